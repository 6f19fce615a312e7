import Constraints
import Foundation
import QuartzCore

/// Where constraints are reported that cannot hold together.
package enum UnsatisfiableLog {
    /// Ours: what counts conflicts puts itself here. It gets the text of one conflict.
    package static var listener: ((String) -> Void)?

    static func print(_ text: String) {
        if let listener { return listener(text) }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension LayoutEngine {
    func report(_ conflict: Conflict) {
        let culprits = conflict.constraints.compactMap(constraint)
        // A hidden view in a stack has no length, whatever else is said of it. That is no mistake of anybody's.
        guard let broken = constraint(conflict.broken), !culprits.contains(where: \.isHiding) else { return }
        UnsatisfiableLog.print(
            """
            Unable to simultaneously satisfy constraints.
            \tAt least one of those below says something that the others rule out; without it they can all hold.
            \tTry this:
            \t\t(1) look for the one that you did not expect, a missing translatesAutoresizingMaskIntoConstraints = false above all;
            \t\t(2) remove it where it is activated, or give it a priority below 1000.
            (
            \(culprits.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(broken)

            Give constraints an identifier to find them here by name.
            """)
    }
}
