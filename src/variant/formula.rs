//! Small formulas of a square's coordinates, for colourings.

use crate::geometry::Coordinates;

/// A formula such as `(file + rank) % 2`.
#[derive(Clone, Debug)]
pub(super) enum Formula {
    Number(i32),
    File,
    Rank,
    Layer,
    Both(Box<Formula>, Operator, Box<Formula>),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Operator {
    Add,
    Subtract,
    Multiply,
    Remainder,
}

/// The maximum length in bytes, which limits the recursion depth.
const LONGEST: usize = 200;

impl Formula {
    /// Parses a formula.
    pub(super) fn parse(text: &str) -> Result<Formula, String> {
        if text.len() > LONGEST {
            return Err(format!("too long; allowed: {LONGEST} bytes"));
        }
        let mut parser = Parser { rest: text };
        let formula = parser.sum()?;
        match parser.skip_space() {
            None => Ok(formula),
            Some(_) => Err(parser.unexpected("an operator `+ - * %` or the end")),
        }
    }

    /// The value for a square, with coordinates from 1; `None` for a division by zero or an overflow.
    pub(super) fn at(&self, square: Coordinates) -> Option<i32> {
        match self {
            Formula::Number(number) => Some(*number),
            Formula::File => Some(i32::from(square.file) + 1),
            Formula::Rank => Some(i32::from(square.rank) + 1),
            Formula::Layer => Some(i32::from(square.layer) + 1),
            Formula::Both(left, operator, right) => {
                let (left, right) = (left.at(square)?, right.at(square)?);
                match operator {
                    Operator::Add => left.checked_add(right),
                    Operator::Subtract => left.checked_sub(right),
                    Operator::Multiply => left.checked_mul(right),
                    Operator::Remainder => left.checked_rem_euclid(right),
                }
            }
        }
    }
}

struct Parser<'t> {
    rest: &'t str,
}

impl Parser<'_> {
    fn skip_space(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn unexpected(&self, allowed: &str) -> String {
        match self.rest {
            "" => format!("the formula ends where {allowed} should be"),
            rest => format!("found `{rest}`; allowed there: {allowed}"),
        }
    }

    fn sum(&mut self) -> Result<Formula, String> {
        let left = self.product()?;
        self.chain(left, Parser::product, |sign| match sign {
            '+' => Some(Operator::Add),
            '-' => Some(Operator::Subtract),
            _ => None,
        })
    }

    fn product(&mut self) -> Result<Formula, String> {
        let left = self.value()?;
        self.chain(left, Parser::value, |sign| match sign {
            '*' => Some(Operator::Multiply),
            '%' => Some(Operator::Remainder),
            _ => None,
        })
    }

    /// Further operands after the first, joined by left-associative operators of one precedence.
    fn chain(
        &mut self,
        first: Formula,
        part: fn(&mut Self) -> Result<Formula, String>,
        operator: fn(char) -> Option<Operator>,
    ) -> Result<Formula, String> {
        let mut left = first;
        while let Some(operator) = self.skip_space().and_then(operator) {
            self.rest = &self.rest[1..];
            left = Formula::Both(Box::new(left), operator, Box::new(part(self)?));
        }
        Ok(left)
    }

    fn value(&mut self) -> Result<Formula, String> {
        match self.skip_space() {
            Some('(') => self.parenthesis(),
            Some(first) if first.is_ascii_alphanumeric() => self.word(),
            _ => Err(self.unexpected(VALUES)),
        }
    }

    fn parenthesis(&mut self) -> Result<Formula, String> {
        self.rest = &self.rest[1..];
        let inner = self.sum()?;
        if self.skip_space() != Some(')') {
            return Err(self.unexpected("an operator `+ - * %` or `)`"));
        }
        self.rest = &self.rest[1..];
        Ok(inner)
    }

    fn word(&mut self) -> Result<Formula, String> {
        let end = self
            .rest
            .find(|letter: char| !letter.is_ascii_alphanumeric());
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        let value = match word {
            "file" => Formula::File,
            "rank" => Formula::Rank,
            "layer" => Formula::Layer,
            _ => Formula::Number(word.parse().map_err(|_| self.unexpected(VALUES))?),
        };
        self.rest = rest;
        Ok(value)
    }
}

const VALUES: &str = "`file`, `rank`, `layer`, a number or `(`";

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<i32> {
        let square = Coordinates {
            file: 2,
            rank: 4,
            layer: 0,
        };
        Formula::parse(text).expect("a formula").at(square)
    }

    #[test]
    fn products_bind_tighter_than_sums() {
        assert_eq!(value("file + rank * 2 - 1"), Some(12));
        assert_eq!(value("(file + rank) % 3"), Some(2));
        assert_eq!(value("layer % 0"), None);
    }

    #[test]
    fn a_fault_says_what_is_allowed_there() {
        let fault = Formula::parse("file + column").expect_err("no such word");
        assert!(
            fault.contains("`column`") && fault.contains("`rank`"),
            "{fault}"
        );
        assert!(Formula::parse("(file").is_err());
        assert!(Formula::parse("file rank").is_err());
        assert!(Formula::parse(&"(".repeat(100_000)).is_err());
    }
}
