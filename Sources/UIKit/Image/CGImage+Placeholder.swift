import CoreGraphics

nonisolated extension CGImage {
    /// The image that is shown if an image cannot be read. It is a square of 48 × 48 points with a border and a diagonal cross, gray on
    /// light gray, so that it is visible on every background.
    static let placeholder = CGImage(makePlaceholder(1)) { makePlaceholder($0) }

    /// Returns the placeholder at a scale.
    private static func makePlaceholder(_ scale: Int) -> Bitmap {
        let (side, line) = (48 * scale, 2 * scale)
        let (background, foreground): (UInt32, UInt32) = (0xFFEC_ECF0, 0xFFA0_A0AA)
        var words = [UInt32](repeating: background, count: side * side)
        for y in 0..<side {
            for x in 0..<side {
                let edge = min(x, y, side - 1 - x, side - 1 - y)
                let cross = min(abs(x - y), abs(x + y + 1 - side))
                if edge < line || cross < line { words[y * side + x] = foreground }
            }
        }
        return Bitmap(width: side, height: side, words: words)
    }
}
