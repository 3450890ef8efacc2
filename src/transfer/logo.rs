//! The shop's picture on invoices: any PNG or JPEG of a person comes in, on white and as small as it is kept. What is kept goes
//! into a PDF as it is, and comes out as pixels.

use std::fs::File;
use std::io::{Cursor, Read};
use std::path::Path;

use domain::invoice::logo::{Logo, MOST_BYTES, MOST_PIXELS};
use domain::text;
use domain::{Error, Result};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::FilterType as Resampling;
use image::{
    DynamicImage, ImageDecoder as _, ImageEncoder as _, ImageError, ImageFormat, ImageReader, Rgb, RgbImage,
};

use crate::FieldResult;

/// The largest file, in bytes.
const LARGEST_FILE: u64 = 20 << 20;
/// The most pixels across or down of a file, and in all: some megabytes each for a moment, and more than a camera of a
/// telephone takes unless it is told to. The file says them in its head, and a file of a few kilobytes can say any.
const MOST_SIDE: u32 = 8_000;
const MOST_AREA: u64 = 1 << 24;
/// As large a square of no more, as people are told.
const MOST_SQUARE: u32 = 4_000;
/// The factor down to which a picture is made smaller with care. Above it pixels are averaged, which is many
/// times faster.
const CAREFUL: u32 = 4;

/// The logo of a file. Refused, with the remedy, when it is neither a PNG nor a JPEG, is broken, or too large.
pub fn read(file: impl Read) -> Result<Logo> {
    let mut bytes = Vec::new();
    file.take(LARGEST_FILE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Error::storage(text!("Reading the picture"), error))?;
    let picture = picture(&bytes).map_err(refused)?;
    let [across, down] = MOST_PIXELS;
    let fits = picture.width() <= across && picture.height() <= down;
    let picture = if fits { picture } else { resized(&averaged(picture, across, down), across, down) };
    let mut small = picture.clone();
    loop {
        let png = encoded(&small).map_err(|error| Error::storage(text!("Writing the logo"), error))?;
        if png.len() <= MOST_BYTES {
            return Logo::new(png);
        }
        // A photograph; a few hundred pixels always fit.
        small = resized(&picture, small.width() * 3 / 4, small.height() * 3 / 4);
    }
}

/// The logo of the file at a path. Refused as by [`read`], and when it is a pipe or a device, which could be waited for
/// without end.
pub fn read_file(path: &Path) -> Result<Logo> {
    let reading = |error| Error::storage(text!("Reading {path}", path), error);
    if !path.metadata().map_err(reading)?.is_file() {
        return Err(refused(text!("it is not a regular file; choose a PNG or JPEG")));
    }
    read(File::open(path).map_err(reading)?)
}

/// The pixels of a logo, red, green and blue each. Refused when the file is broken.
pub fn pixels(logo: &Logo) -> Result<Vec<u8>> {
    let picture = image::load_from_memory_with_format(logo.png(), ImageFormat::Png);
    Ok(picture.map_err(|_unread| refused(broken()))?.into_rgb8().into_raw())
}

/// The compressed pixels, as a PDF takes them: filtered by the line.
pub(crate) fn compressed_pixels(logo: &Logo) -> Vec<u8> {
    let mut pixels = Vec::new();
    // After the signature each part is its length, its name, its bytes and a checksum.
    let mut rest = logo.png().get(8..).unwrap_or_default();
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let length = usize::try_from(u32::from_be_bytes(*length)).unwrap_or(usize::MAX);
        let Some((name, after)) = after.split_first_chunk::<4>() else { break };
        let Some((bytes, after)) = after.split_at_checked(length) else { break };
        if name == b"IDAT" {
            pixels.extend_from_slice(bytes);
        }
        rest = after.get(4..).unwrap_or_default();
    }
    pixels
}

fn refused(problem: text::Text) -> Error {
    Error::Invalid { what: text!("The picture"), problem }
}

fn broken() -> text::Text {
    text!("it is broken; open it in another program and save it again as PNG or JPEG")
}

