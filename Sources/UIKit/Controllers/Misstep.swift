import QuartzCore

/// The diagnostics for calls that the state of the controllers does not allow. As in UIKit, the call prints a line and has no
/// other effect.
enum Misstep {
    /// Prints a diagnostic.
    static func report(_ line: String) { Complaint.print(line) }
}
