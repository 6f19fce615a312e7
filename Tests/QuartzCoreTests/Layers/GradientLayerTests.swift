import CoreGraphics
import FlipbookDisplayList
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct GradientLayerTests {
    @Test func gradientLayerIsPaintedAndAnimated() {
        let layer = CAGradientLayer()
        let fixture = LayerFixture(layer)
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        layer.colors = [red, blue, red]
        layer.cornerRadius = 3
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        guard case .gradient(let gradient, let shape)? = fixture.items.first?.content else {
            return #expect(Bool(false), "the first item is not a gradient")
        }
        #expect(gradient.locations == [0, 0.5, 1] && gradient.start == CGPoint(x: 0, y: 0.5) && gradient.end == CGPoint(x: 0.5, y: 1))
        #expect(shape == RoundedRect(layer.bounds, radius: 3))
        fixture.advance(to: 1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.locations = [0, 0.1, 0.9]
        layer.colors = [blue, blue, red]
        fixture.advance(to: 1.125)
        guard case .gradient(let movingGradient, _)? = fixture.items.first?.content else {
            return #expect(Bool(false), "the first item is not a gradient")
        }
        #expect(isClose(movingGradient.locations.map { Double($0) }, [0, 0.3, 0.95]))
        #expect(isClose(movingGradient.colors[0].red, 0.5) && isClose(movingGradient.colors[0].blue, 0.5))
        layer.type = .conic
        guard case .gradient(let conic, _)? = fixture.items.first?.content else {
            return #expect(Bool(false), "the first item is not a gradient")
        }
        #expect(conic.kind == .conic)
    }

    @Test func layerWithoutColorsHasNilInsteadOfAnEmptyArray() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil && layer.locations == nil)
        let (gray, green) = (CGColor(gray: 0.4, alpha: 0.7), CGColor(red: 0.1, green: 0.8, blue: 0.3, alpha: 1))
        layer.colors = [gray, green]
        #expect(layer.colors as? [CGColor] == [gray, green])
        layer.colors = nil
        #expect(layer.colors == nil)
    }
}
