import UIKit

/// Returns the lines that `body` would write to standard error.
@MainActor package func diagnostics(_ body: () -> Void) -> [String] { Diagnostics.recorded(during: body).map(\.description) }
