//! Reads keys from tables, with their defaults. Values of the wrong type are `None`; [`validate`](super::validate) reports
//! them.

use super::key::{IfMissing, Key};
use super::name::TEXT;
use super::tree::{Node, Value};
use super::{Name, PieceTypeInfo};
use crate::piece::PieceType;

impl Node {
    pub(super) fn get(&self, key: &Key) -> Option<&Node> {
        self.entry(key.name)
    }

    pub(super) fn text_of(&self, key: &Key) -> Option<&str> {
        match (self.get(key), &key.if_missing) {
            (Some(node), _) => node.text(),
            (None, IfMissing::Text(text)) => Some(text),
            _ => None,
        }
    }

    pub(super) fn number_of<N: TryFrom<i64>>(&self, key: &Key) -> Option<N> {
        let number = match (self.get(key).map(|node| &node.value), &key.if_missing) {
            (Some(Value::Number(number)), _) => *number,
            (None, IfMissing::Number(number)) => *number,
            _ => return None,
        };
        N::try_from(number).ok()
    }

    pub(super) fn flag_of(&self, key: &Key) -> bool {
        match (self.get(key).map(|node| &node.value), &key.if_missing) {
            (Some(Value::Flag(flag)), _) => *flag,
            (None, IfMissing::Flag(flag)) => *flag,
            _ => false,
        }
    }

    pub(super) fn items_of(&self, key: &Key) -> &[Node] {
        self.get(key).map_or(&[], Node::items)
    }

    pub(super) fn name_of(&self, key: &Key) -> Name {
        self.optional_name_of(key).unwrap_or_default()
    }

    pub(super) fn optional_name_of(&self, key: &Key) -> Option<Name> {
        self.get(key).map(name)
    }

    pub(super) fn names_of(&self, key: &Key) -> Vec<Name> {
        self.items_of(key).iter().map(name).collect()
    }

    pub(super) fn kind_of(&self, key: &Key, kinds: &[PieceTypeInfo]) -> Option<PieceType> {
        self.get(key).and_then(|node| kind(node, kinds))
    }

    pub(super) fn kinds_of(&self, key: &Key, kinds: &[PieceTypeInfo]) -> Vec<PieceType> {
        let nodes = self.items_of(key).iter();
        nodes.filter_map(|node| kind(node, kinds)).collect()
    }
}

fn name(node: &Node) -> Name {
    let Value::Table(entries) = &node.value else {
        return Name {
            text: node.text().unwrap_or_default().to_string(),
            translations: Vec::new(),
        };
    };
    let texts = entries.iter().map(|(tag, value)| {
        let text = value.text().unwrap_or_default();
        (tag.clone(), text.to_string())
    });
    let (own, translations): (Vec<_>, Vec<_>) = texts.partition(|(tag, _)| tag == TEXT);
    let text = own.into_iter().next().map(|(_, text)| text);
    Name {
        text: text.unwrap_or_default(),
        translations,
    }
}

/// The piece type whose code is the value.
pub(super) fn kind(node: &Node, kinds: &[PieceTypeInfo]) -> Option<PieceType> {
    kind_with_code(node.text()?, kinds)
}

pub(super) fn kind_with_code(code: &str, kinds: &[PieceTypeInfo]) -> Option<PieceType> {
    PieceType::new(kinds.iter().position(|kind| kind.code == code)?)
}

/// The message about a code that no piece type has.
pub(super) fn no_such_piece(code: &str, kinds: &[PieceTypeInfo]) -> String {
    let codes: Vec<&str> = kinds.iter().map(|kind| kind.code.as_str()).collect();
    format!("no piece `{code}`; allowed: {}", codes.join(", "))
}
