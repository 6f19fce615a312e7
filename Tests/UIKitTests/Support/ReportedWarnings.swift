import UIKit

/// The warnings that are reported while the body runs.
@MainActor func reportedWarnings(_ body: () -> Void) -> [String] {
    nonisolated(unsafe) var warnings: [String] = []
    let previousHandler = Misuse.handler
    Misuse.handler = { warnings.append($0) }
    defer { Misuse.handler = previousHandler }
    body()
    return warnings
}
