import QuartzCore

/// The lines of code that have started the groups of a timeline.
///
/// The calls are captured when a group begins. The lines are read on another thread, and arrive some frames later.
package final class AnimationGroupSourceLines {
    /// The calls that have started groups, by the numbers of the groups.
    private var stacks: [Int: CallStack] = [:]
    /// The groups whose lines are not known yet.
    private var pending: [Int] = []

    package init() {}

    /// Captures the calls of all groups of an inspection that begin after this call.
    package func attach(to inspection: Inspection) {
        ActivationRecord.install()
        (stacks, pending) = ([:], [])
        inspection.onNewGroup = { [weak self] group in
            guard let self, let stack = CallStack.capture() else { return }
            if stacks.updateValue(stack, forKey: group) != stack { pending.append(group) }
        }
    }

    /// Whether lines are being read.
    package var isReading: Bool { !pending.isEmpty }

    /// Sets the lines that have been read in the timeline of an inspection.
    package func update(_ inspection: Inspection) {
        pending.removeAll { group in
            guard let stack = stacks[group] else { return true }
            guard let line = SourceLocator.shared.requestLine(of: stack) else { return false }
            inspection.setLine(line, ofGroup: group)
            return true
        }
    }

    /// Reads the lines of all groups, and sets them in the timeline of an inspection.
    package func readAll(_ inspection: Inspection) {
        SourceLocator.shared.readStarts(of: pending.compactMap { stacks[$0] })
        update(inspection)
    }

    /// Returns the calls that have started a group, or nil if they are not known.
    package func stack(ofGroup group: Int) -> CallStack? { stacks[group] }
}
