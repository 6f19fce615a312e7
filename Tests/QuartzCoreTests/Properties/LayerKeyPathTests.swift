import CoreGraphics
import CoreImage
import Foundation
import QuartzCore
import Testing

/// The key paths of numbers, which scripts and traces read.
@MainActor @Suite struct LayerKeyPathTests {
    private func number(_ text: String, _ fixture: LayerFixture) -> Double? {
        let numbers = LayerKeyPath(text)?.numbers(on: fixture.layer) ?? []
        return numbers.count == 1 && numbers[0].keyPath == text ? numbers[0].number : nil
    }

    private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

    @Test func everyKeyPathOfTheTableIsANumber() {
        let all = LayerKeyPath.groups.flatMap(\.keyPaths)
        #expect(all.count > 100 && Set(all).count == all.count)
        for text in all { #expect(LayerKeyPath(text)?.isNumber == true, "\(text)") }
    }

    @Test func propertiesWithSeveralNumbersGiveAllOfThem() throws {
        let fixture = LayerFixture()
        fixture.layer.backgroundColor = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
        fixture.layer.frame = CGRect(x: 3, y: 5, width: 7, height: 11)
        let color = try #require(LayerKeyPath("backgroundColor"))
        #expect(!color.isNumber)
        #expect(color.numbers(on: fixture.layer).map(\.keyPath) == ["red", "green", "blue", "alpha"].map { "backgroundColor.\($0)" })
        #expect(color.numbers(on: fixture.layer).map(\.number) == [0.25, 0.5, 0.75, 0.125])
        let size = try #require(LayerKeyPath("bounds.size"))
        #expect(size.numbers(on: fixture.layer).map(\.keyPath) == ["bounds.size.width", "bounds.size.height"])
        #expect(size.numbers(on: fixture.layer).map(\.number) == [7, 11])
        #expect(LayerKeyPath("transform")?.numbers(on: fixture.layer).count == 9)
    }

    @Test func unknownKeyPathsAndImagesHaveNoNumbers() {
        for text in [
            "", ".", "position.", ".x", "position.q", "position..x", "positions", "contents", "opacity.x", "locations.-1", "colors.0",
            "colors.x.red", "filters.blur", "backgroundColor.0", "transform.translation", "transform.translation.width",
        ] {
            #expect(LayerKeyPath(text) == nil, "\(text)")
        }
    }

    @Test func animatedColorIsReadDuringItsAnimation() {
        let fixture = LayerFixture()
        let animation = CABasicAnimation(keyPath: "borderColor")
        animation.fromValue = CGColor(red: 0.2, green: 0.9, blue: 0, alpha: 1)
        animation.toValue = CGColor(red: 0.6, green: 0.1, blue: 0, alpha: 0.5)
        animation.duration = 4
        fixture.layer.add(animation, forKey: nil)
        fixture.advance(to: 1)
        #expect(isNear(number("borderColor.red", fixture), 0.3) && isNear(number("borderColor.green", fixture), 0.7))
        #expect(isNear(number("borderColor.blue", fixture), 0) && isNear(number("borderColor.alpha", fixture), 0.875))
    }

    @Test func flagsAreZeroOrOne() {
        let fixture = LayerFixture()
        #expect(number("hidden", fixture) == 0 && number("doubleSided", fixture) == 1)
        fixture.withoutActions { fixture.layer.isHidden = true }
        #expect(number("hidden", fixture) == 1)
    }

    @Test func layersHaveOnlyThePropertiesOfTheirClass() {
        let (plain, shape) = (LayerFixture(), LayerFixture(CAShapeLayer()))
        (shape.layer as? CAShapeLayer)?.strokeEnd = 0.375
        #expect(number("strokeEnd", shape) == 0.375 && number("strokeEnd", plain) == nil)
        #expect(LayerKeyPath("strokeEnd")?.className == "CAShapeLayer" && LayerKeyPath("opacity")?.className == nil)
        #expect(LayerKeyPath("strokeEnd")?.isProperty(of: plain.layer) == false)
    }

    @Test func listsAndPathsHaveNumbers() {
        let gradient = LayerFixture(CAGradientLayer())
        let layer = gradient.layer as? CAGradientLayer
        layer?.colors = [CGColor.black, CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
        layer?.locations = [0.125, 0.75]
        layer?.endPoint = CGPoint(x: 0.3, y: 0.8)
        #expect(number("colors.1.blue", gradient) == 0.3 && number("colors.2.blue", gradient) == nil)
        #expect(number("locations.1", gradient) == 0.75 && number("locations.2", gradient) == nil)
        #expect(number("endPoint.y", gradient) == 0.8)
        #expect(LayerKeyPath("colors")?.numbers(on: gradient.layer).count == 8)
        let shape = LayerFixture(CAShapeLayer())
        #expect(LayerKeyPath("path")?.numbers(on: shape.layer).isEmpty == true)
        (shape.layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 3, y: 4, width: 20, height: 7), transform: nil)
        #expect(number("path.origin.y", shape) == 4 && number("path.size.width", shape) == 20 && isNear(number("path.length", shape), 54))
    }

    @Test func filterInputsHaveNumbers() throws {
        let fixture = LayerFixture()
        let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3.5]))
        filter.name = "blur"
        fixture.layer.filters = [filter]
        #expect(number("filters.blur.inputRadius", fixture) == 3.5)
        #expect(number("filters.blur.inputRadiu", fixture) == nil && number("filters.haze.inputRadius", fixture) == nil)
        #expect(fixture.layer.properties(in: fixture.layer.displayedValues).contains { $0.key == "filters.blur.inputRadius" })
    }

    /// A mirrored transform is the same as half a turn about an axis of the plane only if z is mirrored too.
    @Test func mirroredTransformIsNotARotationInSpace() {
        let fixture = LayerFixture()
        fixture.layer.transform = CATransform3DMakeScale(-1.5, 2, 1)
        for (path, value) in [("rotation.x", 0.0), ("rotation.y", 0), ("scale.z", 1), ("translation.z", 0)] {
            #expect(number("transform.\(path)", fixture) == value, "\(path)")
        }
        fixture.layer.transform = CATransform3DMakeRotation(0.75, 0, 1, 0)
        #expect(isNear(number("transform.rotation.y", fixture), 0.75))
    }

    @Test func animatedPropertiesIncludeThoseOfGroups() {
        let layer = LayerFixture().layer
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation(keyPath: "transform.rotation.y"), CABasicAnimation(keyPath: "shadowRadius")]
        group.duration = 1
        layer.add(group, forKey: "spin")
        layer.add(CABasicAnimation(keyPath: "filters.blur.inputRadius"), forKey: nil)
        #expect(layer.animatedPropertyKeys == ["transform", "shadowRadius", "filters.blur.inputRadius"])
    }
}
