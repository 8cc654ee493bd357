//! Generates `www/engine/protocol.d.ts`, the types of all messages and calls, and `www/engine/harmless-calls.js`.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::api::engine::methods;
use crate::api::{EngineError, ErrorCode};
use crate::position::PositionFaultKind;
use crate::record::RemarkKind;
use crate::rules::{Reason, RevealKind};
use crate::search::OpponentModel;
use crate::setup::FieldName;

const HEAD: &str = "// Made from the messages in src/api/messages by `UPDATE=1 cargo test --lib protocol`. Don't edit.

/** Index into `GameInfo.board.squares`, 0 to 255. */
export type Square = number;

/** Index into `GameInfo.seats`, 0 to 3. */
export type Seat = number;

/** Index into `GameInfo.kinds`. */
export type PieceType = number;
";

/// Its end is the list of calls.
const HARMLESS_HEAD: &str = "\
// Made from the calls in src/api/engine.rs by `UPDATE=1 cargo test --lib protocol`. Don't edit.

/** Calls that don't change the result of a search, so it goes on. */
export const HARMLESS_CALLS = new Set([
";

/// A call in TypeScript, with the declarations that it needs.
pub(in crate::api) struct Method {
    effect: &'static str,
    pub(super) name: &'static str,
    request: String,
    answer: String,
    types: Declarations,
}

impl Method {
    pub(in crate::api) fn answering<T: TS + 'static>(
        effect: &'static str,
        name: &'static str,
    ) -> Method {
        let mut types = Declarations::default();
        types.visit::<T>();
        Method {
            effect,
            name,
            request: String::new(),
            answer: T::name(&Config::default()),
            types,
        }
    }

    /// Whether a search goes on after the call.
    pub(super) fn is_harmless(&self) -> bool {
        self.effect != "ends"
    }

    pub(in crate::api) fn to<T: TS + 'static>(mut self) -> Method {
        self.types.visit::<T>();
        self.request = format!("request: {}", T::name(&Config::default()));
        self
    }
}

#[derive(Default)]
struct Declarations(BTreeMap<String, String>);

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        // Only derived types have a declaration.
        if T::output_path().is_some() {
            let declaration = format!(
                "{}export {}\n",
                T::docs().unwrap_or_default(),
                T::decl(&config)
            );
            let known = self.0.insert(T::ident(&config), declaration);
            if known.is_some() {
                return;
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn union<'a>(name: &str, values: impl Iterator<Item = &'a str>) -> String {
    let values: Vec<String> = values.map(|value| format!("{value:?}")).collect();
    format!("\nexport type {name} = {};\n", values.join(" | "))
}

fn protocol() -> String {
    let mut types = Declarations::default();
    types.visit::<EngineError>();
    let mut calls = String::from(
        "\n/** The calls. Each throws an `EngineError`. */\nexport interface Engine {\n",
    );
    for method in methods() {
        let Method {
            name,
            request,
            answer,
            types: needed,
            ..
        } = method;
        calls += &format!("  {name}({request}): {answer};\n");
        types.0.extend(needed.0);
    }
    let secrets = FieldName::ALL.into_iter().filter(|field| field.is_secret());
    let mut text = String::from(HEAD);
    text += &union("SecretField", secrets.map(FieldName::text));
    text += &union("ErrorCode", ErrorCode::all().into_iter());
    for (name, codes) in [
        ("FaultCode", PositionFaultKind::CODES),
        ("OutcomeReason", Reason::CODES),
        ("RemarkCode", RemarkKind::CODES),
        ("RevealCode", RevealKind::CODES),
    ] {
        text += &union(name, codes.iter().copied());
    }
    text += &union("Model", OpponentModel::ALL.iter().map(|model| model.name()));
    for declaration in types.0.values() {
        text += "\n";
        text += declaration;
    }
    text += &calls;
    text += "  missingNetwork(): string | undefined;\n";
    text += "  setNetwork(file: Uint8Array): void;\n";
    text += "  computerMemory(): string;\n";
    text += "  setComputerMemory(text: string): void;\n";
    text += "  free(): void;\n}\n";
    let lines = text.lines().map(|line| line.trim_end().to_string() + "\n");
    lines.collect()
}

fn harmless_calls() -> String {
    let harmless = methods().into_iter().filter(Method::is_harmless);
    let lines = harmless.map(|method| format!("  {:?},\n", method.name));
    format!("{HARMLESS_HEAD}{}]);\n", lines.collect::<String>())
}

#[test]
fn protocol_files_are_up_to_date() {
    check_generated("www/engine/protocol.d.ts", &protocol());
    check_generated("www/engine/harmless-calls.js", &harmless_calls());
}

fn check_generated(file: &str, fresh: &str) {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, fresh).expect("a file that can be written");
    }
    let stale = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stale == fresh,
        "{file} is stale: UPDATE=1 cargo test --lib protocol"
    );
}
