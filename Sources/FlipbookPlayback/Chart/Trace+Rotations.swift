import FlipbookInspection
import QuartzCore
import Stage

/// Rotations in space for charts. The angles continue from row to row, so the curve of a view that turns over has no reversal and no jump
/// at a quarter of a turn.
extension Trace {
    /// The rotation of one view. Several views can have the same name at the same time.
    private struct Rotation: Hashable {
        var view: String
        /// The number of the view among the views with the same name.
        var number: Int
        /// The key path of the transform.
        var property: String
    }

    /// Returns the missing angles of the rotations to which the given key paths belong. A chart of one angle needs all three angles,
    /// because only the three angles together can be continued.
    package static func otherAngles(of keyPaths: [LayerKeyPath]) -> [LayerKeyPath] {
        var others: [LayerKeyPath] = []
        for keyPath in keyPaths {
            guard let (property, _) = ContinuousAngle.transformAndAxis(keyPath.text) else { continue }
            guard !keyPaths.contains(where: { $0.text == property }) else { continue }
            let angles = ContinuousAngle.keyPaths(ofTransform: property).compactMap { LayerKeyPath($0) }
            for other in angles where !(keyPaths + others).contains(other) { others.append(other) }
        }
        return others
    }

    /// The trace in which each rotation has the angles that are nearest to the previous angles of the same view (`ContinuousAngle`). Only
    /// rotations with all three angles are changed.
    package var withContinuousRotations: Trace {
        var result = self
        var previous: [Rotation: SIMD3<Double>] = [:]
        var start = 0
        while start < rows.count {
            let time = rows[start].time
            let end = rows[(start + 1)...].firstIndex { $0.time != time } ?? rows.count
            // Rotations do not depend on each other, so their order does not matter.
            for (rotation, indices) in rotations(in: start..<end) where !indices.contains(-1) {
                let angles = SIMD3(rows[indices[0]].value, rows[indices[1]].value, rows[indices[2]].value)
                guard angles.x.isFinite, angles.y.isFinite, angles.z.isFinite else { continue }
                let next = previous[rotation].map { ContinuousAngle.nextRotation(angles, after: $0) } ?? angles
                for axis in 0..<3 { result.rows[indices[axis]].value = next[axis] }
                previous[rotation] = next
            }
            start = end
        }
        return result
    }

    /// Returns for each rotation the indices of the rows of its angles about x, y and z. The index is -1 for an angle without a row.
    private func rotations(in range: Range<Int>) -> [Rotation: [Int]] {
        var counts: [String: Int] = [:]
        var result: [Rotation: [Int]] = [:]
        for index in range {
            let (view, keyPath) = (rows[index].view, rows[index].keyPath)
            guard let (property, axis) = ContinuousAngle.transformAndAxis(keyPath) else { continue }
            let number = counts[keyPath + "\n" + view, default: 0]
            counts[keyPath + "\n" + view] = number + 1
            result[Rotation(view: view, number: number, property: property), default: [-1, -1, -1]][axis] = index
        }
        return result
    }

    /// Returns the rows without those of some key paths.
    package func removing(_ keyPaths: [LayerKeyPath]) -> Trace {
        let names = Set(keyPaths.map(\.text))
        var result = self
        result.rows.removeAll { names.contains($0.keyPath) }
        return result
    }
}
