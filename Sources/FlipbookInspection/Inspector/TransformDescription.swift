import CoreGraphics
import Foundation
import QuartzCore

/// A transform as scale, angle, translation and perspective, for display.
package nonisolated struct TransformDescription: Equatable, Sendable {
    /// The factors along the axes of the layer.
    package var scale = SIMD3<Double>(1, 1, 1)
    /// The angle in degrees. Positive angles are clockwise on the screen.
    package var angle = 0.0
    /// The axis of the rotation. It is z for transforms in the plane.
    package var axis = SIMD3<Double>(0, 0, 1)
    /// The shear of the y axis along the x axis.
    package var shear = 0.0
    /// The translation in points.
    package var translation = SIMD3<Double>(0, 0, 0)
    /// The distance of the camera in points, or nil without perspective.
    package var cameraDistance: Double?

    package init(_ t: CATransform3D) {
        translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
        if t.m34 != 0 { cameraDistance = -1 / Double(t.m34) }
        var rows = [
            SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)), SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
            SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)),
        ]
        if t.m13 == 0, t.m23 == 0, t.m31 == 0, t.m32 == 0 {
            setPlane(rows[0], rows[1])
            scale.z = rows[2].z
            return
        }
        func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
        scale = SIMD3(length(rows[0]), length(rows[1]), length(rows[2]))
        for index in 0..<3 where scale[index] > 0 { rows[index] /= scale[index] }
        // The trace of a rotation by θ is 1 + 2 cos θ, and its antisymmetric part is sin θ times the axis.
        let cosine = min(max((rows[0].x + rows[1].y + rows[2].z - 1) / 2, -1), 1)
        let difference = SIMD3(rows[1].z - rows[2].y, rows[2].x - rows[0].z, rows[0].y - rows[1].x)
        angle = acos(cosine) * 180 / .pi
        let size = length(difference)
        if size > 1e-6 {
            axis = difference / size
        } else if cosine < 0 {
            // A half turn is symmetric: R = 2·a·aᵀ - 1.
            axis = SIMD3(
                max((rows[0].x + 1) / 2, 0).squareRoot(), max((rows[1].y + 1) / 2, 0).squareRoot(),
                max((rows[2].z + 1) / 2, 0).squareRoot())
        }
    }

    /// Sets scale, angle and shear of a transform in the plane from the images of the unit vectors.
    private mutating func setPlane(_ x: SIMD3<Double>, _ y: SIMD3<Double>) {
        let determinant = x.x * y.y - x.y * y.x
        let width = (x.x * x.x + x.y * x.y).squareRoot()
        guard width > 0 else {
            scale = SIMD3(0, (y.x * y.x + y.y * y.y).squareRoot(), 1)
            return
        }
        // A mirroring along x has the same result as a mirroring along y and a rotation by 180°. The description without an angle is
        // preferred.
        let isMirroredAlongX = determinant < 0 && x.x < 0
        let sign = isMirroredAlongX ? -1.0 : 1
        scale = SIMD3(sign * width, sign * determinant / width, 1)
        angle = atan2(sign * x.y, sign * x.x) * 180 / .pi
        shear = (x.x * y.x + x.y * y.y) / (width * width)
    }

    /// The parts that differ from the identity, such as `scale 1.5 · 30°`, or `identity`.
    package var text: String {
        var parts: [String] = []
        let number = LayerValue.text
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.005 }
        if !isNear(scale.x, 1) || !isNear(scale.y, 1) || !isNear(scale.z, 1) {
            if !isNear(scale.z, 1) {
                parts.append("scale \(number(scale.x)) × \(number(scale.y)) × \(number(scale.z))")
            } else if isNear(scale.x, scale.y) {
                parts.append("scale \(number(scale.x))")
            } else {
                parts.append("scale \(number(scale.x)) × \(number(scale.y))")
            }
        }
        if !isNear(angle, 0) { parts.append("\(number((angle * 10).rounded() / 10))°" + (axisText.map { " about \($0)" } ?? "")) }
        if !isNear(shear, 0) { parts.append("shear \(number(shear))") }
        if !isNear(translation.x, 0) || !isNear(translation.y, 0) || !isNear(translation.z, 0) {
            let z = isNear(translation.z, 0) ? "" : ", \(number(translation.z))"
            parts.append("translation \(number(translation.x)), \(number(translation.y))\(z)")
        }
        if let cameraDistance { parts.append("perspective \(number(cameraDistance.rounded()))") }
        return parts.isEmpty ? "identity" : parts.joined(separator: " · ")
    }

    /// The axis of the rotation as text, or nil if it is z.
    private var axisText: String? {
        func isNear(_ x: Double, _ y: Double, _ z: Double) -> Bool {
            abs(axis.x - x) < 0.005 && abs(axis.y - y) < 0.005 && abs(axis.z - z) < 0.005
        }
        if isNear(0, 0, 1) { return nil }
        for (name, index) in [("x", 0), ("y", 1), ("z", 2)] {
            if abs(axis[index] - 1) < 0.005 { return name }
            if abs(axis[index] + 1) < 0.005 { return "−" + name }
        }
        return "(\([axis.x, axis.y, axis.z].map { LayerValue.text($0) }.joined(separator: ", ")))"
    }
}
