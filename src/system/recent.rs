//! The shops opened last, latest first: a path per line in a file of the data folder, which the window and
//! the command line share.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{make_folder, write_whole};
use domain::{Error, text};

/// The most shops in the list.
const MOST: usize = 8;

/// The list of the shops opened last.
#[derive(Debug, Clone)]
pub struct Recent {
    file: PathBuf,
}

impl Recent {
    /// The list in this folder.
    pub fn of(folder: &Path) -> Self {
        Self { file: folder.join("recent") }
    }

    /// The shops that exist, latest first.
    pub fn shops(&self) -> Vec<PathBuf> {
        self.all().filter(|path| path.is_file()).collect()
    }

    /// The shops that no longer exist, latest first.
    pub fn gone(&self) -> Vec<PathBuf> {
        self.all().filter(|path| !path.is_file()).collect()
    }

    fn all(&self) -> impl Iterator<Item = PathBuf> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let lines: Vec<PathBuf> = text.lines().map(PathBuf::from).take(MOST).collect();
        lines.into_iter()
    }

    /// Puts a shop first in the list, by its absolute path.
    pub fn opened(&self, shop: &Path) -> io::Result<()> {
        let shop = std::path::absolute(shop)?;
        self.write(std::iter::once(shop.clone()).chain(self.all().filter(|path| *path != shop)))
    }

    /// Removes a shop from the list.
    pub fn forget(&self, shop: &Path) -> io::Result<()> {
        let shop = std::path::absolute(shop)?;
        self.write(self.all().filter(|path| *path != shop))
    }

    /// Replaces the file at once, so that no other program reads an incomplete list.
    fn write(&self, shops: impl Iterator<Item = PathBuf>) -> io::Result<()> {
        // A path that is not UTF-8 or has a line feed is left out of the list.
        let lines =
            shops.filter_map(|path| path.to_str().filter(|text| !text.contains('\n')).map(str::to_owned));
        let text: String = lines.take(MOST).flat_map(|line| [line, "\n".to_owned()]).collect();
        if let Some(folder) = self.file.parent() {
            make_folder(folder)?;
        }
        write_whole(&self.file, |out| {
            out.write_all(text.as_bytes())
                .map_err(|error| Error::storage(text!("Writing the list of shops"), error))
        })
        .map_err(io::Error::other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_comes_first_and_what_is_gone_is_listed_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let recent = Recent::of(folder.path());
        assert!(recent.shops().is_empty());
        let paths = ["a", "b", "c"].map(|name| folder.path().join(name));
        for path in &paths {
            fs::write(path, "").unwrap();
            recent.opened(path).unwrap();
        }
        recent.opened(&paths[0]).unwrap();
        assert_eq!(recent.shops(), [&paths[0], &paths[2], &paths[1]].map(Clone::clone));
        fs::remove_file(&paths[2]).unwrap();
        recent.forget(&paths[0]).unwrap();
        assert_eq!(recent.shops(), [paths[1].clone()]);
        assert_eq!(recent.gone(), [paths[2].clone()]);
        recent.opened(&paths[1]).unwrap();
        assert_eq!(recent.gone(), [paths[2].clone()]);
        recent.forget(&paths[2]).unwrap();
        assert!(recent.gone().is_empty());
    }
}
