//! Checks rules of `ARCHITECTURE.md` on the sources: which module may import which, what only one place may know, and
//! how long a file may be.

#[path = "architecture/circles.rs"]
mod circles;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use circles::Modules;
use menagerie::variant::{Variant, shipped};

/// The modules of the library: none may import one further to the right.
const ORDER: [&str; 18] = [
    "codes",
    "shipped",
    "geometry",
    "piece",
    "movement",
    "setup",
    "variant",
    "import",
    "moves",
    "position",
    "movegen",
    "rules",
    "perft",
    "solve",
    "retrograde",
    "record",
    "search",
    "api",
];

const LONGEST_FILE_LINES: usize = 500;
const LONGEST_FUNCTION_LINES: usize = 60;

#[derive(Clone)]
struct Source {
    /// Relative to the root, with `/`.
    path: String,
    text: String,
}

impl Source {
    fn is_in(&self, places: &[&str]) -> bool {
        places.iter().any(|place| self.path.starts_with(place))
    }

    /// The Rust code without comments and unit tests.
    fn code(&self) -> String {
        let shipped = match self.text.find("]\nmod tests {") {
            Some(at) => &self.text[..at],
            None => &self.text,
        };
        let lines = shipped.lines().map(without_comment);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The library module of a file: `piece` for both `src/piece.rs` and `src/piece/x.rs`.
    fn module(&self) -> &str {
        let inner = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let end = inner.find(['/', '.']).unwrap_or(inner.len());
        &inner[..end]
    }

    fn head(&self) -> String {
        let lines = self.text.lines().take_while(|line| line.starts_with("//!"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// A line up to `//`, unless it is in a string.
fn without_comment(line: &str) -> &str {
    let comment = line
        .match_indices("//")
        .find(|(at, _)| line[..*at].matches('"').count().is_multiple_of(2));
    comment.map_or(line, |(at, _)| &line[..at])
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn sources(folder: &str, ending: &str) -> Vec<Source> {
    let paths = files_below(&root().join(folder)).into_iter();
    let read = |path: PathBuf| Source {
        text: fs::read_to_string(&path).expect("readable text"),
        path: from_root(&path),
    };
    let found: Vec<Source> = paths
        .filter(|path| path.extension().is_some_and(|end| end == ending))
        .map(read)
        // Generated from `assets/` at build time.
        .filter(|source| !source.is_in(&["www/generated/"]))
        .collect();
    assert!(!found.is_empty(), "no .{ending} in {folder}");
    found
}

fn from_root(path: &Path) -> String {
    let inner = path
        .strip_prefix(root())
        .expect("a file of this repository");
    inner.to_string_lossy().replace('\\', "/")
}

fn rust() -> Vec<Source> {
    [sources("src", "rs"), sources("cli/src", "rs")].concat()
}

fn library() -> Vec<Source> {
    let all = sources("src", "rs").into_iter();
    all.filter(|source| !source.path.contains("/tests/"))
        .collect()
}

fn page() -> Vec<Source> {
    sources("www", "js")
}

/// Checks that the code of no other file has one of these words.
#[track_caller]
fn only_in(places: &[&str], files: &[Source], words: &[&str]) {
    for file in files.iter().filter(|file| !file.is_in(places)) {
        let code = file.code();
        for word in words {
            assert!(
                !code.contains(word),
                "{} has `{word}`; allowed only in {places:?}",
                file.path
            );
        }
    }
}

/// The modules that a file's code names: `use crate::x::Y`, `crate::x::y()`, `use crate::{x, y}`.
fn imported_modules(code: &str) -> Vec<&str> {
    let mut modules = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            None => modules.extend(leading_name(rest)),
            Some(group) => {
                let group = group.split("};").next().unwrap_or(group);
                modules.extend(
                    group
                        .split(',')
                        .filter_map(|part| leading_name(part.trim())),
                );
            }
        }
    }
    modules.retain(|module| ORDER.contains(module));
    modules
}

fn leading_name(text: &str) -> Option<&str> {
    let end = text
        .find(|c: char| !c.is_ascii_lowercase() && c != '_')
        .unwrap_or(text.len());
    (end > 0).then(|| &text[..end])
}

#[test]
fn every_module_of_the_library_has_its_place_in_the_order() {
    let lib = fs::read_to_string(root().join("src/lib.rs")).expect("src/lib.rs");
    let modules = lib.lines().filter_map(|line| {
        let module = line
            .strip_prefix("pub mod ")
            .or(line.strip_prefix("mod "))?;
        module.strip_suffix(';')
    });
    let mut listed: Vec<&str> = modules.collect();
    let mut ordered = ORDER.to_vec();
    listed.sort();
    ordered.sort();
    assert_eq!(listed, ordered);
}

#[test]
fn no_module_imports_one_to_its_right() {
    let place: BTreeMap<&str, usize> = ORDER.iter().enumerate().map(|(at, &m)| (m, at)).collect();
    for file in library() {
        let Some(&own) = place.get(file.module()) else {
            continue;
        };
        for module in imported_modules(&file.code()) {
            assert!(
                place[module] <= own,
                "{} imports `{module}`, which stands right of `{}`",
                file.path,
                file.module()
            );
        }
    }
}

#[test]
fn the_check_of_imports_works() {
    let code =
        "use crate::search::Level;\nuse crate::{api, rules::View};\nlet x = crate::perft::perft;";
    assert_eq!(imported_modules(code), ["search", "api", "rules", "perft"]);
    assert_eq!(without_comment("let a = 1; // crate::api"), "let a = 1; ");
    assert_eq!(without_comment("let a = \"// b\";"), "let a = \"// b\";");
}

/// Import cycles of files below a folder.
fn circular(files: &[Source], root: &str) -> Vec<String> {
    let unit_tests = |file: &&Source| file.path.ends_with("/tests.rs");
    let files = files.iter().filter(|file| !unit_tests(file));
    let codes: Vec<(&str, String)> = files
        .map(|file| (file.path.strip_prefix(root).expect("below"), file.code()))
        .collect();
    Modules::new(codes.iter().map(|(path, code)| (*path, code.as_str()))).circular()
}

#[test]
fn no_folder_has_import_cycles() {
    let mut circles = circular(&library(), "src/");
    // The order of the top modules is checked above.
    circles.retain(|circle| !circle.starts_with(':'));
    circles.extend(circular(&sources("cli/src", "rs"), "cli/src/"));
    assert!(
        circles.is_empty(),
        "circular imports:\n{}",
        circles.join("\n")
    );
}

#[test]
fn record_and_search_do_not_import_each_other() {
    for file in library() {
        let stranger = match file.module() {
            "record" => "search",
            "search" => "record",
            _ => continue,
        };
        assert!(
            !imported_modules(&file.code()).contains(&stranger),
            "{} imports `{stranger}`",
            file.path
        );
    }
}

#[test]
fn no_source_names_a_game() {
    let reference = menagerie::variant::reference();
    // Keys of another program's files are no games, whatever their names.
    let foreign = include_str!("../src/import/fairy/keys.txt").lines();
    let foreign: Vec<String> = foreign
        .filter_map(|line| Some(format!("\"{}\"", line.split_once(" =")?.0)))
        .collect();
    // A file `tests.rs` contains only tests, `types.rs` the names of another program's piece types.
    let files = library().into_iter().filter(|file| {
        !file.path.ends_with("/tests.rs") && file.path != "src/import/fairy/types.rs"
    });
    let codes = files.map(|file| {
        let code = foreign
            .iter()
            .fold(file.code(), |code, key| code.replace(key, ""));
        (file.path, code.to_lowercase())
    });
    let codes: Vec<(String, String)> = codes.collect();
    for (id, text) in shipped() {
        // A game named like a rule can't be distinguished from it.
        if reference.contains(&format!("| `{id}` |")) {
            continue;
        }
        let variant = Variant::load(id, text).unwrap_or_else(|error| panic!("{error}"));
        for name in [variant.id.to_lowercase(), variant.name.text.to_lowercase()] {
            for (path, code) in &codes {
                assert!(!code.contains(&name), "{path} names `{name}`");
            }
        }
    }
}

#[test]
fn every_key_of_variant_files_is_in_the_manual() {
    let manual = menagerie::variant::reference();
    // Tables of keys have five columns; no other table has.
    let rows = manual.lines().filter(|line| line.split(" | ").count() == 5);
    let names = rows.filter_map(|row| row.strip_prefix("| `")?.split('`').next());
    let mut listed: Vec<&str> = names.collect();
    for file in sources("src/variant", "rs") {
        for declaration in file.text.split(": Key = key(").skip(1) {
            let name = declaration.split('"').nth(1).expect("a name");
            let place = listed.iter().position(|listed| *listed == name);
            let place = place.unwrap_or_else(|| {
                panic!("{}: no section lists the key `{name}`", file.path);
            });
            listed.swap_remove(place);
        }
    }
}

/// Code without the lists of a section's keys.
fn without_key_lists(code: &str) -> String {
    let mut parts = code.split("keys: &[");
    let first = parts.next().map(str::to_string);
    let others = parts.filter_map(|part| Some(part.split_once(']')?.1.to_string()));
    first.into_iter().chain(others).collect()
}

#[test]
fn every_key_of_a_rule_is_read_in_its_file() {
    for file in sources("src/variant/rules", "rs") {
        let code = without_key_lists(&file.code());
        let words = || code.split(|c: char| !c.is_alphanumeric() && c != '_');
        for declaration in code.split("static ").skip(1) {
            let Some((key, _)) = declaration.split_once(": Key = key(") else {
                continue;
            };
            let mentions = words().filter(|word| *word == key).count();
            assert!(mentions > 1, "{}: nothing reads `{key}`", file.path);
        }
    }
}

/// Others ask the board for steps, rays, rectangles and distances. Texts and pictures are rows of squares, and mirror
/// images exchange files or ranks.
#[test]
fn only_the_board_finds_squares_by_coordinates() {
    let places = [
        "src/geometry/",
        "src/movement/preview.rs",
        "src/retrograde/symmetry.rs",
        "src/search/evaluate/tests.rs",
        "src/search/network/inputs.rs",
        "src/setup/placement.rs",
        "src/setup/print.rs",
        // Shredder-FEN names a file of the King's rank.
        "src/variant/foreign_castling.rs",
        // An import knows no board yet.
        "src/import/",
    ];
    let words = ["board.at(", "board().at(", "geometry().at(", "abs_diff("];
    only_in(&places, &library(), &words);
}

#[test]
fn only_one_file_knows_toml() {
    only_in(&["src/variant/file.rs"], &rust(), &["toml::"]);
}

#[test]
fn only_the_boundaries_know_json_and_the_browser() {
    let boundaries = ["src/api/", "cli/src/"];
    only_in(&boundaries, &rust(), &["serde", "Serialize"]);
    let browser = ["wasm_bindgen", "js_sys", "web_sys", "JsValue"];
    only_in(&["src/api/"], &rust(), &browser);
}

#[test]
fn the_library_reads_no_file_no_clock_and_no_environment() {
    let outside = [
        "std::fs",
        "std::time",
        "std::env",
        "std::io",
        "std::process",
        "std::thread",
        "std::net",
        "println!",
        "{fs",
        "Instant::",
        "SystemTime",
    ];
    only_in(&[], &library(), &outside);
}

#[test]
fn every_source_starts_with_its_documentation() {
    for file in rust() {
        assert!(file.text.starts_with("//! "), "{} has no `//!`", file.path);
    }
}

#[test]
fn a_long_file_says_why() {
    for file in rust() {
        let lines = file.text.lines().count();
        let excused = file.head().contains("500 lines");
        assert!(
            lines <= LONGEST_FILE_LINES || excused,
            "{} has {lines} lines; split it by noun",
            file.path
        );
    }
}

#[test]
fn a_long_function_says_why() {
    for file in rust() {
        for (name, docs, lines) in functions(&file.text) {
            assert!(
                lines <= LONGEST_FUNCTION_LINES || docs.contains("60 lines"),
                "{}: `{name}` has {lines} lines",
                file.path
            );
        }
    }
}

/// The name, doc comment and length of every function, in `rustfmt` format.
fn functions(text: &str) -> Vec<(&str, String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let inner = line.trim_start();
        let Some(name) = function_name(inner) else {
            continue;
        };
        let closing = format!("{}}}", &line[..line.len() - inner.len()]);
        let length = lines[at..].iter().position(|line| *line == closing);
        let above = lines[..at].iter().rev();
        let docs = above.take_while(|line| {
            let line = line.trim_start();
            line.starts_with("///") || line.starts_with("#[")
        });
        let docs = docs.copied().collect::<Vec<_>>().join("\n");
        found.push((name, docs, length.map_or(0, |length| length + 1)));
    }
    found
}

/// The name of a function from its first line; `None` for declarations and one-line bodies.
fn function_name(line: &str) -> Option<&str> {
    let heads = ["fn ", "const fn ", "async fn "];
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.trim_start(),
        None => line,
    };
    let rest = heads.iter().find_map(|head| line.strip_prefix(head))?;
    let whole = line.ends_with(';') || line.ends_with('}');
    (!whole).then(|| rest.split(['(', '<']).next())?
}

#[test]
fn only_paint_draws_on_the_visible_canvas() {
    for file in page() {
        let context = file.text.contains("getContext");
        match file.path.as_str() {
            "www/draw/paint.js" => assert!(context),
            "www/draw/pieces.js" | "www/draw/offscreen.js" => {
                let seen = ["createElement", "HTMLCanvasElement", "document."];
                let found = seen.iter().find(|word| file.text.contains(**word));
                assert_eq!(found, None, "{} paints off the screen", file.path);
            }
            path => assert!(!context, "{path} takes a canvas context"),
        }
    }
}

#[test]
fn only_the_window_map_measures_where_boards_are() {
    for file in page() {
        let measures = file.text.contains("getBoundingClientRect");
        let of_boards = file.path.starts_with("www/elements/board/");
        if of_boards || file.path == "www/pages/editor/editor-board.js" {
            let allowed = file.path == "www/elements/board/window-map.js";
            assert_eq!(measures, allowed, "{}", file.path);
        }
    }
}

#[test]
fn only_one_module_of_the_worker_loads_wasm() {
    for file in page() {
        let signs = ["_bg.wasm", "WebAssembly.instantiate", "WebAssembly.compile"];
        let loads = signs.iter().any(|sign| file.text.contains(sign));
        assert_eq!(loads, file.path == "www/engine/wasm.js", "{}", file.path);
    }
}

#[test]
fn only_the_service_worker_caches_responses() {
    let caches = ["www/offline/", "www/service-worker.js"];
    only_in(&caches, &page(), &["caches.", "CacheStorage"]);
    // It runs where nothing else could be loaded, and imports nothing.
    let updates = [&caches[..], &["www/platform/not-started.js"]].concat();
    only_in(&updates, &page(), &["serviceWorker."]);
}

#[test]
fn few_scripts_are_outside_folders() {
    let loose = page()
        .iter()
        .filter(|file| file.path.matches('/').count() == 1)
        .count();
    assert!(loose <= 10, "{loose} scripts beside the folders of www");
}

#[test]
fn an_embedded_board_stores_nothing_and_defines_no_global_names() {
    let embed = page()
        .into_iter()
        .filter(|file| file.is_in(&["www/embed/"]));
    for file in embed {
        for word in [
            "localStorage",
            "sessionStorage",
            "indexedDB",
            "globalThis.",
            "window.on",
        ] {
            assert!(!file.code().contains(word), "{} has {word}", file.path);
        }
        for defined in file.text.split("customElements.define(").skip(1) {
            assert!(defined.starts_with("\"menagerie-"), "{}", file.path);
        }
    }
}

#[test]
fn every_asset_has_its_licence_beside_it() {
    for path in files_below(&root().join("assets")) {
        let folder = path.parent().expect("a folder");
        let licence = ["LICENSE", "LICENSE.md", "LICENSE.txt"];
        assert!(
            licence.iter().any(|name| folder.join(name).is_file()),
            "{} has no licence beside it",
            from_root(&path)
        );
    }
}

#[test]
fn every_path_in_the_map_exists() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the map");
    let in_place = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    let places: Vec<&str> = map
        .split(|letter| !in_place(letter))
        .map(|place| place.trim_end_matches('.'))
        .filter(|place| {
            ["src/", "cli/", "www/", "tests/", "docs/"]
                .iter()
                .any(|top| place.starts_with(top))
        })
        .collect();
    assert!(places.len() > 50, "{}", places.len());
    for place in places {
        assert!(root().join(place).exists(), "{place} is not there");
    }
}
