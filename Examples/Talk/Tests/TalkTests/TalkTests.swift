import FlipbookKit
import Testing

@testable import Talk

/// Plays the tours and compares what moves with the accepted values in `Goldens`. To accept new values:
///
///     FLIPBOOK_GOLDENS=make swift test
@MainActor @Suite struct TalkTests {
    @Test func cardPlaysItsTour() throws { try Talk.checkTour(of: "card") }
}
