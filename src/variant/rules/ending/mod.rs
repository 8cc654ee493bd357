//! The table `[ending]`: its keys, its rules, and which endings follow from them.

mod automatic;
mod bare_king;
mod checkmate;
pub(super) mod checks;
mod claims;
mod counting;
pub(in crate::variant) mod extinction;
mod facing;
mod material;
mod move_count;
mod passes;
mod perpetual_chase;
mod points;
pub(in crate::variant) mod region;
mod repetition;
mod stalemate;
mod verdict;
mod walled_in;

pub use bare_king::BareKing;
pub use claims::Claims;
pub use counting::{Counting, LoneLimit};
pub use extinction::Extinction;
pub use material::{Material, MaterialSide, Shades};
pub use move_count::{CountLimit, LoneRoyal, MoveCount};
pub use passes::{MayPass, Passes};
pub use perpetual_chase::PerpetualChase;
pub use points::Points;
pub use region::{Region, RegionWin};
pub use repetition::{Repetition, RepetitionResult};
pub use verdict::Verdict;

use super::goal::{self, Goal};
use super::royalty;
use crate::piece::PieceSet;
use crate::setup::FieldName;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Required;
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::{Node, Value};

/// The order of the keys is the manual's.
pub(in crate::variant) static ENDING: Key = key(
    "ending",
    Form::Table(&SECTION),
    Required,
    "",
    "How the game ends.",
);
static SECTION: Section = Section {
    title: "[ending]",
    known_by: None,
    about: "How the game ends.",
    keys: &[
        &goal::GOAL,
        &claims::CLAIM,
        &checkmate::CHECKMATE,
        &royalty::SHARED_CHECK,
        &extinction::EXTINCTION,
        &stalemate::STALEMATE,
        &stalemate::STALEMATE_BY_COUNT,
        &passes::PASSES,
        &facing::FACING_DRAWS,
        &points::POINTS,
        &repetition::REPETITION,
        &repetition::REPETITION_AUTOMATIC,
        &repetition::REPETITION_WHOEVER_ACTS,
        &repetition::REPETITION_RESULT,
        &repetition::PERPETUAL_CHECK_LOSES,
        &perpetual_chase::PERPETUAL_CHASE,
        &repetition::BACK_AND_FORTH_LOSES,
        &move_count::MOVE_COUNT,
        &counting::COUNTING,
        &material::MATERIAL,
        &bare_king::BARE_KING,
        &bare_king::BARE_DRAW,
        &walled_in::WALLED_IN,
        &region::REGION,
        &checks::CHECKS,
    ],
};

/// The table of a file. A missing one is reported by the check of its keys.
pub(in crate::variant) fn table(file: &Node) -> Option<&Node> {
    file.get(&ENDING)
}

