import UIKit

/// A timing curve with a name and a color.
struct NamedCurve {
    var name: String
    var curve: CubicCurve
    var color: UIColor

    /// The five curves that have names in UIKit and Core Animation.
    static let presets = [
        NamedCurve(name: "linear", curve: CubicCurve(0, 0, 1, 1), color: Palette.secondaryForeground),
        NamedCurve(name: "easeIn", curve: CubicCurve(0.42, 0, 1, 1), color: Palette.secondaryForeground),
        NamedCurve(name: "easeOut", curve: CubicCurve(0, 0, 0.58, 1), color: Palette.secondaryForeground),
        NamedCurve(name: "easeInOut", curve: CubicCurve(0.42, 0, 0.58, 1), color: Palette.secondaryForeground),
        NamedCurve(name: "default", curve: CubicCurve(0.25, 0.1, 0.25, 1), color: Palette.secondaryForeground),
    ]

    /// All easings, family by family: in, out, in-out.
    static let easings = EasingFamily.allCases.flatMap { family in
        EasingFamily.Variant.allCases.map { family.curve($0) }
    }
}

/// A family of easings with the same formula.
enum EasingFamily: String, CaseIterable {
    case sine, quad, cubic, quart, quint, expo, circ

    /// Whether the formula is used at the start (acceleration), at the end (deceleration), or at both.
    enum Variant: String, CaseIterable {
        case easeIn = "in"
        case easeOut = "out"
        case easeInOut = "in-out"
    }

    func curve(_ variant: Variant) -> NamedCurve {
        let curve =
            switch variant {
            case .easeIn: easeIn
            case .easeOut: easeIn.mirrored
            case .easeInOut: CubicCurve(easeInOut.0, easeInOut.1, 1 - easeInOut.0, 1 - easeInOut.1)
            }
        return NamedCurve(name: "\(rawValue) \(variant.rawValue)", curve: curve, color: color)
    }

    var color: UIColor {
        switch self {
        case .sine: Palette.teal
        case .quad: Palette.blue
        case .cubic: Palette.plum
        case .quart: Palette.rose
        case .quint: Palette.gold
        case .expo:
            UIColor(light: UIColor(red: 0.36, green: 0.45, blue: 0.2, alpha: 1), dark: UIColor(red: 0.6, green: 0.7, blue: 0.4, alpha: 1))
        case .circ:
            UIColor(
                light: UIColor(red: 0.45, green: 0.36, blue: 0.3, alpha: 1), dark: UIColor(red: 0.72, green: 0.62, blue: 0.54, alpha: 1))
        }
    }

    // MARK: - Control points
    //
    // The constants were found by minimizing the largest difference from the formula at 61 times. `easeIn` of quad and cubic is exact
    // except for rounding: t² and t³ are Bézier curves with control points at x = 1/3 and 2/3.

    /// The formula of the accelerating variant, f(t) with f(0) = 0 and f(1) = 1.
    func formula(_ t: Double) -> Double {
        switch self {
        case .sine: 1 - cos(t * .pi / 2)
        case .quad: t * t
        case .cubic: t * t * t
        case .quart: t * t * t * t
        case .quint: t * t * t * t * t
        case .expo: (exp2(10 * t - 10) - exp2(-10)) / (1 - exp2(-10))
        case .circ: 1 - max(1 - t * t, 0).squareRoot()
        }
    }

    /// The curve of the accelerating variant.
    private var easeIn: CubicCurve {
        switch self {
        case .sine: CubicCurve(0.26, 0.01, 0.49, 0.18)
        case .quad: CubicCurve(0.333, 0, 0.667, 0.333)
        case .cubic: CubicCurve(0.333, 0, 0.667, 0)
        case .quart: CubicCurve(0.52, 0, 0.74, 0)
        case .quint: CubicCurve(0.64, 0, 0.79, 0)
        case .expo: CubicCurve(0.68, 0, 0.85, 0)
        case .circ: CubicCurve(0.55, 0, 1, 0.45)
        }
    }

    /// The first control point of the variant that accelerates and decelerates. The second control point is symmetric to the first.
    private var easeInOut: (CGFloat, CGFloat) {
        switch self {
        case .sine: (0.36, 0)
        case .quad: (0.48, 0.04)
        case .cubic: (0.66, 0)
        case .quart: (0.77, 0)
        case .quint: (0.84, 0)
        case .expo: (0.9, 0)
        case .circ: (0.9, 0.16)
        }
    }
}
