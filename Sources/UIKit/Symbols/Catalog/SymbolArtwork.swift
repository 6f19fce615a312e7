/// The artwork of the symbols: original drawings of this project, as text.
///
/// A symbol is a line with its name, followed by indented lines with its steps, which are separated by `;`. `a = b` makes `a` another name
/// of `b`. Coordinates are in a square of 100 × 100 units with y pointing down. The center of the square is at half the height of a capital
/// letter.
///
/// After the name:
/// - `f`: There is a variant `.fill`. `s`: There is a variant `.slash`.
/// - `c`, `q`: There are variants `.circle` and `.square`. The number after the letter is the scale of the symbol inside of them; the
///   default is 0.56.
/// - `x`: The symbol exists only in the variants `.circle` and `.square`.
/// - `m:white,red`: The colors of the levels 1, 2 and 3 in multicolor rendering. `e:red`: The color of the filled circle or square in
///   multicolor rendering.
///
/// A step is a letter, options, and a path:
/// - `s` strokes the path; the width depends on the weight. `b` fills and strokes it; `f` only fills it.
/// - `o` (outline) strokes the path, and fills it too in the variant `.fill`.
/// - `d` (detail) strokes the path, and erases the stroke in `.fill`. `k` fills and strokes it, and erases both in `.fill`.
/// - `x` erases a stroke that is wider by a gap at both sides. `c` erases the path with a gap around it.
/// - Options, in this order: the level 1…3 of the hierarchy; `*0.8`, a factor of the stroke width; `v1`, the number of the part for
///   variable values; `+` or `-` for steps that are only in the variant `.fill`, or only in the other variants; `^` for badges and slashes,
///   which the alignment ignores.
/// - Paths: `M`, `L`, `C`, `Q` and `Z` as in SVG, absolute. `A cx cy r from to`, an arc in degrees, joined by a line to an open subpath;
///   `N` ends the subpath. `O cx cy r`, a circle. `E cx cy rx ry`, an ellipse. `R x y width height radius`, a rounded rectangle.
///   `P radius x y …`, a polygon, and `T radius x y …`, an open line, with rounded corners.
nonisolated enum SymbolArtwork {
    /// All groups, in the order in which a gallery shows them.
    static let groups = [marks, arrows, shapes, people, objects, documents, media, nature, devices, activities, characters]
}
