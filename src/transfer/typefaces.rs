//! The fonts built into the program, for the window and for PDF. Their sources and licences are in
//! `assets/fonts`.

/// IBM Plex Sans, 400.
pub static REGULAR: &[u8] = include_bytes!("../../assets/fonts/IBMPlexSans_400Regular.ttf");
/// IBM Plex Sans, 500.
pub static MEDIUM: &[u8] = include_bytes!("../../assets/fonts/IBMPlexSans_500Medium.ttf");
/// IBM Plex Sans, 600.
pub static SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/IBMPlexSans_600SemiBold.ttf");
/// Noto Emoji, for emoji in one colour, which the others lack.
pub static EMOJI: &[u8] = include_bytes!("../../assets/fonts/NotoEmoji_400Regular.ttf");
/// DejaVu Sans, for characters that Plex lacks.
pub static DEJAVU: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans.ttf");
