//! The tree of variations of a study.

use super::annotation::Annotation;
use super::record_error::RecordErrorKind;
use super::study_error::StudyError;
use crate::moves::Action;
use crate::position::Position;

/// The number of a node, unique and never reused.
pub type NodeId = usize;

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    /// `None` for the root.
    action: Option<Action>,
    /// The first child continues the node's line, the others are variations.
    children: Vec<NodeId>,
    annotation: Annotation,
}

/// A step of writing a tree: the main line, each variation in parentheses after the move that it replaces.
pub(super) enum Step {
    Play(NodeId),
    /// A variation begins with this node.
    Open(NodeId),
    Close,
}

/// Lines that branch.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Removed nodes are `None`.
    nodes: Vec<Option<Node>>,
    len: usize,
}

impl Tree {
    /// The root.
    pub const ROOT: NodeId = 0;
    /// The maximum nesting depth of variations.
    pub const MAX_DEPTH: usize = 60;

    pub(crate) fn new() -> Tree {
        let root = Node {
            parent: None,
            action: None,
            children: Vec::new(),
            annotation: Annotation::default(),
        };
        Tree {
            nodes: vec![Some(root)],
            len: 1,
        }
    }

    /// The number of nodes, including the root.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.len == 1
    }

    /// Whether any line branches.
    pub fn has_variations(&self) -> bool {
        self.line_through(Tree::ROOT).len() + 1 < self.len()
    }

    fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id)?.as_ref()
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id)?.as_mut()
    }

    /// Whether the node exists.
    pub fn contains(&self, id: NodeId) -> bool {
        self.node(id).is_some()
    }

    /// The parent; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id)?.parent
    }

    /// The action that leads to the node; `None` for the root.
    pub fn action(&self, id: NodeId) -> Option<Action> {
        self.node(id)?.action
    }

    /// The children, the main line first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |node| &node.children)
    }

    /// The annotation of the node.
    pub fn annotation(&self, id: NodeId) -> Option<&Annotation> {
        Some(&self.node(id)?.annotation)
    }

    pub(crate) fn annotation_mut(&mut self, id: NodeId) -> Option<&mut Annotation> {
        Some(&mut self.node_mut(id)?.annotation)
    }

    /// The first child that an action leads to.
    pub fn child(&self, id: NodeId, action: Action) -> Option<NodeId> {
        let mut children = self.children(id).iter().copied();
        children.find(|&child| self.action(child) == Some(action))
    }

    /// Adds a last child. Siblings may have the same action: a variation may begin with the move that it is given for.
    pub(crate) fn add(&mut self, id: NodeId, action: Action) -> NodeId {
        let child = self.nodes.len();
        if let Some(node) = self.node_mut(id) {
            node.children.push(child);
        }
        self.nodes.push(Some(Node {
            parent: Some(id),
            action: Some(action),
            children: Vec::new(),
            annotation: Annotation::default(),
        }));
        self.len += 1;
        child
    }

    /// The nodes from the root to this one, without the root.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let back = std::iter::successors(Some(id), |&at| self.parent(at));
        let mut path: Vec<NodeId> = back.filter(|&at| at != Tree::ROOT).collect();
        path.reverse();
        path
    }

    /// The path to a node, continued by the main line after it.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        let next = |&at: &NodeId| self.children(at).first().copied();
        line.extend(std::iter::successors(Some(id), next).skip(1));
        line
    }

    /// The node and everything after it, parents before children and main lines before variations.
    pub fn preorder(&self, id: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            found.push(id);
            open.extend(self.children(id).iter().rev());
        }
        found
    }

    /// The steps of writing all lines.
    pub(super) fn steps(&self) -> Vec<Step> {
        enum Task {
            Behind(NodeId),
            Write(Step),
        }
        let mut steps = Vec::new();
        let mut tasks = vec![Task::Behind(Tree::ROOT)];
        while let Some(task) = tasks.pop() {
            let node = match task {
                Task::Write(step) => {
                    steps.push(step);
                    continue;
                }
                Task::Behind(node) => node,
            };
            let Some((&first, others)) = self.children(node).split_first() else {
                continue;
            };
            steps.push(Step::Play(first));
            tasks.push(Task::Behind(first));
            for &other in others.iter().rev() {
                let open = Task::Write(Step::Open(other));
                tasks.extend([Task::Write(Step::Close), Task::Behind(other), open]);
            }
        }
        steps
    }

    /// Calls `visit` with each node except the root, in preorder, and the positions before and after its action.
    pub(super) fn walk(
        &self,
        start: &Position,
        mut visit: impl FnMut(NodeId, &Position, Action, &Position),
    ) {
        enum Step {
            Enter(NodeId),
            Leave,
        }
        // Stepping two positions is cheaper than cloning one with its undo history at each action.
        let mut before = start.clone();
        let mut after = start.clone();
        let enter = |id| {
            self.children(id)
                .iter()
                .rev()
                .map(|&child| Step::Enter(child))
        };
        let mut steps: Vec<Step> = enter(Tree::ROOT).collect();
        while let Some(step) = steps.pop() {
            let Step::Enter(id) = step else {
                after.unmake();
                before.unmake();
                continue;
            };
            let Some(action) = self.action(id) else {
                continue;
            };
            after.make(action);
            visit(id, &before, action, &after);
            before.make(action);
            steps.push(Step::Leave);
            steps.extend(enter(id));
        }
    }

    /// How deeply variations are nested.
    pub fn depth(&self) -> usize {
        let mut deepest = 0;
        let mut open = vec![(Tree::ROOT, 0)];
        while let Some((id, depth)) = open.pop() {
            deepest = deepest.max(depth);
            let children = self.children(id).iter().enumerate();
            open.extend(children.map(|(index, &child)| (child, depth + usize::from(index > 0))));
        }
        deepest
    }

    /// Whether the node is an alternative to another one.
    pub(super) fn begins_variation(&self, id: NodeId) -> bool {
        let siblings = self.parent(id).map(|parent| self.children(parent));
        siblings.is_some_and(|siblings| siblings.first() != Some(&id))
    }

    /// Makes the variation that contains a node the main line of its first position.
    pub(crate) fn promote(&mut self, id: NodeId) -> Result<(), StudyError> {
        self.validate_node(id)?;
        let back = std::iter::successors(Some(id), |&at| self.parent(at));
        let begins = { back }.find(|&at| self.begins_variation(at));
        let place = begins.and_then(|at| Some((self.parent(at)?, at)));
        if let Some((parent, at)) = place
            && let Some(node) = self.node_mut(parent)
        {
            node.children.retain(|&child| child != at);
            node.children.insert(0, at);
            self.join_comments(parent);
        }
        Ok(())
    }

    /// Removes a node and everything after it.
    pub(crate) fn remove(&mut self, id: NodeId) -> Result<(), StudyError> {
        self.validate_node(id)?;
        let Some(parent) = self.parent(id) else {
            return Err(StudyError {
                kind: RecordErrorKind::StudyRoot,
                found: id.to_string(),
                allowed: "a move of the study".to_string(),
            });
        };
        for gone in self.preorder(id) {
            self.nodes[gone] = None;
            self.len -= 1;
        }
        if let Some(node) = self.node_mut(parent) {
            node.children.retain(|&child| child != id);
        }
        self.join_comments(parent);
        Ok(())
    }

    /// Nothing is written before a move that begins no variation.
    fn join_comments(&mut self, parent: NodeId) {
        let first = self.children(parent).first().copied();
        if let Some(annotation) = first.and_then(|first| self.annotation_mut(first)) {
            annotation.join_comments();
        }
    }

    pub(crate) fn validate_node(&self, id: NodeId) -> Result<(), StudyError> {
        let unknown = || StudyError {
            kind: RecordErrorKind::UnknownNode,
            found: id.to_string(),
            allowed: "a move of the open study".to_string(),
        };
        self.contains(id).then_some(()).ok_or_else(unknown)
    }
}
