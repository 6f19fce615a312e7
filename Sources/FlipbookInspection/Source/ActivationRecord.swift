import QuartzCore
import UIKit

/// The calls that have activated a constraint. A constraint stores a record if its stage is observed when the constraint is activated.
package final class ActivationRecord {
    package let stack: CallStack

    private init(_ stack: CallStack) { self.stack = stack }

    /// Installs two hooks. On an observed stage, constraints store the calls that activate them, and animations store the calls that create
    /// them. Animations also do this on a stage with changed timings.
    package static func install() {
        TimingOverrides.captureAddresses = { CallStack.capture()?.addresses ?? [] }
        NSLayoutConstraint.makeActivationRecord = { CallStack.capture().map { ActivationRecord($0) } }
    }
}

extension NSLayoutConstraint {
    /// The calls that have activated the constraint, or nil if they are not known.
    package var activationStack: CallStack? { (activationRecord as? ActivationRecord)?.stack }
}
