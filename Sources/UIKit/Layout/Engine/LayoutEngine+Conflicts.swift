import FlipbookConstraints
import QuartzCore

extension LayoutEngine {
    /// Reports a conflict between constraints, in UIKit's format of several lines.
    func report(_ conflict: Conflict) {
        let conflicting = conflict.constraints.compactMap(constraint)
        // A hidden arranged view has the length 0, even if other constraints require another length. Such a conflict is expected, so it is
        // not reported.
        guard let broken = constraint(conflict.broken), !conflicting.contains(where: \.hidesArrangedView) else { return }
        Diagnostics.report(
            .warning, source: "NSLayoutConstraint",
            """
            Unable to simultaneously satisfy constraints.
            \tAt least one of the constraints in the following list contradicts the others.
            \tTry this:
            \t\t(1) Look for a constraint that you do not expect, often because of a missing translatesAutoresizingMaskIntoConstraints = false.
            \t\t(2) Remove the code that activates it, or give it a priority below 1000.
            (
            \(conflicting.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(broken)

            Set the identifier of a constraint to see its name in this list.
            """)
    }
}
