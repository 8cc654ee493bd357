//! Finds import cycles between the modules of a folder.
//!
//! Each folder of the sources is a graph. Its nodes are the folder's modules, each including everything below it, and
//! its own `mod.rs`. An edge means that one node names an item of the other. A re-exported name counts for the module
//! that defines it, so `mod.rs` may re-export anything.

use std::collections::{BTreeMap, BTreeSet};

type Path = Vec<String>;

/// The modules of a package by path: `["search", "noise"]`.
pub struct Modules<'s> {
    codes: BTreeMap<Path, &'s str>,
    /// For each module the names that it imports, with their source modules.
    used: BTreeMap<Path, BTreeMap<String, Path>>,
}

impl<'s> Modules<'s> {
    /// From file paths below `src` and their code without comments and unit tests.
    pub fn new(files: impl IntoIterator<Item = (&'s str, &'s str)>) -> Modules<'s> {
        let codes = files.into_iter().map(|(file, code)| (path_of(file), code));
        let mut modules = Modules {
            codes: codes.collect(),
            used: BTreeMap::new(),
        };
        for (module, code) in &modules.codes {
            let taken = uses(code).into_iter().filter_map(|import| {
                let (from, name) = modules.locate(module, &import.path)?;
                Some((name?, from))
            });
            let taken = taken.filter(|(_, from)| from != module).collect();
            modules.used.insert(module.clone(), taken);
        }
        modules
    }

    /// Every import that is part of a cycle, as `folder: from -> to`; the folder is empty at the top.
    pub fn circular(&self) -> Vec<String> {
        let mut folders: BTreeMap<Path, BTreeSet<(String, String)>> = BTreeMap::new();
        for (from, to) in self.edges() {
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            let name = |path: &Path| path.get(shared).map_or("mod", String::as_str).to_string();
            let edges = folders.entry(from[..shared].to_vec()).or_default();
            edges.insert((name(&from), name(&to)));
        }
        let circular = folders.into_iter().flat_map(|(folder, edges)| {
            let folder = folder.join("/");
            let left = in_cycles(edges).into_iter();
            left.map(move |(from, to)| format!("{folder}: {from} -> {to}"))
        });
        circular.collect()
    }

    /// Which modules name items of which others.
    fn edges(&self) -> BTreeSet<(Path, Path)> {
        let mut edges = BTreeSet::new();
        for (module, code) in &self.codes {
            for path in self.named(module, code) {
                if let Some((from, name)) = self.locate(module, &path) {
                    let to = self.defined_in(from, name.as_deref());
                    edges.insert((module.clone(), to));
                }
            }
        }
        edges.retain(|(from, to)| from != to);
        edges
    }

    /// The paths that a module's code names, except pure re-exports.
    fn named(&self, module: &Path, code: &str) -> Vec<Path> {
        let body = without_uses(code);
        let words: BTreeSet<&str> = body.split(|c: char| !is_in_name(c)).collect();
        let imports = uses(code).into_iter().filter(|import| {
            let name = import.path.last().map_or("", String::as_str);
            !import.public || words.contains(name)
        });
        let mut paths: Vec<Path> = imports.map(|import| import.path).collect();
        paths.extend(inline_paths(&body).filter(|path| {
            let first = path.first().map_or("", String::as_str);
            ["crate", "super"].contains(&first) || self.is_child(module, first)
        }));
        paths
    }

    fn is_child(&self, module: &Path, name: &str) -> bool {
        self.codes.contains_key(&child(module, name))
    }

    /// The module that a path leads to, and the first name after it.
    fn locate(&self, module: &Path, path: &[String]) -> Option<(Path, Option<String>)> {
        let mut names = path.iter().map(String::as_str).peekable();
        let mut at = match names.peek()? {
            &"crate" => Path::new(),
            &"super" | &"self" => module.clone(),
            first if self.is_child(module, first) => module.clone(),
            _ => return None,
        };
        while let Some(step) = names.next_if(|name| ["crate", "super", "self"].contains(name)) {
            if step == "super" {
                at.pop();
            }
        }
        while let Some(name) = names.next_if(|name| self.is_child(&at, name)) {
            at = child(&at, name);
        }
        let name = names.next().filter(|&name| name != "self");
        Some((at, name.map(str::to_string)))
    }

    /// Follows re-exports of a name to the module that defines it.
    fn defined_in(&self, mut module: Path, name: Option<&str>) -> Path {
        let Some(name) = name else { return module };
        let mut passed = BTreeSet::new();
        while passed.insert(module.clone())
            && let Some(from) = self.used.get(&module).and_then(|used| used.get(name))
        {
            module.clone_from(from);
        }
        module
    }
}

fn child(module: &Path, name: &str) -> Path {
    let name = std::iter::once(name.to_string());
    module.iter().cloned().chain(name).collect()
}

