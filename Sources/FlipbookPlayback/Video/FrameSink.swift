import CoreGraphics
import FlipbookRaster

/// A destination for the frames of a recording.
package protocol FrameSink: AnyObject {
    /// Writes the next frame. Only the pixels in `changedAreas` may differ from the previous frame.
    func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws
    /// Finishes the recording. The method is called once, after the last frame or after an interruption.
    func finish() throws
}

extension FrameSink {
    /// Writes the next frame. All its pixels may differ from the previous frame.
    package func write(_ frame: borrowing Bitmap) throws {
        try write(frame, changedAreas: [PixelRect(x0: 0, y0: 0, x1: frame.width, y1: frame.height)])
    }
}

nonisolated extension [PixelRect] {
    /// The rows from the top of the highest area to the bottom of the lowest area.
    var rows: Range<Int> {
        guard let first = map(\.y0).min(), let end = map(\.y1).max() else { return 0..<0 }
        return first..<Swift.max(first, end)
    }
}
