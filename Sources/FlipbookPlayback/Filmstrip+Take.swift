import CoreGraphics
import FlipbookImages
import Stage

extension Filmstrip {
    /// The number of frames of a filmstrip without given times.
    package static let defaultFrameCount = 8
    /// The width in pixels above which the frames of a comparison are in several rows.
    package static let maximumComparisonWidth = 8000

    /// Returns the times of frames that are evenly spread over a recording, from the first frame to the last frame.
    package static func defaultTimes(frameCount: Int, framesPerSecond: Int = 60) -> [Double] {
        let count = min(defaultFrameCount, frameCount)
        let last = Double(frameCount - 1)
        return (0..<count).map { (last * Double($0) / Double(max(count - 1, 1))).rounded() / Double(framesPerSecond) }
    }

    /// Returns the times up to the frame in which a step of the take's script could not be performed, because nothing new happens after
    /// it, and a note about the other times. If all times are later, the only time is that of the failure. The take must have played the
    /// script.
    package static func times(_ times: [Double], untilFailureOf take: Take) -> (times: [Double], note: String?) {
        guard let failureFrame = take.failureFrame else { return (times, nil) }
        let framesPerSecond = Double(take.stage.framesPerSecond)
        let shown = times.filter { Int(($0 * framesPerSecond).rounded()) <= failureFrame }
        guard shown.count < times.count else { return (times, nil) }
        let failureTime = Double(failureFrame) / framesPerSecond
        let failure = "the failure at \(Quantity.seconds(failureTime))"
        if shown.isEmpty { return ([failureTime], "\(failure) is shown instead of \(Quantity.text(times.count, "later time"))") }
        let count = times.count - shown.count
        return (shown, "\(Quantity.text(count, "time")) after \(failure) \(count == 1 ? "is" : "are") left out")
    }

    /// Returns an image with the frames of a take at the given times. Throws an error before it uses much memory if the image would be too
    /// large.
    ///
    /// - Parameters:
    ///   - columns: The largest number of frames in a row, or nil for one row.
    ///   - maximumWidth: The width in pixels above which the frames are in several rows if `columns` is nil, or nil for one row.
    ///   - picture: Paints the current frame of the take.
    package static func make(
        _ take: Take, at times: [Double], columns: Int? = nil, maximumWidth: Int? = nil,
        _ picture: (Take) throws -> Bitmap = { $0.stage.render() }
    ) throws -> Bitmap {
        let (size, scale) = (take.stage.size, take.stage.scale)
        let (width, height) = (
            Stage.pixelCount(forPoints: size.width, scale: scale), Stage.pixelCount(forPoints: size.height, scale: scale)
        )
        // A rotation can exchange width and height, so the shorter side is the smallest possible width and height of a frame.
        let (side, columnCount) = (min(width, height), max(min(columns ?? times.count, times.count), 1))
        let rowCount = max((times.count + columnCount - 1) / columnCount, 1)
        guard ImageFile.isAllowedSize(width: columnCount * side, height: rowCount * side) else {
            throw tooLargeError(times.count, width, height)
        }
        var frames: [Bitmap] = []
        for time in times {
            try take.seek(to: Int((time * Double(take.stage.framesPerSecond)).rounded()))
            frames.append(try picture(take))
            let strip = Self.size(of: frames, columns: columns ?? rowLength(of: frames, maximumWidth: maximumWidth))
            guard ImageFile.isAllowedSize(width: strip.width, height: strip.height) else { throw tooLargeError(times.count, width, height) }
        }
        return combine(frames, columns: columns ?? rowLength(of: frames, maximumWidth: maximumWidth))
    }

    /// Returns the number of frames in each of the fewest rows that are not wider than `maximumWidth`, or nil if one row is enough or there
    /// is no maximum. The rows are about equally long.
    private static func rowLength(of frames: [Bitmap], maximumWidth: Int?) -> Int? {
        let (stripWidth, _, gap) = size(of: frames)
        guard let maximumWidth, stripWidth > maximumWidth else { return nil }
        let frameWidth = frames.map(\.width).max() ?? 0
        let largestLength = max((maximumWidth - gap) / (frameWidth + gap), 1)
        let rowCount = (frames.count + largestLength - 1) / largestLength
        return (frames.count + rowCount - 1) / rowCount
    }

    private static func tooLargeError(_ count: Int, _ width: Int, _ height: Int) -> StageError {
        StageError(
            "\(count) frames of \(width)×\(height) pixels are too large for one image, which has at most \(ImageFile.maximumPixelCount) pixels; "
                + "use fewer times or a smaller --scale, or record a folder of images")
    }
}
