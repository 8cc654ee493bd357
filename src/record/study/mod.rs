//! A study: a tree of lines with annotations. It has public knowledge only.

mod read;
mod write;

use super::annotation::Annotation;
use super::annotation_edit::AnnotationEdit;
use super::game::Game;
use super::record_error::RecordErrorKind;
use super::study_error::{StudyError, validate_limit};
use super::text::MAX_TEXT_BYTES;
use super::tree::{NodeId, Tree};
use crate::moves::Action;
use crate::position::Position;

/// A tree of lines, and the current node.
#[derive(Clone, Debug)]
pub struct Study {
    /// The original game with its result; its line was the main line.
    source: Game,
    tree: Tree,
    /// The current line without the root; `game` has its actions.
    line: Vec<NodeId>,
    game: Game,
}

impl Study {
    /// The maximum number of nodes.
    pub const MAX_NODES: usize = 10_000;
    /// The maximum length of its text in bytes, without headers.
    pub const MAX_BYTES: usize = MAX_TEXT_BYTES / 4 * 3;

    /// A study of a game, at the same ply. The game may contain public knowledge only.
    ///
    /// # Errors
    ///
    /// `study-nodes` if the game is too long.
    pub fn of_game(source: Game) -> Result<Study, StudyError> {
        validate_nodes(source.line().len() + 1)?;
        let (tree, line) = tree_of(&source);
        let ply = source.ply();
        let mut study = Study::at_root(source, tree);
        study.line = line;
        study.set_line(ply);
        Ok(study)
    }

    fn at_root(source: Game, tree: Tree) -> Study {
        let mut study = Study {
            game: Game::from_position(source.start().clone()),
            line: tree.line_through(Tree::ROOT),
            source,
            tree,
        };
        study.set_line(0);
        study
    }

    /// The current line as a game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tree of all lines.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The current node.
    pub fn current(&self) -> NodeId {
        let index = self.game.ply().checked_sub(1);
        index.map_or(Tree::ROOT, |index| self.line[index])
    }

    /// Goes to the given ply of the current line.
    pub fn go_to(&mut self, ply: usize) {
        self.game.go_to(ply);
    }

    /// Goes to a node; the line through it becomes the current one.
    ///
    /// # Errors
    ///
    /// `unknown-node`.
    pub fn go(&mut self, node: NodeId) -> Result<(), StudyError> {
        self.tree.validate_node(node)?;
        let ply = self.tree.path(node).len();
        self.line = self.tree.line_through(node);
        self.set_line(ply);
        Ok(())
    }

    /// Plays a legal action. An action that is not in the tree yet starts a variation.
    ///
    /// # Errors
    ///
    /// `study-nodes`, `study-depth` or `study-size` if there is no room for it.
    pub fn play(&mut self, action: Action) -> Result<(), StudyError> {
        let ply = self.game.ply();
        if self.game.line().get(ply) == Some(&action) {
            self.game.go_to(ply + 1);
            return Ok(());
        }
        let current = self.current();
        let next = match self.tree.child(current, action) {
            Some(child) => child,
            None => self.add_child(current, action)?,
        };
        self.go(next)
    }

    fn add_child(&mut self, at: NodeId, action: Action) -> Result<NodeId, StudyError> {
        validate_nodes(self.tree.len() + 1)?;
        let child = self.tree.add(at, action);
        let valid = self.validate_depth().and_then(|()| self.validate_size());
        if let Err(error) = valid {
            self.tree.remove(child)?;
            return Err(error);
        }
        Ok(child)
    }

    /// Makes the variation of a node the main line of its first position.
    ///
    /// # Errors
    ///
    /// `unknown-node`; `study-depth` if other variations would be nested too deeply.
    pub fn promote(&mut self, node: NodeId) -> Result<(), StudyError> {
        let before = self.tree.clone();
        self.tree.promote(node)?;
        if let Err(error) = self.validate_depth() {
            self.tree = before;
            return Err(error);
        }
        self.go(self.current())
    }

