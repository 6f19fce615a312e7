import QuartzCore
import Stage

/// The values of the animated key paths of a layer in each frame of a take.
package struct LayerValueHistory {
    /// The serial number of the layer.
    package let layer: Int
    package let name: String
    /// The key paths of numbers.
    package let keyPaths: [String]
    /// The values of each key path by frame. A frame in which the layer does not exist has NaN.
    private var values: [[Double]]
    /// Whether two frames have different values, for each key path.
    private var isChanging: [Bool]

    /// Creates values of a layer without any frames.
    ///
    /// - Parameter keyPaths: The key paths that are animated. Each number in them, such as the x of a position, is a key path of its own.
    package init(layer: Int, name: String, animating keyPaths: [String]) {
        (self.layer, self.name) = (layer, name)
        var known: [String] = []
        for keyPath in keyPaths.flatMap(Self.numbers) where !known.contains(keyPath) { known.append(keyPath) }
        self.keyPaths = known
        values = known.map { _ in [] }
        isChanging = known.map { _ in false }
    }

    /// Returns the key paths of the numbers in the value of a key path. Colors, images and paths have no numbers.
    package nonisolated static func numbers(in keyPath: String) -> [String] {
        if LayerProperty.isNumber(keyPath) { return [keyPath] }
        switch keyPath {
        case "bounds": return ["origin.x", "origin.y", "size.width", "size.height"].map { "bounds." + $0 }
        case "transform", "sublayerTransform":
            return ["scale.x", "scale.y", "rotation.x", "rotation.y", "rotation.z", "translation.x", "translation.y"].map {
                keyPath + "." + $0
            }
        default: return ["x", "y", "width", "height"].map { keyPath + "." + $0 }.filter { LayerProperty.isNumber($0) }
        }
    }

    /// The number of frames with values.
    package var frameCount: Int { values.first?.count ?? 0 }

    /// Records the values of the next frame, which a stage shows.
    package mutating func record(_ stage: Stage) {
        let found = stage.windows.lazy.compactMap { [layer] in $0.layer.descendant(number: layer) }.first
        for (index, keyPath) in keyPaths.enumerated() {
            let value = found.flatMap { stage.displayedNumber($0, keyPath) } ?? .nan
            if let last = values[index].last, abs(value - last) > 1e-9 { isChanging[index] = true }
            values[index].append(value)
        }
    }

    /// Removes the values after a number of frames.
    package mutating func removeFrames(after count: Int) {
        for index in values.indices { values[index].removeSubrange(min(count, values[index].count)...) }
    }

    /// Returns the values of some frames with their times, in groups of equal units. A key path whose value has never changed is left out.
    package func series(in frames: Range<Int>, of timeline: Timeline) -> [[ValueSeries]] {
        var groups: [[ValueSeries]] = []
        for (index, keyPath) in keyPaths.enumerated() where isChanging[index] {
            var series = ValueSeries(name: "\(name).\(keyPath)", keyPath: keyPath)
            for frame in frames.clamped(to: 0..<frameCount) { series.add(values[index][frame], at: timeline.time(ofFrame: frame)) }
            if let group = groups.firstIndex(where: { $0[0].unit == series.unit }) {
                groups[group].append(series)
            } else {
                groups.append([series])
            }
        }
        return groups
    }
}
