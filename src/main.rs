//! The program: arguments to a face.
fn main() {}