/// The picture of a file as it is seen: upright, and on white.
fn picture(file: &[u8]) -> FieldResult<RgbImage> {
    if u64::try_from(file.len()).is_ok_and(|length| length > LARGEST_FILE) {
        return Err(text!("it is larger than 20 MB; save it smaller"));
    }
    let format = image::guess_format(file).ok();
    let Some(format @ (ImageFormat::Png | ImageFormat::Jpeg)) = format else {
        return Err(text!("it is neither PNG nor JPEG; save it as one of these"));
    };
    // Of half a picture, the decoder makes the other half up.
    if format == ImageFormat::Jpeg && !has_end_of_jpeg(file) {
        return Err(broken());
    }
    let read = || -> std::result::Result<_, ImageError> {
        let mut decoder = ImageReader::with_format(Cursor::new(file), format).into_decoder()?;
        let (across, down) = decoder.dimensions();
        if across.max(down) > MOST_SIDE || u64::from(across) * u64::from(down) > MOST_AREA {
            return Ok(Err((across, down)));
        }
        let orientation = decoder.orientation()?;
        let mut picture = DynamicImage::from_decoder(decoder)?;
        picture.apply_orientation(orientation);
        Ok(Ok(picture))
    };
    match read() {
        Ok(Ok(picture)) => Ok(on_white(picture)),
        Ok(Err((across, down))) => Err(text!(
            "it has {across} x {down} pixels; save it with at most {most} each way",
            across,
            down,
            most = MOST_SQUARE
        )),
        Err(_unread) => Err(broken()),
    }
}

/// True if a JPEG goes on to its end: from the start of a scan to the marker of the end, past the restarts in
/// it and the segments between scans. Segments have a length; a smaller picture in one has an end of its own.
fn has_end_of_jpeg(file: &[u8]) -> bool {
    let mut rest = file;
    while let Some(at) = rest.windows(2).position(|pair| matches!(pair, [0xff, 1..=0xfe])) {
        let (Some(kind), Some(after)) = (rest.get(at + 1), rest.get(at + 2..)) else { return false };
        rest = match kind {
            0xd9 => return true,
            1 | 0xd0..=0xd8 => after,
            _ => {
                let length =
                    after.first_chunk().map_or(usize::MAX, |length| u16::from_be_bytes(*length).into());
                after.get(length..).unwrap_or_default()
            }
        };
    }
    false
}

fn on_white(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let picture = picture.into_rgba8();
    RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [parts @ .., alpha] = picture.get_pixel(x, y).0;
        let (full, alpha) = (u16::from(u8::MAX), u16::from(alpha));
        let mixed = |part: u8| (u16::from(part) * alpha + full * (full - alpha)) / full;
        Rgb(parts.map(|part| u8::try_from(mixed(part)).unwrap_or(u8::MAX)))
    })
}

/// A picture that is much too large, at a size that is made smaller with care in little time.
fn averaged(picture: RgbImage, across: u32, down: u32) -> RgbImage {
    let (across, down) = (across * CAREFUL, down * CAREFUL);
    if picture.width() <= across && picture.height() <= down {
        return picture;
    }
    DynamicImage::ImageRgb8(picture).thumbnail(across, down).into_rgb8()
}

/// The picture as large as fits, in its proportions.
fn resized(picture: &RgbImage, across: u32, down: u32) -> RgbImage {
    let picture = DynamicImage::ImageRgb8(picture.clone());
    picture.resize(across.max(1), down.max(1), Resampling::Lanczos3).into_rgb8()
}

