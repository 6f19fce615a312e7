/// The size of the image of a video or a screenshot in pixels.
nonisolated package struct CaptureCanvas: Equatable, Sendable {
    package var width: Int
    package var height: Int

    /// Creates a canvas with a size in pixels.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The aspect ratios that have names, with their usual sizes.
    package static let presets: [(name: String, canvas: CaptureCanvas)] = [
        ("16:9", CaptureCanvas(width: 1920, height: 1080)), ("9:16", CaptureCanvas(width: 1080, height: 1920)),
        ("1:1", CaptureCanvas(width: 1080, height: 1080)),
    ]
}
