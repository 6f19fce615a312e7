import CoreGraphics

/// A destination for the frames of a recording.
package protocol FrameSink: AnyObject {
    /// Writes the next frame. Only the pixels in `changedRows` may differ from those of the frame before it.
    func write(_ frame: borrowing Bitmap, changedRows: Range<Int>) throws
    /// Finishes the recording. It is called once, after the last frame.
    func finish() throws
}

extension FrameSink {
    /// Writes the next frame, which may differ from the frame before it everywhere.
    package func write(_ frame: borrowing Bitmap) throws { try write(frame, changedRows: 0..<frame.height) }
}