/// How a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndingRules {
    /// How the game is won.
    pub goal: Goal,
    /// The effects of a claim other than removing an army.
    pub claims: Claims,
    /// The result for a checkmated player.
    pub checkmate: Verdict,
    /// The result for a stalemated player.
    pub stalemate: Verdict,
    /// That result is only for a player with fewer pieces than the opponent: with more it is the opposite, otherwise a draw.
    pub stalemate_by_count: bool,
    /// A player without a legal action draws if its royal piece is not attacked and has only its own pieces and these
    /// around it, at least one of these.
    pub walled_in_by: PieceSet,
    /// The end of the game by the loss of pieces.
    pub extinction: Option<Extinction>,
    /// Squares that win when they are reached.
    pub region: Option<Region>,
    /// The number of checks that wins.
    pub checks: Option<u8>,
    /// A player with only the royal piece left loses.
    pub bare_king: Option<BareKing>,
    /// The game is drawn if every living player has just one piece, one of these.
    pub bare_draw: PieceSet,
    /// Draws by insufficient material.
    pub material: Vec<Material>,
    /// Draw by a number of plies without an irreversible move.
    pub move_count: Option<MoveCount>,
    /// Draw by a number of moves since little material is left.
    pub counting: Option<Counting>,
    /// Draw by repetition.
    pub repetition: Option<Repetition>,
    /// A player who chases the same piece all the time loses.
    pub perpetual_chase: Option<PerpetualChase>,
    /// A player who moves a piece back and forth loses.
    pub back_and_forth_loses: bool,
    /// When players pass, if they ever do.
    pub passes: Option<Passes>,
    /// Royal pieces that face each other must be parted, or a pass draws.
    pub facing_draws: bool,
    /// The points that decide in place of a draw.
    pub points: Option<Points>,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> EndingRules {
    EndingRules {
        goal: goal::read(ending),
        claims: claims::read(ending, table, faults),
        stalemate: stalemate::read(ending),
        stalemate_by_count: stalemate::by_count(ending, table, faults),
        checkmate: checkmate::read(ending, faults),
        extinction: extinction::read(ending, table, faults),
        walled_in_by: walled_in::read(ending, table),
        repetition: repetition::read(ending, table, faults),
        perpetual_chase: perpetual_chase::read(ending, table, faults),
        back_and_forth_loses: repetition::back_and_forth_loses(ending, table, faults),
        move_count: move_count::read(ending, table, faults),
        counting: counting::read(ending, table, faults),
        material: material::read(ending, table, faults),
        bare_king: bare_king::read(ending, table, faults),
        bare_draw: bare_king::bare_draw(ending, table),
        region: region::read(ending, table, faults),
        checks: checks::read(ending, table, faults),
        passes: passes::read(ending, table, faults),
        facing_draws: facing::read(ending, table, faults),
        points: points::read(ending, table, faults),
    }
}

listed! {
    /// A way in which a game ends by itself.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ending {
        /// An action has won, or one player is left.
        Won,
        /// A player has lost all pieces, or those of a type.
        Extinction,
        /// Pieces have reached their squares.
        Region,
        /// The last check has been given.
        Checks,
        /// Each of two players has passed.
        TwoPasses,
        /// A player has passed while the royal pieces face each other.
        Facing,
        /// The player to move is in check and has no legal action.
        Checkmate,
        /// The player to move has no legal action, with its royal piece behind stones.
        WalledIn,
        /// The player to move has no legal action.
        Stalemate,
        /// A player has only the royal piece left and loses.
        BareKing,
        /// Insufficient material.
        Material,
        /// Every player has only the royal piece left.
        BareRoyals,
        /// Many plies without an irreversible action.
        MoveCount,
        /// Many moves since little material is left.
        Counting,
        /// A player has moved a piece back and forth.
        BackAndForth,
        /// All of several players have passed in turn.
        RoundOfPasses,
        /// A position was repeated while one player gave check all the time.
        PerpetualCheck,
        /// A position was repeated while one player chased a piece all the time.
        PerpetualChase,
        /// A position was repeated.
        Repetition,
    }
}

impl EndingRules {
    /// The endings that a game with these rules may have. The rules are taken apart without `..`, so that a new one must
    /// be considered.
    pub fn endings(&self) -> Endings {
        let EndingRules {
            goal,
            claims: _,
            checkmate: _,
            stalemate: _,
            stalemate_by_count: _,
            walled_in_by,
            extinction,
            region,
            checks,
            bare_king,
            bare_draw,
            material,
            move_count,
            counting,
            repetition,
            perpetual_chase,
            back_and_forth_loses,
            passes,
            facing_draws,
            points: _,
        } = self;
        let may_happen = |ending: Ending| match ending {
            Ending::Won | Ending::Stalemate => true,
            Ending::Extinction => extinction.is_some(),
            Ending::Region => region.is_some(),
            Ending::Checks => checks.is_some(),
            Ending::TwoPasses => matches!(passes, Some(Passes::OfTwo(_))),
            Ending::Facing => *facing_draws,
            Ending::Checkmate => *goal == Goal::Checkmate,
            Ending::WalledIn => !walled_in_by.is_empty(),
            Ending::BareKing => bare_king.is_some(),
            Ending::Material => !material.is_empty(),
            Ending::BareRoyals => !bare_draw.is_empty(),
            Ending::MoveCount => move_count.is_some(),
            Ending::Counting => counting.is_some(),
            Ending::BackAndForth => *back_and_forth_loses,
            Ending::RoundOfPasses => matches!(passes, Some(Passes::AmongSeveral)),
            Ending::PerpetualCheck => repetition.is_some_and(|rule| rule.perpetual_check_loses),
            Ending::PerpetualChase => perpetual_chase.is_some(),
            Ending::Repetition => repetition.is_some(),
        };
        let having = Ending::ALL.iter().filter(|ending| may_happen(**ending));
        having.fold(Endings::NONE, |all, &ending| all.with(ending))
    }

