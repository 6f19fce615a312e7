import FlipbookGeometry
import Testing

@Suite struct NumberTextTests {
    @Test(arguments: [
        (-4e-7, 6, "0.000000"), (-0.0, 6, "0.000000"), (-0.4, 0, "0"), (-6e-7, 6, "-0.000001"), (-0.5, 2, "-0.50"),
        (12.345678, 3, "12.346"), (-10.0, 1, "-10.0"), (-Double.infinity, 2, "-inf"),
    ]) func zeroHasNoSign(_ value: Double, _ decimals: Int, _ text: String) {
        #expect(NumberText.fixed(value, decimals: decimals) == text)
    }

    @Test(arguments: [
        (7e-15, 6, "0"), (-7e-15, 6, "0"), (-0.0, 6, "0"), (4e-8, 6, "4e-08"), (-0.7853981634, 6, "-0.785398"), (11459.1559, 6, "11459.2"),
        (7e-15, 12, "7e-15"), (290.0000004, 12, "290.0000004"), (45.0, 6, "45"),
    ]) func tinyNumbersAreZero(_ value: Double, _ digits: Int, _ text: String) {
        #expect(NumberText.rounded(value, digits: digits) == text)
    }
}
