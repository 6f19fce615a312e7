// Short names for the geometry types, and functions that create transforms.
import FlipbookGeometry

typealias Color = CGColor
typealias Vector2 = CGVector
typealias Affine = CGAffineTransform
typealias Transform3D = CATransform3D

func rotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeRotation(angle, x, y, z) }
func scaling(_ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeScale(x, y, z) }
func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeTranslation(x, y, z) }
