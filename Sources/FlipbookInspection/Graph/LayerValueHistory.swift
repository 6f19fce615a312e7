import QuartzCore
import Stage

/// The values of the animated key paths of a layer in each frame of a take.
package struct LayerValueHistory {
    /// The serial number of the layer.
    package let layer: Int
    package let name: String
    /// The animated key paths, each of a single number, such as `position.x`.
    package let keyPaths: [String]
    /// The key paths with values: `keyPaths`, then the other angles of their rotations.
    private let recordedKeyPaths: [String]
    /// The indices of the angles about x, y and z of each rotation.
    private let rotations: [[Int]]
    /// The values of each recorded key path by frame. A frame in which the layer does not exist has NaN. The angles of a rotation continue
    /// the angles of the previous frame, so that the curve of a view that turns over has no fold.
    private var values: [[Double]]
    /// For each recorded key path, whether two consecutive frames have different values. Other key paths are not shown.
    private var isChanging: [Bool]

    /// Creates values of a layer without any frames.
    ///
    /// - Parameter keyPaths: The key paths that are animated. Each number in them, such as the x of a position, is a key path of its own.
    package init(layer: Int, name: String, animating keyPaths: [String]) {
        (self.layer, self.name) = (layer, name)
        var known: [String] = []
        for keyPath in keyPaths.flatMap(Self.numbers) where !known.contains(keyPath) { known.append(keyPath) }
        self.keyPaths = known
        let transforms = known.compactMap { ContinuousAngle.transformAndAxis($0)?.property }
        for property in transforms {
            for angle in ContinuousAngle.keyPaths(ofTransform: property) where !known.contains(angle) { known.append(angle) }
        }
        recordedKeyPaths = known
        rotations = Set(transforms).sorted().map { property in
            ContinuousAngle.keyPaths(ofTransform: property).compactMap { known.firstIndex(of: $0) }
        }
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
        var current: [Double] = recordedKeyPaths.map { keyPath in found.flatMap { stage.displayedNumber($0, keyPath) } ?? .nan }
        for rotation in rotations { continueRotation(rotation, in: &current) }
        for (index, value) in current.enumerated() {
            if let last = values[index].last, abs(value - last) > 1e-9 { isChanging[index] = true }
            values[index].append(value)
        }
    }

    /// Replaces the angles of a rotation by those that are nearest to the angles of the previous frame, as charts do.
    private func continueRotation(_ rotation: [Int], in current: inout [Double]) {
        let previous = rotation.compactMap { values[$0].last }
        let angles = rotation.map { current[$0] }
        guard previous.count == 3, (previous + angles).allSatisfy(\.isFinite) else { return }
        let next = ContinuousAngle.nextRotation(
            SIMD3(angles[0], angles[1], angles[2]), after: SIMD3(previous[0], previous[1], previous[2]))
        for axis in 0..<3 { current[rotation[axis]] = next[axis] }
    }

    /// Removes the values of all frames after the first `count` frames.
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
