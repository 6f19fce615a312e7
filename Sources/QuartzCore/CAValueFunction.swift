import CoreGraphics
import Foundation

nonisolated public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers that an animation of `transform` goes through. So a turn by 2π is one, and not the way from a transform
/// to the same transform.
nonisolated public final class CAValueFunction: Sendable {
    public let name: CAValueFunctionName

    /// Nil for a name that is not one of those above.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// What stands in for an end that is not given: the input for which nothing happens.
    var neutral: LayerValue {
        switch name {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    /// Numbers that are no input of this function change nothing.
    func transform(_ input: LayerValue) -> CATransform3D {
        switch (name, input) {
        case (.rotateX, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 1, 0, 0)
        case (.rotateY, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
        case (.rotateZ, .number(let angle)): CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
        case (.scaleX, .number(let factor)): CATransform3DMakeScale(CGFloat(factor), 1, 1)
        case (.scaleY, .number(let factor)): CATransform3DMakeScale(1, CGFloat(factor), 1)
        case (.scaleZ, .number(let factor)): CATransform3DMakeScale(1, 1, CGFloat(factor))
        case (.translateX, .number(let way)): CATransform3DMakeTranslation(CGFloat(way), 0, 0)
        case (.translateY, .number(let way)): CATransform3DMakeTranslation(0, CGFloat(way), 0)
        case (.translateZ, .number(let way)): CATransform3DMakeTranslation(0, 0, CGFloat(way))
        case (.scale, .numbers(let s)) where s.count == 3: CATransform3DMakeScale(CGFloat(s[0]), CGFloat(s[1]), CGFloat(s[2]))
        case (.translate, .numbers(let t)) where t.count == 3:
            CATransform3DMakeTranslation(CGFloat(t[0]), CGFloat(t[1]), CGFloat(t[2]))
        default: CATransform3DIdentity
        }
    }
}
