/// The size of a film's image in pixels.
nonisolated package struct FilmCanvas: Equatable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a canvas with a size in pixels.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The aspect ratios that have names, with their usual sizes.
    package static let presets: [(name: String, canvas: FilmCanvas)] = [
        ("16:9", FilmCanvas(width: 1920, height: 1080)), ("9:16", FilmCanvas(width: 1080, height: 1920)),
        ("1:1", FilmCanvas(width: 1080, height: 1080)),
    ]
}
