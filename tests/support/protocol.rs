//! The types of `www/engine/protocol.js`, read from its comments, so that what the Rust side sends can be compared
//! with what the page expects.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

/// A type as JSDoc writes it.
#[derive(Clone, Debug)]
pub enum Type {
    Any,
    Text,
    Number,
    Boolean,
    Null,
    Literal(String),
    Named(String),
    List(Box<Type>),
    Union(Vec<Type>),
    /// Name, whether it may be left out, type.
    Object(Vec<(String, bool, Type)>),
    Record(Box<Type>),
}

/// Every `@typedef` by its name.
pub struct Protocol(BTreeMap<String, Type>);

impl Protocol {
    pub fn read() -> Protocol {
        let path = format!("{}/www/engine/protocol.js", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("the protocol");
        let comments = text.split("/**").skip(1);
        let comments = comments.map(|rest| rest.split("*/").next().unwrap_or(rest));
        Protocol(
            comments
                .filter_map(|comment| typedef(&without_stars(comment)))
                .collect(),
        )
    }

    pub fn named(&self, name: &str) -> &Type {
        self.0.get(name).unwrap_or_else(|| panic!("no type {name}"))
    }

    /// Names of all calls with the types of question and answer.
    pub fn calls(&self) -> BTreeMap<String, (Type, Type)> {
        let Type::Object(calls) = self.named("EngineCalls") else {
            panic!("EngineCalls is a table");
        };
        let sides = |call: &Type| {
            let ask = field(call, "ask").expect("an ask");
            (ask, field(call, "answer").expect("an answer"))
        };
        calls
            .iter()
            .map(|(name, _, call)| (name.clone(), sides(call)))
            .collect()
    }

    /// Where and how a value is not of a type: no field may be missing or unknown.
    pub fn fault(&self, value: &Value, wanted: &Type, at: &str) -> Option<String> {
        let wrong = || Some(format!("{at}: {value} is no {wanted:?}"));
        let fits = |fits: bool| if fits { None } else { wrong() };
        match wanted {
            Type::Any => None,
            Type::Text => fits(value.is_string()),
            Type::Number => fits(value.is_number()),
            Type::Boolean => fits(value.is_boolean()),
            Type::Null => fits(value.is_null()),
            Type::Literal(text) => fits(value.as_str() == Some(text)),
            Type::Named(name) => self.fault(value, self.named(name), &format!("{at}<{name}>")),
            Type::Union(types) => {
                let fits = types
                    .iter()
                    .any(|wanted| self.fault(value, wanted, at).is_none());
                // Of "this or null" the fault in "this" tells more.
                let first = || self.fault(value, &types[0], at);
                if fits { None } else { first() }
            }
            Type::List(item) => match value.as_array() {
                None => wrong(),
                Some(items) => items
                    .iter()
                    .find_map(|value| self.fault(value, item, &format!("{at}[]"))),
            },
            Type::Record(item) => match value.as_object() {
                None => wrong(),
                Some(entries) => entries
                    .values()
                    .find_map(|value| self.fault(value, item, at)),
            },
            Type::Object(fields) => match value.as_object() {
                None => wrong(),
                Some(entries) => self.fault_of_fields(entries, fields, at),
            },
        }
    }

    fn fault_of_fields(
        &self,
        entries: &Map<String, Value>,
        fields: &[(String, bool, Type)],
        at: &str,
    ) -> Option<String> {
        let known = |key: &String| fields.iter().any(|(name, ..)| name == key);
        if let Some(unknown) = entries.keys().find(|key| !known(key)) {
            return Some(format!("{at}.{unknown} is not in the protocol"));
        }
        fields
            .iter()
            .find_map(|(name, optional, wanted)| match entries.get(name) {
                Some(value) => self.fault(value, wanted, &format!("{at}.{name}")),
                None if *optional => None,
                None => Some(format!("{at}.{name} is missing")),
            })
    }

    /// Some value of a type.
    pub fn sample(&self, wanted: &Type) -> Value {
        match wanted {
            Type::Any | Type::Null => Value::Null,
            Type::Text => json!("text"),
            Type::Number => json!(0),
            Type::Boolean => json!(true),
            Type::Literal(text) => json!(text),
            Type::Named(name) => self.sample(self.named(name)),
            Type::List(item) => json!([self.sample(item)]),
            Type::Union(types) => self.sample(&types[0]),
            Type::Record(item) => json!({ "name": self.sample(item) }),
            Type::Object(fields) => {
                let fields = fields.iter();
                fields
                    .map(|(name, _, wanted)| (name.clone(), self.sample(wanted)))
                    .collect()
            }
        }
    }
}

/// The type of an object's field.
pub fn field(object: &Type, name: &str) -> Option<Type> {
    let Type::Object(fields) = object else {
        return None;
    };
    let found = fields.iter().find(|(field, ..)| field == name);
    found.map(|(_, _, wanted)| wanted.clone())
}

fn without_stars(comment: &str) -> String {
    let lines = comment
        .lines()
        .map(|line| line.trim().trim_start_matches('*'));
    lines.collect::<Vec<_>>().join("\n")
}

/// The name and type that a comment defines.
fn typedef(comment: &str) -> Option<(String, Type)> {
    let (_, rest) = comment.split_once("@typedef {")?;
    let mut reader = Reader(rest);
    if let Some(after) = rest.strip_prefix("object}") {
        let properties = comment.split("@property {").skip(1).map(|property| {
            let mut reader = Reader(property);
            let wanted = reader.union();
            reader.expect("}");
            (reader.word().to_string(), false, wanted)
        });
        return Some((
            Reader(after).word().to_string(),
            Type::Object(properties.collect()),
        ));
    }
    let wanted = reader.union();
    reader.expect("}");
    Some((reader.word().to_string(), wanted))
}

/// Reads a type from left to right.
struct Reader<'t>(&'t str);

