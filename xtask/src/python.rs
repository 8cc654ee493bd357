//! Python with the package `chess`, which tests our records and our UCI engine.

use crate::command::{Result, on_path, output, program, root, run};
use crate::debian;
use std::fs;
use std::path::PathBuf;

/// The package `chess` is known as python-chess.
const CHESS: &str = "chess==1.11.2";

/// Prints the installed version as it is pinned.
const PRINT_CHESS: &str = "import chess; print(f'chess=={chess.__version__}')";

/// The Python of the virtual environment `target/tools/python-chess`, which is made if it is missing or out of date.
pub fn find_or_install() -> Result<PathBuf> {
    let folder = root().join("target/tools/python-chess");
    let python = folder.join(match cfg!(windows) {
        true => "Scripts/python.exe",
        false => "bin/python",
    });
    if output(program(&python).args(["-c", PRINT_CHESS])).as_deref() == Some(CHESS) {
        return Ok(python);
    }
    // Perhaps half made; a missing folder is no error.
    let _ = fs::remove_dir_all(&folder);
    run(program(system_python()?).args(["-m", "venv"]).arg(&folder))?;
    let install = ["-m", "pip", "install", "--quiet", "--no-input", CHESS];
    run(program(&python).args(install))?;
    Ok(python)
}

/// Finds a Python that can make virtual environments; on Debian, as root, installs it.
fn system_python() -> Result<PathBuf> {
    if let Some(python) = find() {
        return Ok(python);
    }
    debian::install(&["python3", "python3-venv"]);
    find().ok_or_else(|| {
        "tests need Python 3 with its module venv. Install them:\n  \
         Debian: sudo apt-get install python3 python3-venv\n  \
         Fedora: sudo dnf install python3\n  \
         Arch:   sudo pacman -S python\n  \
         macOS:  brew install python"
            .to_owned()
    })
}

/// Debian's Python has no `ensurepip` without the package `python3-venv`.
fn find() -> Option<PathBuf> {
    let pythons = ["python3", "python"].into_iter().filter_map(on_path);
    let mut usable = pythons
        .filter(|path| output(program(path).args(["-c", "import venv, ensurepip"])).is_some());
    usable.next()
}
