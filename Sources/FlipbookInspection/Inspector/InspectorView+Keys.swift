import UIKit

/// Scrolling the report and changing timings by keys.
extension InspectorView {
    /// The distance in points by which a key scrolls the report.
    private static let scrollStep: CGFloat = 60

    /// The index of the animation whose timing the keys change, or nil. It is an index into the animations of the report.
    package var chosenAnimation: Int? { keyTarget?.animation }

    /// The animations of the report in their order.
    private var animations: [LayerReport.AnimationState] { report?.sections.flatMap(\.rows).compactMap(\.animation) ?? [] }

    /// Handles a key for the report. Returns false if the key has no effect on the report.
    ///
    /// - Shift-↑ and Shift-↓ scroll the report.
    /// - Tab and Shift-Tab choose an animation, if the layer has any.
    /// - Return chooses the part of the animation's timing that is changed: the numbers, or a control point of the curve.
    /// - Alt and an arrow key change this part.
    /// - Escape deselects the animation.
    func handleReportKey(_ stroke: KeyStroke) -> Bool {
        switch stroke.name {
        case "shift+up": reportView.scroll(by: -Self.scrollStep)
        case "shift+down": reportView.scroll(by: Self.scrollStep)
        case "tab": return chooseAnimation(1)
        case "shift+tab": return chooseAnimation(-1)
        case "return" where keyTarget != nil && !isSearching: chooseNextPart()
        case "escape" where keyTarget != nil: keyTarget = nil
        case "alt+left": return changeTiming(CGVector(dx: -1, dy: 0))
        case "alt+right": return changeTiming(CGVector(dx: 1, dy: 0))
        case "alt+up": return changeTiming(CGVector(dx: 0, dy: -1))
        case "alt+down": return changeTiming(CGVector(dx: 0, dy: 1))
        default: return false
        }
        return true
    }

    /// Chooses the next or the previous animation. After the last animation and before the first one, none is chosen; the next press begins
    /// again at the other end. Returns false if there are no animations.
    private func chooseAnimation(_ step: Int) -> Bool {
        let count = animations.count
        guard count > 0 else { return false }
        let next = keyTarget.map { $0.animation + step } ?? (step > 0 ? 0 : count - 1)
        guard (0..<count).contains(next) else {
            keyTarget = nil
            return true
        }
        keyTarget = KeyboardTimingTarget(animation: next)
        reportView.reveal(animation: next)
        return true
    }

    private func chooseNextPart() {
        guard let target = keyTarget, animations.indices.contains(target.animation) else { return keyTarget = nil }
        keyTarget?.part = target.nextPart(of: animations[target.animation].curve)
    }

    private func changeTiming(_ direction: CGVector) -> Bool {
        guard let keyTarget, animations.indices.contains(keyTarget.animation) else { return false }
        if let edit = keyTarget.edit(animations[keyTarget.animation], toward: direction) { onEdit?(edit) }
        return true
    }
}