    /// Removes a node and everything after it. If the current node is among these, its parent becomes current.
    ///
    /// # Errors
    ///
    /// `unknown-node`; `study-root` for the root.
    pub fn remove(&mut self, node: NodeId) -> Result<(), StudyError> {
        let current = self.current();
        let stays = !self.tree.path(current).contains(&node);
        let parent = self.tree.parent(node);
        self.tree.remove(node)?;
        self.go(if stays {
            current
        } else {
            parent.unwrap_or(Tree::ROOT)
        })
    }

    /// Changes a node's annotation.
    ///
    /// # Errors
    ///
    /// `unknown-node`; `study-glyph`, `study-arrows` or `study-size`.
    pub fn annotate(&mut self, node: NodeId, edit: AnnotationEdit) -> Result<(), StudyError> {
        self.tree.validate_node(node)?;
        let before = self.tree.annotation(node).cloned().unwrap_or_default();
        let mut after = before.clone();
        edit.apply(&mut after)?;
        if node == Tree::ROOT {
            // It has no move to judge.
            after.glyph = before.glyph;
        }
        if !self.tree.begins_variation(node) {
            after.join_comments();
        }
        let grows = after.bytes() > before.bytes();
        self.set_annotation(node, after);
        match self.validate_size() {
            Err(error) if grows => {
                self.set_annotation(node, before);
                Err(error)
            }
            _ => Ok(()),
        }
    }

    fn set_annotation(&mut self, node: NodeId, annotation: Annotation) {
        if let Some(place) = self.tree.annotation_mut(node) {
            *place = annotation;
        }
    }

    /// Replays the current line up to a ply.
    fn set_line(&mut self, ply: usize) {
        let actions: Vec<Action> = self.actions(&self.line);
        self.game = Game::from_position(self.source.start().clone());
        self.game.line = actions;
        self.game.go_to(ply);
    }

    fn actions(&self, nodes: &[NodeId]) -> Vec<Action> {
        let actions = nodes.iter().filter_map(|&node| self.tree.action(node));
        actions.collect()
    }

    /// The main line as a game without comments. It has the original result if it is the original line.
    pub fn main_game(&self) -> Game {
        let actions = self.actions(&self.tree.line_through(Tree::ROOT));
        let mut game = match self.source.line() == actions {
            true => self.source.clone(),
            false => Game::from_position(self.source.start().clone()),
        };
        game.line = actions;
        game.comments.clear();
        game
    }

    /// Calls `visit` with each node except the root, in preorder, and the positions before and after its action.
    pub fn walk(&self, visit: impl FnMut(NodeId, &Position, Action, &Position)) {
        self.tree.walk(self.source.start(), visit);
    }

    fn validate_depth(&self) -> Result<(), StudyError> {
        validate_limit(
            RecordErrorKind::StudyDepth,
            self.tree.depth(),
            Tree::MAX_DEPTH,
        )
    }

    fn validate_size(&self) -> Result<(), StudyError> {
        let said = |node: NodeId| Some(self.tree.annotation(node)?.bytes());
        let bytes: usize = { self.tree.preorder(Tree::ROOT) }
            .into_iter()
            .filter_map(said)
            .sum();
        validate_limit(RecordErrorKind::StudySize, bytes, Study::MAX_BYTES)
    }
}

/// The line of a game as a tree, with its comments, and the nodes of the line.
pub(super) fn tree_of(game: &Game) -> (Tree, Vec<NodeId>) {
    let mut tree = Tree::new();
    let mut line = Vec::new();
    let mut at = Tree::ROOT;
    for &action in game.line() {
        at = tree.add(at, action);
        line.push(at);
    }
    for (ply, comment) in &game.comments {
        let node = ply.checked_sub(1).map_or(Tree::ROOT, |index| line[index]);
        if let Some(annotation) = tree.annotation_mut(node) {
            annotation.read_comment(game.variant().geometry(), comment);
        }
    }
    (tree, line)
}

fn validate_nodes(nodes: usize) -> Result<(), StudyError> {
    validate_limit(RecordErrorKind::StudyNodes, nodes, Study::MAX_NODES)
}
