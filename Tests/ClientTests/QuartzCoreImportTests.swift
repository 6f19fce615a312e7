import QuartzCore
import Testing

// A file that imports only QuartzCore can use the types of the properties of layers and animations, such as `CGFloat` and `NSNumber`.
private class Dial: CALayer {
    var angle: CGFloat = .pi / 3
    override var bounds: CGRect { didSet { angle = atan2(bounds.height, bounds.width) } }
}

@MainActor @Suite struct QuartzCoreImportTests {
    @Test func typesOfPropertiesNeedNoOtherImport() {
        let dial = Dial()
        dial.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
        #expect(abs(dial.angle - CGFloat.pi / 4) < 1e-9)
        dial.backgroundColor = CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.keyTimes = [NSNumber(value: 0), NSNumber(value: 1)]
        animation.values = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 5)]
        dial.add(animation, forKey: "move")
        #expect(dial.animationKeys() == ["move"] && dial.backgroundColor?.alpha == 1)
    }
}
