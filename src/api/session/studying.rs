//! A study on the table: lines that branch, and what is said of them.

use super::Session;
use super::storing::headers_of;
use crate::api::ask::ArrowField;
use crate::api::describe::{game_info, study_message};
use crate::api::error::EngineError;
use crate::api::messages::{LoadedStudyMessage, StudyMessage, ViewMessage};
use crate::api::named::Named;
use crate::record::{Arrow, ArrowColour, Study};

impl Session {
    /// Makes a study of the game on the table, which it takes the place of. Of a game with secrets it has what everybody
    /// knows: everything once the game is over.
    pub(in crate::api) fn start_study(&mut self) -> Result<StudyMessage, EngineError> {
        let study = Study::of_game(self.shown()?.into_owned())?;
        self.put_study(study);
        self.tell_study()
    }

    /// Reads a study; a record without variations is one, too. What is on the table stays if the text can't be read.
    pub(in crate::api) fn load_study(
        &mut self,
        text: &str,
    ) -> Result<LoadedStudyMessage, EngineError> {
        let loaded = Study::from_text(text, |id, options| self.edition(id, options))?;
        let headers = loaded.headers.into_iter();
        self.put_study(loaded.study);
        Ok(LoadedStudyMessage {
            info: game_info(self.game()?.variant()),
            view: self.view()?,
            headers: headers.map(|header| (header.name, header.value)).collect(),
            other_edition: loaded.other_edition,
            study: self.tell_study()?,
        })
    }

    fn put_study(&mut self, study: Study) {
        self.clear_table();
        self.study = Some(study);
    }

    pub(in crate::api) fn tell_study(&self) -> Result<StudyMessage, EngineError> {
        Ok(study_message(self.study()?))
    }

    pub(in crate::api) fn go_in_study(&mut self, node: usize) -> Result<ViewMessage, EngineError> {
        self.study_mut()?.go(node)?;
        self.view()
    }

    pub(in crate::api) fn annotate(
        &mut self,
        node: usize,
        comment: Option<&str>,
        glyph: Option<&str>,
        arrows: Option<&[ArrowField]>,
    ) -> Result<StudyMessage, EngineError> {
        self.study()?;
        let arrows = arrows.map(|arrows| arrows.iter().map(|arrow| self.arrow(arrow)));
        let arrows = arrows.map(Iterator::collect).transpose()?;
        let study = self.study_mut()?;
        study.annotate(node, comment, glyph, arrows)?;
        self.tell_study()
    }

    fn arrow(&self, arrow: &ArrowField) -> Result<Arrow, EngineError> {
        let names = ArrowColour::ALL.map(ArrowColour::name).join(", ");
        let unknown = || EngineError::new("arrow-colour", &*arrow.colour, names);
        Ok(Arrow {
            from: self.cell(arrow.from)?,
            to: self.cell(arrow.to)?,
            colour: ArrowColour::named(&arrow.colour).ok_or_else(unknown)?,
        })
    }

    pub(in crate::api) fn promote(&mut self, node: usize) -> Result<StudyMessage, EngineError> {
        self.study_mut()?.promote(node)?;
        self.tell_study()
    }

    pub(in crate::api) fn remove(&mut self, node: usize) -> Result<ViewMessage, EngineError> {
        self.study_mut()?.remove(node)?;
        self.view()
    }

    pub(in crate::api) fn study_text(
        &self,
        headers: Named<String, String>,
    ) -> Result<String, EngineError> {
        Ok(self.study()?.to_text(&headers_of(headers)))
    }

    /// # Errors
    ///
    /// `no-study` unless one is on the table.
    fn study(&self) -> Result<&Study, EngineError> {
        self.study.as_ref().ok_or_else(no_study)
    }

    fn study_mut(&mut self) -> Result<&mut Study, EngineError> {
        self.study.as_mut().ok_or_else(no_study)
    }
}

fn no_study() -> EngineError {
    EngineError::new("no-study", "", "after studyStart or studyLoad")
}
