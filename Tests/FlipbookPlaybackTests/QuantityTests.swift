import FlipbookPlayback
import Testing

@Suite struct QuantityTests {
    @Test(arguments: [(0, "0 frames"), (1, "1 frame"), (2, "2 frames"), (-1, "-1 frames")])
    func onlyOneIsSingular(count: Int, text: String) { #expect(Quantity.text(count, "frame") == text) }

    @Test(arguments: [(0.0, "0 s"), (0.25, "0.25 s"), (12.0, "12 s"), (120.5, "120.5 s"), (29.0 / 60, "0.483 s"), (0.99996, "1 s")])
    func timesHaveAtMostThreeDecimals(seconds: Double, text: String) { #expect(Quantity.seconds(seconds) == text) }
}
