//! Calls for studies: trees of lines with annotations.

use super::Session;
use super::current::Current;
use super::storing::{fault_message, headers_of, texts_of};
use crate::api::describe::{game_info, study_message};
use crate::api::error::{EngineError, remark_messages};
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::record::{AnnotationEdit, Arrow, ArrowColour, Study};

impl Session {
    /// Replaces the current game with a study of it, at the same ply. It has public knowledge only, or everything if
    /// the game is over. In a study, playing and stepping move through the tree and drop nothing: a new action becomes
    /// a child of the current node.
    ///
    /// # Errors
    ///
    /// `no-game`, or why the game can't be a study.
    pub fn study_start(&mut self) -> Result<StudyMessage, EngineError> {
        let study = Study::of_game(self.shown()?.into_owned())?;
        self.replace(Current::Study(Box::new(study)));
        self.study()
    }

    /// Opens a study at its root; a record without variations is a study too. If the text can't be read, the current
    /// game stays.
    ///
    /// # Errors
    ///
    /// The first fault of the text, with its line.
    pub fn study_load(
        &mut self,
        request: StudyLoadRequest,
    ) -> Result<LoadedStudyMessage, EngineError> {
        let options = self.reading_options(request.line);
        let find = |id: &str, options: &[(&str, &str)]| self.for_record(id, options);
        let loaded = Study::from_text_with(&options, &request.text, find)
            .map_err(|error| self.catalogue.with_custom_games(error))?;
        self.replace(Current::Study(Box::new(loaded.study)));
        Ok(LoadedStudyMessage {
            info: game_info(self.game()?.variant()),
            view: self.view()?,
            headers: texts_of(loaded.headers),
            other_edition: loaded.other_edition,
            study: self.study()?,
            fault: loaded.fault.map(fault_message),
            remarks: remark_messages(loaded.remarks),
        })
    }

    /// The current study.
    ///
    /// # Errors
    ///
    /// `no-study`.
    pub fn study(&self) -> Result<StudyMessage, EngineError> {
        Ok(study_message(self.current.study()?))
    }

    /// Goes to a node; the line through it becomes the current one.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_go(&mut self, request: NodeRequest) -> Result<ViewMessage, EngineError> {
        self.current.study_mut()?.go(request.node)?;
        self.view()
    }

    /// Changes the given parts of a node's annotation.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`, `unknown-square`, `arrow-colour`, or why the annotation can't be stored.
    pub fn study_annotate(
        &mut self,
        request: AnnotateRequest,
    ) -> Result<StudyMessage, EngineError> {
        self.current.study()?;
        let arrows = request.arrows.as_deref();
        let arrows = arrows.map(|arrows| arrows.iter().map(|arrow| self.arrow(arrow)));
        let arrows = arrows.map(Iterator::collect).transpose()?;
        let edit = AnnotationEdit {
            comment: request.comment,
            comment_before: request.comment_before,
            glyph: request.glyph,
            arrows,
        };
        let study = self.current.study_mut()?;
        study.annotate(request.node, edit)?;
        self.study()
    }

    fn arrow(&self, arrow: &ArrowMessage) -> Result<Arrow, EngineError> {
        let names = ArrowColour::ALL.map(ArrowColour::name).join(", ");
        let unknown = || EngineError::new(CallError::ArrowColour, &*arrow.colour, names);
        Ok(Arrow {
            from: self.square(arrow.from)?,
            to: self.square(arrow.to)?,
            colour: ArrowColour::named(&arrow.colour).ok_or_else(unknown)?,
        })
    }

    /// Makes the variation of a node the main line of its first position.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_promote(&mut self, request: NodeRequest) -> Result<StudyMessage, EngineError> {
        self.current.study_mut()?.promote(request.node)?;
        self.study()
    }

    /// Removes a node and everything after it.
    ///
    /// # Errors
    ///
    /// `no-study`, `unknown-node`.
    pub fn study_remove(&mut self, request: NodeRequest) -> Result<ViewMessage, EngineError> {
        self.current.study_mut()?.remove(request.node)?;
        self.view()
    }

    /// The study as text, which [`Session::study_load`] reads.
    ///
    /// # Errors
    ///
    /// `no-study`.
    pub fn study_text(&self, request: HeadersRequest) -> Result<String, EngineError> {
        let headers = headers_of(request.headers);
        Ok(self.current.study()?.to_text(&headers))
    }
}
