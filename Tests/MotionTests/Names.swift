// The room's types under the names by which mathematics calls them.
import CoreGraphics

typealias Color = CGColor
typealias Vector2 = CGVector
typealias Affine = CGAffineTransform
typealias Transform3D = CATransform3D

func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeRotation(angle, x, y, z) }
func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeScale(x, y, z) }
func move(_ x: Double, _ y: Double, _ z: Double) -> Transform3D { CATransform3DMakeTranslation(x, y, z) }
