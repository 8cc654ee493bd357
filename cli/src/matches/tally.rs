//! The results so far, from the first engine's point of view.

use super::elo::Estimate;
use super::referee::FinishedGame;

#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Tally {
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
    /// The number of pairs with 0, ½, 1, 1½ and 2 points. Pairs, because their two games depend on each other.
    pub(super) pairs: [u64; 5],
    pub(super) forfeits: [u64; 2],
    pub(super) overruns: [u64; 2],
}

impl Tally {
    /// Counts a game; returns its half points.
    pub(super) fn add_game(&mut self, ended: &FinishedGame) -> usize {
        if let Some(engine) = ended.forfeited {
            self.forfeits[engine] += 1;
        }
        for (sum, late) in self.overruns.iter_mut().zip(ended.overruns) {
            *sum += u64::from(late);
        }
        let (count, half_points) = match ended.winner {
            Some(0) => (&mut self.wins, 2),
            Some(_) => (&mut self.losses, 0),
            None => (&mut self.draws, 1),
        };
        *count += 1;
        half_points
    }

    pub(super) fn add_pair(&mut self, half_points: usize) {
        self.pairs[half_points.min(4)] += 1;
    }

    pub(super) fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    pub(super) fn estimate(&self) -> Estimate {
        Estimate::of_pairs(&self.pairs)
    }

    /// `+5 =2 -3, 60.0 % (42.1–75.6), Elo +70 (-55–+196)`.
    pub(super) fn text(&self) -> String {
        let Tally {
            wins,
            draws,
            losses,
            ..
        } = self;
        format!("+{wins} ={draws} -{losses}, {}", self.estimate().text())
    }
}
