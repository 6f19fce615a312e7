import UIKit

/// Scrolling the report and changing timings by keys.
extension InspectorView {
    /// The distance in points by which a key scrolls the report.
    private static let scrollStep: CGFloat = 60

    /// The index of the animation whose timing the keys change, or nil. It is an index into the animations of the report.
    package var chosenAnimation: Int? { keyTarget?.animation }

    /// The chosen animation, or nil if its timing is not changed.
    package var changedAnimation: LayerReport.AnimationState? {
        guard let index = chosenAnimation, animations.indices.contains(index), animations[index].isEdited else { return nil }
        return animations[index]
    }

    /// The animations of the report in their order.
    private var animations: [LayerReport.AnimationState] { report?.sections.flatMap(\.rows).compactMap(\.animation) ?? [] }

    /// Handles a key for the report. Returns false if the key has no effect on the report.
    ///
    /// - Shift-↑ and Shift-↓ scroll the report.
    /// - Tab and Shift-Tab choose an animation, if the layer has any.
    /// - Return chooses the part of the animation's timing that is changed: the numbers, or a control point of the curve.
    /// - Alt and an arrow key change this part, or show a message if nothing can be changed.
    /// - Escape deselects the animation.
    func handleReportKey(_ stroke: KeyStroke) -> Bool {
        switch stroke.name {
        case "shift+up": reportView.scroll(by: -Self.scrollStep)
        case "shift+down": reportView.scroll(by: Self.scrollStep)
        case "tab": return chooseAnimation(1)
        case "shift+tab": return chooseAnimation(-1)
        case "return" where keyTarget != nil && !isSearching: chooseNextPart()
        case "escape" where keyTarget != nil: keyTarget = nil
        case "alt+left": changeTiming(CGVector(dx: -1, dy: 0))
        case "alt+right": changeTiming(CGVector(dx: 1, dy: 0))
        case "alt+up": changeTiming(CGVector(dx: 0, dy: -1))
        case "alt+down": changeTiming(CGVector(dx: 0, dy: 1))
        default: return false
        }
        return true
    }

    /// Chooses the next or the previous animation. After the last animation and before the first one, none is chosen; the window then
    /// selects the next animation in the timeline, and the next press begins again at the other end. Returns false if there are no
    /// animations.
    private func chooseAnimation(_ step: Int) -> Bool {
        let count = animations.count
        guard count > 0 else { return false }
        let next = keyTarget.map { $0.animation + step } ?? (step > 0 ? 0 : count - 1)
        guard (0..<count).contains(next) else {
            keyTarget = nil
            return true
        }
        keyTarget = KeyboardTimingTarget(animation: next, number: animations[next].number)
        reportView.reveal(animation: next)
        return true
    }

    /// Chooses the animation with a number in the timeline. Has no effect if the report does not contain it.
    func choose(animationWithNumber number: Int) {
        guard let index = animations.firstIndex(where: { $0.number == number }) else { return }
        keyTarget = KeyboardTimingTarget(animation: index, number: number)
        reportView.reveal(animation: index)
    }

    /// Keeps the chosen animation if its index in the report has changed, because other animations have begun or ended. If the report does
    /// not contain the animation any more, none is chosen.
    func updateKeyTarget() {
        guard let number = keyTarget?.number else { return }
        let index = animations.firstIndex { $0.number == number }
        if let index { keyTarget?.animation = index } else { keyTarget = nil }
    }

    private func chooseNextPart() {
        guard let target = keyTarget, animations.indices.contains(target.animation) else { return keyTarget = nil }
        keyTarget?.part = target.nextPart(of: animations[target.animation].curve)
    }

    /// Changes the timing of the chosen animation by one step. If this is not possible, shows a message.
    private func changeTiming(_ direction: CGVector) {
        let animations = self.animations
        guard report != nil else {
            onMessage?("No layer is selected: press ↓, or Ctrl-click the phone")
            return
        }
        guard !animations.isEmpty else {
            onMessage?("No animation of this layer is running: go back with <, or select one in the timeline (Y)")
            return
        }
        guard let keyTarget, animations.indices.contains(keyTarget.animation) else {
            onMessage?("No animation is selected: press Tab, then Alt with an arrow key")
            return
        }
        guard let edit = keyTarget.edit(animations[keyTarget.animation], toward: direction) else {
            onMessage?(
                isReadingLines
                    ? "The line of code is still being looked up: press the keys again in a moment"
                    : "The call that started this animation is not known, so its timing cannot be changed")
            return
        }
        onEdit?(edit)
    }
}
