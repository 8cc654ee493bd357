//! The native companion: a thin command line over the library.

mod companion;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match companion::run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("menagerie: {message}");
            ExitCode::from(2)
        }
    }
}
