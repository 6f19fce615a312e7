import Stage
import Testing
import UIKit

/// `Stage.trace`: displayed numbers, and lines for key paths that are wrong.
@MainActor @Suite struct StageTraceTests {
    private let stage = Stage(size: CGSize(width: 90, height: 120), scale: 1, framesPerSecond: 50)
    private let view = UIView(frame: CGRect(x: 11, y: 23, width: 30, height: 40))

    init() { stage.window.addSubview(view) }

    /// Returns the lines that a wrong key path causes.
    private func lines(_ keyPath: String, on layer: CALayer? = nil) -> [String] {
        Diagnostics.recorded {
            #expect(stage.trace(layer ?? view.layer, keyPath).isNaN)
            #expect(stage.trace(layer ?? view.layer, keyPath).isNaN)
        }.map(\.description)
    }

    @Test func numbersOfColorsShadowsAndBordersAreReadDuringAnimations() {
        view.backgroundColor = UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1)
        view.layer.shadowRadius = 3
        view.layer.borderWidth = 2
        stage.advance(frames: 1)
        let animations: () -> Void = {
            view.backgroundColor = UIColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 0.2)
            view.layer.shadowRadius = 11
            view.layer.borderWidth = 6
            view.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        }
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: animations)
        stage.advance(by: 0.5)
        let expected = [
            ("backgroundColor.red", 0.7), ("backgroundColor.green", 0.2), ("backgroundColor.alpha", 0.8), ("shadowRadius", 5),
            ("borderWidth", 3),
            ("transform.rotation.y", 0.2),
        ]
        let lines = Diagnostics.recorded {
            for (keyPath, value) in expected { #expect(abs(stage.trace(view.layer, keyPath) - value) < 1e-6, "\(keyPath)") }
        }
        #expect(lines.isEmpty)
    }

    @Test func wrongKeyPathIsNamedOnceWithSimilarOnes() {
        let lines = lines("position.q")
        #expect(lines.count == 1 && lines[0].contains("'position.q' (did you mean position.x or position.y?)"), "\(lines)")
        #expect(lines[0].hasPrefix("Stage: ") && lines[0].contains("NaN"))
    }

    @Test(arguments: [
        ("rotation.y", "did you mean transform.rotation.y"), ("layer.position.x", "did you mean position.x?"),
        ("alpha", "did you mean opacity?"), ("center.y", "did you mean position.y?"),
        ("frame.size.width", "did you mean bounds.size.width?"),
        ("contentOffset.y", "did you mean bounds.origin.y?"), ("shadowRadios", "did you mean shadowRadius?"),
        ("transform.translation", "did you mean transform.translation.x"), ("foo.bar", "docs/SCRIPT.md lists the key paths"),
        ("", "SCRIPT.md"),
        ("position", "'position' has several numbers; use position.x or position.y"),
        ("backgroundColor", "backgroundColor.red, backgroundColor.green, backgroundColor.blue or backgroundColor.alpha"),
        ("contents", "is an image, which has no numbers"),
        ("strokeEnd", "only a CAShapeLayer has 'strokeEnd', and this layer is a CALayer"),
        ("lineWidth", "this layer is a CALayer (did you mean bounds.size.width, borderWidth or shadowOffset.width?)"),
        ("fillColor.red", "this layer is a CALayer (did you mean backgroundColor.red, borderColor.red or shadowColor.red?)"),
        ("startPoint.y", "only a CAGradientLayer has 'startPoint.y', and this layer is a CALayer (did you mean anchorPoint.y?)"),
        ("vibrancy", "only the layer of a UIVisualEffectView has 'vibrancy', and this layer is a CALayer"),
        ("filters.blur.inputRadius", "the layer has no number 'filters.blur.inputRadius'"),
    ])
    func lineSuggestsAKeyPathOrGivesTheReason(_ keyPath: String, _ fragment: String) {
        let lines = lines(keyPath)
        #expect(lines.count == 1 && lines[0].contains(fragment), "\(lines)")
    }

    /// A number that only layers of another class have must not be read as 0.
    @Test func onlyLayersOfTheClassHaveItsNumbers() {
        let layers = [CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CAEmitterLayer()]
        for layer in layers { view.layer.addSublayer(layer) }
        for group in LayerKeyPath.groups {
            guard let className = group.className else { continue }
            for (keyPath, layer) in group.keyPaths.flatMap({ keyPath in layers.map { (keyPath, $0) } })
            where "\(type(of: layer))" != className {
                #expect(stage.displayedNumber(layer, keyPath) == nil, "\(keyPath) of \(layer)")
            }
        }
    }

    @Test func missingElementOfAListIsNamed() {
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.black, CGColor.white]
        gradient.locations = [0.25, 0.5]
        view.layer.addSublayer(gradient)
        #expect(stage.trace(gradient, "locations.1") == 0.5)
        let lines = lines("locations.7", on: gradient)
        #expect(lines.count == 1 && lines[0].contains("has no number 'locations.7' at this time"), "\(lines)")
    }
}
