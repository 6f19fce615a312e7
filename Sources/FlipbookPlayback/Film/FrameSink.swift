import CoreGraphics

/// A destination for the frames of a recording.
package protocol FrameSink: AnyObject {
    /// Writes the next frame.
    func write(_ frame: borrowing Bitmap) throws
    /// Finishes the recording. It is called once, after the last frame.
    func finish() throws
}
