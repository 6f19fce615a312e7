import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
    @Test(arguments: [-0.9, -1.9, -4.9, 1.1]) func huesThatDifferByAWholeNumberAreEqual(hue: Double) {
        let expected = UIColor(hue: 0.1, saturation: 0.8, brightness: 0.6, alpha: 0.7).cgColor
        let color = UIColor(hue: CGFloat(hue), saturation: 0.8, brightness: 0.6, alpha: 0.7).cgColor
        #expect(abs(color.red - expected.red) < 1e-9 && abs(color.green - expected.green) < 1e-9)
        #expect(abs(color.blue - expected.blue) < 1e-9 && color.alpha == expected.alpha)
        #expect(abs(color.red - 0.6) < 1e-9 && abs(color.green - 0.408) < 1e-9 && abs(color.blue - 0.12) < 1e-9)
    }
}