    /// Whether a goal other than checkmate wins: squares to reach or checks to give.
    pub fn has_goals(&self) -> bool {
        self.region.is_some() || self.checks.is_some()
    }

    /// Whether a pass that answers a pass ends the game.
    pub fn two_passes_end(&self) -> bool {
        matches!(self.passes, Some(Passes::OfTwo(_)))
    }
}

/// The key by which perpetual check loses, if it does.
pub(super) fn perpetual_check(ending: &Node) -> Option<&Node> {
    let key = &repetition::PERPETUAL_CHECK_LOSES;
    ending.get(key).filter(|_| ending.flag_of(key))
}

/// The key by which a perpetual chase loses.
pub(super) fn perpetual_chase(ending: &Node) -> Option<&Node> {
    ending.get(&perpetual_chase::PERPETUAL_CHASE)
}

/// The keys of endings that depend on who moved last, or on how many turns ago.
pub(super) fn asking_who_moved_last(ending: &Node) -> impl Iterator<Item = &Node> {
    let keys = [
        &passes::PASSES,
        &facing::FACING_DRAWS,
        &repetition::REPETITION_WHOEVER_ACTS,
        &repetition::PERPETUAL_CHECK_LOSES,
        &perpetual_chase::PERPETUAL_CHASE,
        &repetition::REPETITION_RESULT,
        &repetition::BACK_AND_FORTH_LOSES,
        &counting::COUNTING,
        &bare_king::BARE_KING,
        &region::REGION,
    ];
    let written = keys.into_iter().filter_map(|key| ending.get(key));
    written.filter(|node| !matches!(node.value, Value::Flag(false)) && node.text() != Some("draw"))
}

/// Whether the rules need a further field of position text.
pub(super) fn needs(ending: &Node, field: FieldName) -> bool {
    match field {
        FieldName::Passes => passes::are_counted(ending),
        FieldName::Winner => claims::may_win(ending),
        FieldName::Checks => checks::to_win(ending).is_some(),
        FieldName::Count | FieldName::CountLimit => counting::is_used(ending),
        FieldName::Crown
        | FieldName::Mine
        | FieldName::Hidden
        | FieldName::Half
        | FieldName::Drops
        | FieldName::Wall
        | FieldName::Moves => false,
    }
}

/// A set of endings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Endings(u32);

impl Endings {
    /// No ending.
    pub const NONE: Endings = Endings(0);

    /// These endings and another one.
    pub const fn with(self, ending: Ending) -> Endings {
        Endings(self.0 | 1 << ending as u32)
    }

    /// The endings of both sets.
    pub const fn or(self, others: Endings) -> Endings {
        Endings(self.0 | others.0)
    }

    /// Whether an ending is among them.
    pub const fn contains(self, ending: Ending) -> bool {
        self.0 >> ending as u32 & 1 != 0
    }

    /// Whether some ending is in both sets.
    pub const fn intersects(self, other: Endings) -> bool {
        self.0 & other.0 != 0
    }
}
