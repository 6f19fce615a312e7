import Foundation
import QuartzCore

/// The delegate of a legacy animation block, with the selectors for its start and end.
final class LegacyAnimationDelegate {
    /// The name of the animation.
    let name: String?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(_ name: String?) { self.name = name }

    /// Calls a method of the delegate with the animation's name and, for `didStop`, whether the animations have finished. The context
    /// argument is nil.
    func send(_ selector: Selector?, finished: Bool? = nil) {
        guard let delegate, let selector else { return }
        if selector.perform(on: delegate, with: name ?? "", finished.map { NSNumber(value: $0) }) { return }
        selector.perform(on: delegate, with: name ?? "", finished)
    }
}