impl<'t> Reader<'t> {
    fn skip(&mut self, text: &str) -> bool {
        self.0 = self.0.trim_start();
        let rest = self.0.strip_prefix(text);
        self.0 = rest.unwrap_or(self.0);
        rest.is_some()
    }

    fn expect(&mut self, text: &str) {
        assert!(self.skip(text), "expected `{text}` before `{:.60}`", self.0);
    }

    fn word(&mut self) -> &'t str {
        let text = self.0.trim_start();
        let end = text
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(text.len());
        self.0 = &text[end..];
        &text[..end]
    }

    fn union(&mut self) -> Type {
        // A union of several lines begins with a bar.
        self.skip("|");
        let mut types = vec![self.listed()];
        while self.skip("|") {
            types.push(self.listed());
        }
        if types.len() > 1 {
            Type::Union(types)
        } else {
            types.remove(0)
        }
    }

    fn listed(&mut self) -> Type {
        let mut wanted = self.single();
        while self.skip("[]") {
            wanted = Type::List(Box::new(wanted));
        }
        wanted
    }

    fn single(&mut self) -> Type {
        if self.skip("{") {
            return self.object();
        }
        if self.skip("\"") {
            let literal = self.0.split('"').next().unwrap_or_default();
            self.0 = &self.0[literal.len() + 1..];
            return Type::Literal(literal.to_string());
        }
        match self.word() {
            "string" => Type::Text,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Null,
            "unknown" => Type::Any,
            "keyof" => {
                self.word();
                Type::Text
            }
            "Record" => {
                self.expect("<string,");
                let item = self.union();
                self.expect(">");
                Type::Record(Box::new(item))
            }
            "" => panic!("expected a type before `{:.60}`", self.0),
            name => Type::Named(name.to_string()),
        }
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.skip("}") {
            let name = self.word().to_string();
            let optional = self.skip("?");
            self.expect(":");
            fields.push((name, optional, self.union()));
            let _ = self.skip(",") || self.skip(";");
        }
        Type::Object(fields)
    }
}