/// `search/noise.rs` is `["search", "noise"]`, `search/mod.rs` is `["search"]`, `lib.rs` is empty.
fn path_of(file: &str) -> Path {
    let mut path: Path = file
        .trim_end_matches(".rs")
        .split('/')
        .map(str::to_string)
        .collect();
    if path
        .last()
        .is_some_and(|last| last == "mod" || last == "lib")
    {
        path.pop();
    }
    path
}

struct Import {
    public: bool,
    path: Path,
}

fn is_in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The text after `use` on the first line of an import, and whether it is public.
fn import_on(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    let (public, rest) = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => (true, rest.split_once(") ")?.1),
        Some(rest) => (true, rest.trim_start()),
        None => (false, line),
    };
    Some((public, rest.strip_prefix("use ")?))
}

/// All imports, one for each name.
fn uses(code: &str) -> Vec<Import> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in code.split_inclusive('\n') {
        if let Some((public, begun)) = import_on(line) {
            let start = at + line.len() - begun.len();
            let tree = code[start..].split(';').next().unwrap_or_default();
            let paths = expanded(tree).into_iter();
            found.extend(paths.map(|path| Import { public, path }));
        }
        at += line.len();
    }
    found
}

/// `a::{b, c::d}` becomes `a::b` and `a::c::d`.
fn expanded(tree: &str) -> Vec<Path> {
    let names = |text: &str| -> Path {
        let text = text.split(" as ").next().unwrap_or_default();
        let names = text.split("::").map(str::trim);
        names
            .filter(|name| !name.is_empty())
            .map(str::to_string)
            .collect()
    };
    let mut paths = Vec::new();
    for part in split_outside_braces(tree) {
        match part.split_once('{') {
            None => paths.push(names(part)),
            Some((before, group)) => {
                let group = group.trim_end().strip_suffix('}').unwrap_or(group);
                let inner = expanded(group).into_iter();
                paths.extend(inner.map(|path| [names(before), path].concat()));
            }
        }
    }
    paths
}

fn split_outside_braces(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The code without imports, module declarations and `pub(in …)`.
fn without_uses(code: &str) -> String {
    let mut body = String::new();
    let mut importing = false;
    for line in code.lines() {
        importing |= import_on(line).is_some();
        let declares = line.trim_start().contains("mod ") && line.ends_with(';');
        if !importing && !declares {
            let (before, scope) = line.split_once("pub(in ").unwrap_or((line, ""));
            body.push_str(before);
            body.push_str(scope.split_once(')').map_or("", |(_, behind)| behind));
            body.push('\n');
        }
        importing &= !line.contains(';');
    }
    body
}

/// The paths with several names in the code.
fn inline_paths(body: &str) -> impl Iterator<Item = Path> + '_ {
    let texts = body.split(|c: char| !is_in_name(c) && c != ':');
    let paths = texts.filter(|text| text.contains("::")).map(|text| {
        let names = text.split("::").filter(|name| !name.is_empty());
        names.map(str::to_string).collect()
    });
    // A path after a generic argument starts with `::`.
    paths.filter(|path: &Path| !path.is_empty())
}

/// Removes edges that can't be part of a cycle, because nothing leads to their start or from their end.
fn in_cycles(mut edges: BTreeSet<(String, String)>) -> BTreeSet<(String, String)> {
    loop {
        let before = edges.len();
        let sources: BTreeSet<String> = edges.iter().map(|(from, _)| from.clone()).collect();
        let targets: BTreeSet<String> = edges.iter().map(|(_, to)| to.clone()).collect();
        edges.retain(|(from, to)| targets.contains(from) && sources.contains(to));
        if edges.len() == before {
            return edges;
        }
    }
}

#[test]
fn the_check_of_cycles_works() {
    let circular = |files: &[(&str, &str)]| Modules::new(files.iter().copied()).circular();
    let top = ("a/mod.rs", "mod b;\nmod c;\npub use b::B;\n");
    let straight = [
        top,
        ("a/b.rs", "struct B;\n"),
        (
            "a/c.rs",
            "use super::{\n    B,\n};\npub(in crate::a) struct C(B);\n",
        ),
    ];
    assert_eq!(circular(&straight), [""; 0]);
    let both = [
        top,
        ("a/b.rs", "struct B;\nfn b() -> super::c::C {}\n"),
        ("a/c.rs", "use crate::a::B as Other;\nstruct C;\n"),
    ];
    assert_eq!(circular(&both), ["a: b -> c", "a: c -> b"]);
    let parent = [
        ("a/mod.rs", "mod b;\nuse b::B;\nstruct A(B);\n"),
        ("a/b.rs", "use super::A;\nstruct B;\n"),
    ];
    assert_eq!(circular(&parent), ["a: b -> mod", "a: mod -> b"]);
    let called = [
        ("a/mod.rs", "mod b;\nstruct A;\nfn a() {\n    b::b();\n}\n"),
        ("a/b.rs", "use super::A;\nfn b() {}\n"),
    ];
    assert_eq!(circular(&called), ["a: b -> mod", "a: mod -> b"]);
}
