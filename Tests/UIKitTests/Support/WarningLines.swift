import QuartzCore

/// Returns the warnings that the body prints.
@MainActor func warningLines(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var lines: [String] = []
    let previousHandler = Complaint.handler
    Complaint.handler = { lines.append($0) }
    defer { Complaint.handler = previousHandler }
    body()
    return lines
}
