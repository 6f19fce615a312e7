import CoreGraphics

/// A destination for the frames of a recording.
package protocol FrameSink: AnyObject {
    /// Writes the next frame. Only the pixels in `changedRows` may differ from the previous frame.
    func write(_ frame: borrowing Bitmap, changedRows: Range<Int>) throws
    /// Finishes the recording. The method is called once, after the last frame or after an interruption.
    func finish() throws
}

extension FrameSink {
    /// Writes the next frame. All its pixels may differ from the previous frame.
    package func write(_ frame: borrowing Bitmap) throws { try write(frame, changedRows: 0..<frame.height) }
}
