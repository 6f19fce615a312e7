import FlipbookPlayback
import Testing

@Suite struct QuantityTests {
    @Test(arguments: [(0, "0 frames"), (1, "1 frame"), (2, "2 frames"), (-1, "-1 frames")])
    func onlyOneIsSingular(count: Int, text: String) { #expect(Quantity.text(count, "frame") == text) }
}
