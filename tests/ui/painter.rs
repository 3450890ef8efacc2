//! Paints the window's triangles on the processor, without a display or a graphics card: the same
//! bytes on each run. Good enough to compare pictures, not for speed.

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Context, FullOutput, Pos2, Rect, TextureId, TexturesDelta, pos2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// Keeps the textures and paints with them.
#[derive(Default)]
pub(crate) struct Painter {
    textures: HashMap<TextureId, ColorImage>,
}

impl TestRenderer for Painter {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, patches) in delta.set.drain() {
            for patch in patches {
                let ImageData::Color(image) = patch.image;
                match patch.pos {
                    None => drop(self.textures.insert(id, ColorImage::clone(&image))),
                    Some(at) => self.patch(id, at, &image),
                }
            }
        }
        delta.free.clear();
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = ctx.content_rect().size() * scale;
        let mut canvas =
            Canvas { image: RgbaImage::new(size.x.round() as u32, size.y.round() as u32), scale };
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive else { return Err("a callback cannot be painted".into()) };
            let texture = self.textures.get(&mesh.texture_id).ok_or("a texture is missing")?;
            canvas.mesh(&mesh, clip_rect, texture);
        }
        Ok(canvas.image)
    }
}

impl Painter {
    fn patch(&mut self, id: TextureId, [left, top]: [usize; 2], image: &ColorImage) {
        let whole = self.textures.get_mut(&id).unwrap();
        for y in 0..image.height() {
            for x in 0..image.width() {
                whole[(left + x, top + y)] = image[(x, y)];
            }
        }
    }
}

struct Canvas {
    image: RgbaImage,
    scale: f32,
}

impl Canvas {
    fn mesh(&mut self, mesh: &Mesh, clip: Rect, texture: &ColorImage) {
        for corners in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|at| {
                let vertex = mesh.vertices[corners[at] as usize];
                Vertex { pos: (vertex.pos.to_vec2() * self.scale).to_pos2(), ..vertex }
            });
            let clockwise = cross(a.pos, b.pos, c.pos) >= 0.0;
            self.triangle(if clockwise { [a, b, c] } else { [a, c, b] }, clip * self.scale, texture);
        }
    }

    fn triangle(&mut self, [a, b, c]: [Vertex; 3], clip: Rect, texture: &ColorImage) {
        let area = cross(a.pos, b.pos, c.pos);
        if area <= 0.0 {
            return;
        }
        let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip);
        let (width, height) = self.image.dimensions();
        let from = |edge: f32| edge.floor().max(0.0) as u32;
        let to = |edge: f32, most: u32| (edge.ceil().max(0.0) as u32).min(most);
        let sides = [(b.pos, c.pos), (c.pos, a.pos), (a.pos, b.pos)];
        // Most of a window is of one colour.
        let is_plain = [b, c].iter().all(|other| other.color == a.color && other.uv == a.uv);
        let plain = is_plain.then(|| shade([a, b, c], [1.0, 0.0, 0.0], texture));
        for y in from(bounds.top())..to(bounds.bottom(), height) {
            let (left, right) = span(sides, y as f32 + 0.5, bounds);
            for x in from(left - 1.0)..to(right + 1.0, width) {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let parts = sides.map(|(from, to)| cross(from, to, at));
                let inside =
                    |(part, (from, to)): (f32, (Pos2, Pos2))| part > 0.0 || (part == 0.0 && owns(from, to));
                if clip.contains(at) && parts.into_iter().zip(sides).all(inside) {
                    let color =
                        plain.unwrap_or_else(|| shade([a, b, c], parts.map(|part| part / area), texture));
                    self.blend(x, y, color);
                }
            }
        }
    }

    /// Premultiplied colour over what is there, in gamma space as egui does.
    fn blend(&mut self, x: u32, y: u32, over: [f32; 4]) {
        let Rgba(under) = *self.image.get_pixel(x, y);
        if over[3] >= 255.0 {
            return self.image.put_pixel(x, y, Rgba(over.map(|part| part.round() as u8)));
        }
        let rest = 1.0 - over[3] / 255.0;
        let mixed = [0, 1, 2, 3].map(|at| (over[at] + f32::from(under[at]) * rest).round().min(255.0) as u8);
        self.image.put_pixel(x, y, Rgba(mixed));
    }
}

/// Twice the area to the right of the way from `a` to `b`.
fn cross(a: Pos2, b: Pos2, at: Pos2) -> f32 {
    (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)
}

/// From where to where a line of pixels can lie within the sides.
fn span(sides: [(Pos2, Pos2); 3], y: f32, bounds: Rect) -> (f32, f32) {
    let mut crossed =
        sides.into_iter().filter(|(from, to)| (from.y - y) * (to.y - y) <= 0.0).map(|(from, to)| {
            let part = if to.y == from.y { 0.0 } else { (y - from.y) / (to.y - from.y) };
            from.x + (to.x - from.x) * part
        });
    if sides.iter().any(|(from, to)| from.y == y && to.y == y) {
        return (bounds.left(), bounds.right());
    }
    let first = crossed.next().unwrap_or(bounds.left());
    let (left, right) = crossed.fold((first, first), |(left, right), x| (left.min(x), right.max(x)));
    (left.max(bounds.left()), right.min(bounds.right()))
}

/// A pixel on an edge belongs to the triangle of which it is the top or left edge.
fn owns(from: Pos2, to: Pos2) -> bool {
    to.y < from.y || (to.y == from.y && to.x > from.x)
}

fn shade(corners: [Vertex; 3], parts: [f32; 3], texture: &ColorImage) -> [f32; 4] {
    let mix = |of: &dyn Fn(&Vertex) -> f32| -> f32 { (0..3).map(|at| of(&corners[at]) * parts[at]).sum() };
    let (u, v) = (mix(&|corner| corner.uv.x), mix(&|corner| corner.uv.y));
    let (width, height) = (texture.width(), texture.height());
    let place = |share: f32, most: usize| ((share * most as f32).max(0.0) as usize).min(most - 1);
    let texel = texture[(place(u, width), place(v, height))].to_array();
    [0, 1, 2, 3].map(|at| {
        let color = mix(&|corner| f32::from(Color32::to_array(&corner.color)[at]));
        color * f32::from(texel[at]) / 255.0
    })
}
