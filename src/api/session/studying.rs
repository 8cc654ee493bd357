//! A study on the table: lines that branch, and what is said of them.

use super::Session;
use super::storing::headers_of;
use crate::api::describe::{game_info, study_message};
use crate::api::error::EngineError;
use crate::api::messages::*;
use crate::record::{Arrow, ArrowColour, Study};

impl Session {
    /// Replaces the game on the table with a study of it, at the same ply. It contains what everybody knows: everything once the
    /// game is over. While a study is on the table, playing and stepping move in its tree and drop nothing: an
    /// action that is new becomes a child of the node on the board.
    ///
    /// # Errors
    ///
    /// `no-game`, or why the game can't be a study.
    pub fn study_start(&mut self) -> Result<StudyMessage, EngineError> {
        let study = Study::of_game(self.shown()?.into_owned())?;
        self.put_study(study);
        self.study()
    }

    /// Opens a study at its root; a record without variations is one, too. The table stays as it is if the text can't be read.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, with its line.
    pub fn study_load(&mut self, request: TextRequest) -> Result<LoadedStudyMessage, EngineError> {
        let loaded = Study::from_text(&request.text, |id, options| self.for_record(id, options))?;
        let headers = loaded.headers.into_iter();
        self.put_study(loaded.study);
        Ok(LoadedStudyMessage {
            info: game_info(self.game()?.variant()),
            view: self.view()?,
            headers: headers.map(|header| (header.name, header.value)).collect(),
            other_edition: loaded.other_edition,
            study: self.study()?,
        })
    }

    fn put_study(&mut self, study: Study) {
        self.clear_table();
        self.study = Some(study);
    }

    /// The study on the table.
    ///
    /// # Errors
    ///
    /// `no-study`.
    pub fn study(&self) -> Result<StudyMessage, EngineError> {
        Ok(study_message(self.current_study()?))
    }

    /// Shows the position of a node, and makes the line through it the current one.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_go(&mut self, request: NodeRequest) -> Result<ViewMessage, EngineError> {
        self.study_mut()?.go(request.node)?;
        self.view()
    }

    /// Changes those parts of a node's annotation that are given.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`, `unknown-square`, `arrow-colour`, or why the annotation can't be kept.
    pub fn study_annotate(
        &mut self,
        request: AnnotateRequest,
    ) -> Result<StudyMessage, EngineError> {
        self.current_study()?;
        let arrows = request.arrows.as_deref();
        let arrows = arrows.map(|arrows| arrows.iter().map(|arrow| self.arrow(arrow)));
        let arrows = arrows.map(Iterator::collect).transpose()?;
        let (comment, glyph) = (request.comment.as_deref(), request.glyph.as_deref());
        let study = self.study_mut()?;
        study.annotate(request.node, comment, glyph, arrows)?;
        self.study()
    }

    fn arrow(&self, arrow: &ArrowMessage) -> Result<Arrow, EngineError> {
        let names = ArrowColour::ALL.map(ArrowColour::name).join(", ");
        let unknown = || EngineError::new("arrow-colour", &*arrow.colour, names);
        Ok(Arrow {
            from: self.square(arrow.from)?,
            to: self.square(arrow.to)?,
            colour: ArrowColour::named(&arrow.colour).ok_or_else(unknown)?,
        })
    }

    /// Makes the variation of a node the main line where it begins.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_promote(&mut self, request: NodeRequest) -> Result<StudyMessage, EngineError> {
        self.study_mut()?.promote(request.node)?;
        self.study()
    }

    /// Removes a node and everything after it.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_remove(&mut self, request: NodeRequest) -> Result<ViewMessage, EngineError> {
        self.study_mut()?.remove(request.node)?;
        self.view()
    }

    /// The study as text, which [`Session::study_load`] reads.
    ///
    /// # Errors
    ///
    /// `no-study`.
    pub fn study_text(&self, request: HeadersRequest) -> Result<String, EngineError> {
        let headers = headers_of(request.headers);
        Ok(self.current_study()?.to_text(&headers))
    }

    /// # Errors
    ///
    /// `no-study` unless one is on the table.
    fn current_study(&self) -> Result<&Study, EngineError> {
        self.study.as_ref().ok_or_else(no_study)
    }

    fn study_mut(&mut self) -> Result<&mut Study, EngineError> {
        self.study.as_mut().ok_or_else(no_study)
    }
}

fn no_study() -> EngineError {
    EngineError::new("no-study", "", "after studyStart or studyLoad")
}
