import QuartzCore

/// A call that the controllers' state does not allow. UIKit writes a line about it and goes on, and so do we.
enum Misstep {
    static func report(_ line: String) { Complaint.print(line) }
}
