import CoreGraphics

/// A video that was recorded before, from which frames are read in order.
protocol VideoSource: AnyObject {
    /// The path, for messages.
    var path: String { get }
    /// The size of the frames in pixels.
    var width: Int { get }
    var height: Int { get }
    /// The number of frames per second, or nil if the video does not state it.
    var framesPerSecond: Double? { get }
    /// The number of the first frame: 0, or for a folder of images the number in the name of the first file.
    var firstFrame: Int { get }
    /// The largest difference of a channel that the format can cause. 0 for a lossless format.
    var tolerance: Int { get }
    /// Returns the next frame, or nil after the last frame.
    func next() throws -> Bitmap?
    /// Ends the reading and releases the file.
    func close()
}