fn encoded(picture: &RgbImage) -> std::result::Result<Vec<u8>, ImageError> {
    let mut png = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut png, CompressionType::Best, FilterType::Adaptive);
    encoder.write_image(picture, picture.width(), picture.height(), image::ExtendedColorType::Rgb8)?;
    Ok(png)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{Rgba, RgbaImage};

    fn file(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut file = Cursor::new(Vec::new());
        picture.write_to(&mut file, format).unwrap();
        file.into_inner()
    }

    #[test]
    fn a_picture_is_on_white_small_and_the_same_again() {
        let clear = RgbaImage::from_fn(40, 20, |x, _| Rgba([200, 0, 0, if x < 20 { 0 } else { 255 }]));
        let logo = read(file(&clear.into(), ImageFormat::Png).as_slice()).unwrap();
        assert_eq!(logo.pixels(), [40, 20]);
        let pixels = pixels(&logo).unwrap();
        assert_eq!((&pixels[..3], &pixels[117..120]), (&[255, 255, 255][..], &[200, 0, 0][..]));
        assert_eq!(Logo::new(logo.png().to_vec()).unwrap(), logo);
        let json = serde_json::to_string(&logo).unwrap();
        assert_eq!(serde_json::from_str::<Logo>(&json).unwrap(), logo);
        assert!(!compressed_pixels(&logo).is_empty());
        // Kept once more, it is what it was.
        assert_eq!(read(logo.png()).unwrap(), logo);
    }

    #[test]
    fn a_photograph_fits() {
        let mut state = 1_u32;
        let noise = RgbImage::from_fn(1_000, 700, |_, _| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let [a, b, c, _] = state.to_be_bytes();
            Rgb([a, b, c])
        });
        let logo = read(file(&noise.into(), ImageFormat::Jpeg).as_slice()).unwrap();
        let [across, down] = logo.pixels();
        assert!(logo.png().len() <= MOST_BYTES && across.abs_diff(down * 10 / 7) <= 2, "{across} {down}");
    }

    /// A JPEG with another one as small as a thumbnail in a segment of its own, as cameras make them.
    fn photograph() -> Vec<u8> {
        let inner = file(&RgbImage::new(8, 8).into(), ImageFormat::Jpeg);
        let shade = |at: u32| u8::try_from(3 * at).unwrap();
        let outer = RgbImage::from_fn(64, 64, |x, y| Rgb([shade(x), 0, shade(y)]));
        let outer = file(&outer.into(), ImageFormat::Jpeg);
        let length = u16::try_from(inner.len() + 2).unwrap().to_be_bytes();
        [&outer[..2], &[0xff, 0xe1], &length, &inner, &outer[2..]].concat()
    }

    #[test]
    fn half_a_photograph_is_refused() {
        let whole = photograph();
        let followed = [whole.as_slice(), b"what a telephone adds: \xff\xd8"].concat();
        for bytes in [&whole, &followed] {
            assert_eq!(read(bytes.as_slice()).unwrap().pixels(), [64, 64]);
        }
        for length in (2..whole.len()).step_by(7).chain([whole.len() - 1, whole.len() - 2]) {
            let refused = read(&whole[..length]).unwrap_err().to_string();
            assert!(refused.contains("it is broken") || length < 4, "{length}: {refused}");
        }
    }

    #[test]
    fn what_is_no_picture_is_refused_with_what_to_do() {
        let good = file(&RgbImage::new(30, 30).into(), ImageFormat::Png);
        // A head that says a size, and nothing else: it is judged before what follows is looked at.
        let mut vast = [&good[..16], &[0, 0, 31, 64, 0, 0, 31, 64], &good[24..29]].concat();
        let mut sum = flate2::Crc::new();
        sum.update(&vast[12..]);
        vast.extend(sum.sum().to_be_bytes());
        vast.extend(&good[33..]);
        let long = file(&DynamicImage::new_rgb8(MOST_SIDE + 1, 1), ImageFormat::Png);
        for (bytes, expected) in [
            (&b"GIF89a"[..], "neither PNG nor JPEG"),
            (b"", "neither PNG nor JPEG"),
            (&good[..good.len() / 2], "it is broken"),
            (&long, "8001 x 1 pixels"),
            (&vast, "8000 x 8000 pixels; save it with at most 4000 each way"),
            (&vec![0; (20 << 20) + 1], "larger than 20 MB"),
        ] {
            let refused = read(bytes).unwrap_err().to_string();
            assert!(refused.contains(expected), "{refused}");
        }
        for bytes in [&good[..20], &[][..], &file(&DynamicImage::new_rgba8(3, 3), ImageFormat::Png)] {
            Logo::new(bytes.to_vec()).unwrap_err();
        }
        // Its head is right, and nothing else.
        pixels(&Logo::new(good[..40].to_vec()).unwrap()).unwrap_err();
    }
}
