import UIKit

/// A timing curve that the scene compares: a function from time to progress.
struct TimingCurve {
    let name: String
    let detail: String
    let color: UIColor
    /// Returns an animator of two seconds with this timing.
    let makeAnimator: @MainActor (_ move: @escaping () -> Void) -> UIViewPropertyAnimator

    /// The code of `makeAnimator`.
    var code: [String] { CodeListing.lines("curve " + name) }

    /// The curves, from top to bottom.
    @MainActor static let all = [
        TimingCurve(name: "linear", detail: "(0, 0) (1, 1)", color: color(0x6B675F, dark: 0xB4AEA4)) { move in
            UIViewPropertyAnimator(
                duration: 2, curve: .linear,
                animations: move)
        },
        TimingCurve(name: "easeIn", detail: "(0.42, 0) (1, 1)", color: color(0x2368C9, dark: 0x5C9DF5)) { move in
            UIViewPropertyAnimator(
                duration: 2, curve: .easeIn,
                animations: move)
        },
        TimingCurve(name: "easeOut", detail: "(0, 0) (0.58, 1)", color: color(0x0B7D73, dark: 0x35BBAE)) { move in
            UIViewPropertyAnimator(
                duration: 2, curve: .easeOut,
                animations: move)
        },
        TimingCurve(name: "easeInOut", detail: "(0.42, 0) (0.58, 1)", color: color(0x7C3F9C, dark: 0xB87BDA)) { move in
            UIViewPropertyAnimator(
                duration: 2, curve: .easeInOut,
                animations: move)
        },
        TimingCurve(name: "custom", detail: "(0.57, −0.4) (0.96, 0.87)", color: color(0x99690A, dark: 0xE0AC3F)) { move in
            UIViewPropertyAnimator(
                duration: 2,
                controlPoint1: .init(x: 0.57, y: -0.4),
                controlPoint2: .init(x: 0.96, y: 0.87),
                animations: move)
        },
        TimingCurve(name: "spring", detail: "damping 0.33", color: color(0xC23350, dark: 0xF0728A)) { move in
            UIViewPropertyAnimator(
                duration: 2, dampingRatio: 0.33,
                animations: move)
        },
    ]

    private static func color(_ light: Int, dark: Int) -> UIColor { UIColor(light: UIColor(hex: light), dark: UIColor(hex: dark)) }
}
