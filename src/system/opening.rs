//! Opens a file with the program that the system has for it, and shows it in its folder.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use domain::{Error, Result, text};

/// Opens a file with the program of its kind. Waits until the desktop has taken it; an error when it has no
/// program for it.
pub fn open_file(path: &Path) -> Result<()> {
    let opened = if cfg!(windows) {
        // Its exit code is 1 also when it has opened the file.
        run(Command::new("explorer").arg(path)).map(|_| true)
    } else {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        run(Command::new(opener).arg(path))
    };
    told(path, &opened)
}

/// Opens the folder of a file, with the file selected where the file manager can.
pub fn show_in_folder(path: &Path) -> Result<()> {
    let folder = path.parent().unwrap_or(path);
    let shown = if cfg!(windows) {
        run(Command::new("explorer").arg("/select,").arg(path)).map(|_| true)
    } else if cfg!(target_os = "macos") {
        run(Command::new("open").arg("-R").arg(path))
    } else {
        // The interface that file managers of the freedesktop.org desktops have for it.
        let select = [
            "--session",
            "--print-reply",
            "--dest=org.freedesktop.FileManager1",
            "/org/freedesktop/FileManager1",
            "org.freedesktop.FileManager1.ShowItems",
            &format!("array:string:{}", url(path)),
            "string:",
        ];
        match run(Command::new("dbus-send").args(select)) {
            Ok(true) => Ok(true),
            _ => run(Command::new("xdg-open").arg(folder)),
        }
    };
    told(folder, &shown)
}

/// Runs a command without its output; whether it ended with success.
fn run(command: &mut Command) -> io::Result<bool> {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(silent.status()?.success())
}

fn told(path: &Path, opened: &io::Result<bool>) -> Result<()> {
    match opened {
        Ok(true) => Ok(()),
        Ok(false) | Err(_) => Err(Error::Invalid {
            what: text!("Opening"),
            problem: text!("this desktop has no program for it; it is at {path}", path),
        }),
    }
}

/// The `file:` address of a path. Commas are escaped too, since they separate the items of a list.
fn url(path: &Path) -> String {
    let written = |byte: u8| {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    let path: String = path.to_string_lossy().bytes().map(written).collect();
    format!("file://{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_no_character_that_separates() {
        for (path, expected) in [
            ("/home/a/sales.csv", "file:///home/a/sales.csv"),
            ("/a b/Café, 2026.csv", "file:///a%20b/Caf%C3%A9%2C%202026.csv"),
        ] {
            assert_eq!(url(Path::new(path)), expected);
        }
    }
}
