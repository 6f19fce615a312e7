import CoreGraphics
import FlipbookMotion
import Foundation

/// A vector that is set either by its components, or by its angle and magnitude. Both forms are stored, so that the values that were set
/// are read unchanged.
struct DirectedMagnitude: Hashable {
    private(set) var vector: CGVector
    private(set) var angle: CGFloat
    private(set) var magnitude: CGFloat

    init(vector: CGVector, angle: CGFloat, magnitude: CGFloat) { (self.vector, self.angle, self.magnitude) = (vector, angle, magnitude) }

    mutating func set(_ newVector: CGVector) {
        vector = newVector
        magnitude = (newVector.dx * newVector.dx + newVector.dy * newVector.dy).squareRoot()
        if magnitude > 0 { angle = atan2(newVector.dy, newVector.dx) }
    }

    mutating func set(angle newAngle: CGFloat, magnitude newMagnitude: CGFloat) {
        guard newAngle != angle || newMagnitude != magnitude else { return }
        (angle, magnitude) = (newAngle, newMagnitude)
        let direction = Rotation2D(Double(newAngle))
        vector = CGVector(dx: CGFloat(direction.cosine) * newMagnitude, dy: CGFloat(direction.sine) * newMagnitude)
    }

    var value: Vector2D { Vector2D(Double(vector.dx), Double(vector.dy)) }
}
