/// Angles over time without jumps, for curves. The angles of a layer are from −π to π, and those about y from −π/2 to π/2.
package nonisolated enum ContinuousAngle {
    /// Returns the angle plus the full turns with which it is nearest to the angle before it.
    ///
    /// If the angle is half a turn away from the previous angle, two results are equally near. The result with fewer added turns is used,
    /// so that a half turn from 0° ends at 180°, and a half turn from 180° ends at 0°. Rounding the number of turns would give −180° and
    /// 360°.
    package static func next(_ angle: Double, after previous: Double, fullTurn: Double) -> Double {
        let turns = (previous - angle) / fullTurn
        // A rounding error must not decide between the two sides.
        let count = max((abs(turns) - 0.5 - 1e-9).rounded(.up), 0)
        return angle + (turns < 0 ? -count : count) * fullTurn
    }

    /// Returns the angles in radians about x, y and z of a rotation, which are nearest to the angles before them.
    ///
    /// The angles x + π, π − y and z + π describe the same rotation. Key paths have the angles with |y| ≤ π/2, so that y folds and the
    /// other two jump when a view turns further about y. This function continues with |y| > π/2 instead.
    package static func nextRotation(_ angles: SIMD3<Double>, after previous: SIMD3<Double>) -> SIMD3<Double> {
        func continued(_ angles: SIMD3<Double>) -> SIMD3<Double> {
            var result = angles
            for axis in 0..<3 { result[axis] = next(angles[axis], after: previous[axis], fullTurn: 2 * .pi) }
            return result
        }
        func distance(_ angles: SIMD3<Double>) -> Double { (0..<3).reduce(0) { $0 + abs(angles[$1] - previous[$1]) } }
        let folded = continued(angles)
        let unfolded = continued(unfolded(angles))
        return distance(unfolded) < distance(folded) - 1e-9 ? unfolded : folded
    }

    private static let suffixes = [".rotation.x", ".rotation.y", ".rotation.z"]

    /// Returns the key path of the transform and the axis of the key path of an angle, or nil for other key paths.
    package static func transformAndAxis(_ keyPath: String) -> (property: String, axis: Int)? {
        guard let axis = suffixes.firstIndex(where: { keyPath.hasSuffix($0) }) else { return nil }
        return (String(keyPath.dropLast(suffixes[axis].count)), axis)
    }

    /// Returns the key paths of the angles about x, y and z of a transform.
    package static func keyPaths(ofTransform property: String) -> [String] { suffixes.map { property + $0 } }

    /// Returns the other three angles that describe the same rotation, with |y| ≥ π/2 instead of |y| ≤ π/2.
    private static func unfolded(_ angles: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(angles.x + .pi, .pi - angles.y, angles.z + .pi)
    }

    /// If the angles describe a rotation about y alone by more than a quarter of a turn, returns this rotation with x and z equal to 0,
    /// otherwise nil.
    package static func turnAboutY(_ angles: SIMD3<Double>) -> SIMD3<Double>? {
        let unfolded = unfolded(angles)
        // The angles x and z have rounding errors, because they are computed from nearly equal numbers.
        let isTurn = [unfolded.x, unfolded.z].allSatisfy { abs($0.remainder(dividingBy: 2 * .pi)) < 1e-6 }
        return isTurn ? SIMD3(0, unfolded.y.remainder(dividingBy: 2 * .pi), 0) : nil
    }
}
