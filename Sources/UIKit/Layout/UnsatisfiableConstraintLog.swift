import FlipbookConstraints
import Foundation
import QuartzCore

/// The log of conflicts between constraints.
package enum UnsatisfiableConstraintLog {
    /// A handler that receives the text of each conflict instead of standard error. Tests use it to count conflicts.
    package static var handler: ((String) -> Void)?

    static func print(_ text: String) {
        if let handler { return handler(text) }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension LayoutEngine {
    /// Writes a conflict to the log.
    func report(_ conflict: Conflict) {
        let conflicting = conflict.constraints.compactMap(constraint)
        // A hidden arranged view has the length 0, whatever its other constraints require. That conflict is intended.
        guard let broken = constraint(conflict.broken), !conflicting.contains(where: \.hidesArrangedView) else { return }
        UnsatisfiableConstraintLog.print(
            """
            Unable to simultaneously satisfy constraints.
            \tAt least one of those below says something that the others rule out; without it they can all hold.
            \tTry this:
            \t\t(1) look for the one that you did not expect, a missing translatesAutoresizingMaskIntoConstraints = false above all;
            \t\t(2) remove it where it is activated, or give it a priority below 1000.
            (
            \(conflicting.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(broken)

            Give constraints an identifier to find them here by name.
            """)
    }
}
