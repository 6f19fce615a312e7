import QuartzCore
import UIKit

/// The calls that have activated a constraint. A constraint keeps one if its stage was observed.
package final class ActivationRecord {
    package let stack: CallStack

    private init(_ stack: CallStack) { self.stack = stack }

    /// Lets constraints, blocks and animators keep the code that has created them from now on, if their stage is observed.
    package static func install() {
        TimingOverrides.captureAddresses = { CallStack.capture()?.addresses ?? [] }
        NSLayoutConstraint.makeActivationRecord = { CallStack.capture().map { ActivationRecord($0) } }
    }
}

extension NSLayoutConstraint {
    /// The calls that have activated the constraint, or nil if they are not known.
    package var activationStack: CallStack? { (activationRecord as? ActivationRecord)?.stack }
}
