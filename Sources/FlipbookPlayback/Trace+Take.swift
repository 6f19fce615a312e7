import QuartzCore
import Stage

extension Trace {
    /// The largest number of values that a trace records. They need about half a gigabyte.
    package static let maximumValueCount = 10_000_000

    /// Records the views of a take that have an accessibility identifier, at the frames nearest to the given times.
    ///
    /// Throws an error as soon as more than `maximumValueCount` values are expected, and at the end if no view has one of the key paths.
    ///
    /// - Parameter keyPaths: The key paths, or nil for those that change.
    package init(_ take: Take, at times: [Double], keyPaths: [LayerKeyPath]? = nil) throws {
        var (valueCount, timeCount) = (0, 0)
        try self.init(at: times, keyPaths: keyPaths) { time in
            try take.seek(to: Int((time * Double(take.stage.framesPerSecond)).rounded()))
            let currentCount = Self.valueCount(on: take.stage)
            valueCount += currentCount
            timeCount += 1
            // After the first time, the number of its values is assumed for each of the next times.
            let total = valueCount + (timeCount == 1 ? (times.count - 1) * currentCount : 0)
            guard total <= Self.maximumValueCount else {
                throw StageError(
                    "\(Quantity.text(times.count, "time")) with \(Quantity.text(currentCount, "value")) each are too many: a trace has at most \(Self.maximumValueCount) values; "
                        + "use fewer times, a shorter --until or a smaller --fps")
            }
            return take.stage
        }
        if let problem = missingKeyPaths.first { throw StageError(problem) }
    }
}
