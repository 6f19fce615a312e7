import FlipbookGeometry
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [
        (-4e-7, 6, "0.000000"), (-0.0, 6, "0.000000"), (-0.4, 0, "0"), (-6e-7, 6, "-0.000001"), (-0.5, 2, "-0.50"),
        (12.345678, 3, "12.346"), (-10.0, 1, "-10.0"), (-Double.infinity, 2, "-inf"),
    ]) func zeroHasNoSign(_ value: Double, _ decimals: Int, _ text: String) {
        #expect(NumberText.fixed(value, decimals: decimals) == text)
    }
}
