import CoreGraphics
import Foundation

/// A function that creates transforms from the numbers of an animation of `transform`.
///
/// With such a function, an animation from 0 to 2π is a full turn. An interpolation between the transforms of these angles would have no
/// effect, because the two transforms are equal.
nonisolated public final class CAValueFunction: NSObject, Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function, or returns nil for an unknown name.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// The input for which the transform is the identity. It replaces a missing start or end value of an animation.
    var identityInput: LayerValue {
        switch name {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// Returns the transform for an input, or the identity if the input has the wrong type.
    func transform(_ input: LayerValue) -> CATransform3D {
        switch (name, input) {
        case (.rotateX, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 1, 0, 0)
        case (.rotateY, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
        case (.rotateZ, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
        case (.scaleX, .number(let factor)): CATransform3DMakeScale(CGFloat(factor), 1, 1)
        case (.scaleY, .number(let factor)): CATransform3DMakeScale(1, CGFloat(factor), 1)
        case (.scaleZ, .number(let factor)): CATransform3DMakeScale(1, 1, CGFloat(factor))
        case (.translateX, .number(let distance)): CATransform3DMakeTranslation(CGFloat(distance), 0, 0)
        case (.translateY, .number(let distance)): CATransform3DMakeTranslation(0, CGFloat(distance), 0)
        case (.translateZ, .number(let distance)): CATransform3DMakeTranslation(0, 0, CGFloat(distance))
        case (.scale, .numbers(let s)) where s.count == 3: CATransform3DMakeScale(CGFloat(s[0]), CGFloat(s[1]), CGFloat(s[2]))
        case (.translate, .numbers(let t)) where t.count == 3:
            CATransform3DMakeTranslation(CGFloat(t[0]), CGFloat(t[1]), CGFloat(t[2]))
        default: CATransform3DIdentity
        }
    }
}
