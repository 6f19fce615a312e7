import FlipbookKit
import Testing

@testable import __NAME__

/// Plays the tours and compares what moves with the accepted values in `Goldens`. To accept new values:
///
///     FLIPBOOK_GOLDENS=make swift test
@MainActor @Suite struct __NAME__Tests {
    @Test func cardPlaysItsTour() throws { try __NAME__.checkTour(of: "card") }
}
