import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The messages of steps that fail name the target as the script writes it, what was found, and what was expected.
@MainActor @Suite struct ScriptExpectationTests {
    /// Plays a script on a screen with a box at (73, 290), two labels "Delete", and a hidden label "Secret". Returns the error message.
    private func message(_ script: String, _ prepare: @escaping (UIView) -> Void = { _ in }) -> String {
        do {
            let take = try Take(script: Script(script, file: "a.script")) {
                let stage = Stage(size: CGSize(width: 200, height: 400), scale: 0.5, framesPerSecond: 60, threads: 1)
                let box = UIView(frame: CGRect(x: 53, y: 270, width: 40, height: 40))
                box.accessibilityIdentifier = "box"
                stage.window.addSubview(box)
                for (y, text) in [(10, "Delete"), (40, "Delete"), (70, "Secret")] {
                    let label = UILabel(frame: CGRect(x: 20, y: y, width: 100, height: 20))
                    label.text = text
                    label.isHidden = text == "Secret"
                    stage.window.addSubview(label)
                }
                prepare(box)
                return stage
            }
            while !take.isScriptFinished, take.frame < 600 { try take.advance() }
            return ""
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        ("expect no \"box\"", "a.script:1:11: \"box\" is still on the screen"),
        ("expect no \"Delete\" 2", "a.script:1:11: \"Delete\" 2 is still on the screen"),
        ("expect no UILabel 2 within 0.5", "a.script:1:11: UILabel 2 is still on the screen after 0.50 s"),
        ("wait for no (73, 50%) within 0.1", "a.script:1:13: (73, 50%) is still on the screen after 0.10 s"),
        ("expect \"box\" position.y is 291", "a.script:1:1: position.y of \"box\" is 290, not 291"),
        ("expect \"box\" position.y is 289 ± 0.5", "a.script:1:1: position.y of \"box\" is 290, not 289 ± 0.5"),
        ("expect \"box\" position.y is 75%", "a.script:1:1: position.y of \"box\" is 290, not 75% (300)"),
        ("expect \"box\" position.y is 290.0000004 ± 0", "a.script:1:1: position.y of \"box\" is 290, not 290.0000004 ± 0"),
        ("expect UILabel 2 opacity is 0.25", "a.script:1:1: opacity of UILabel 2 is 1, not 0.25"),
        ("expect \"Secret\"", "a.script:1:8: \"Secret\" exists, but it is not visible on the screen: it is hidden"),
        ("expect \"box\" opacity is 1o", "a.script:1:25: '1o' is not a number; write a number such as 12.5"),
        (
            "expect \"box\" position.x is 5O%",
            "a.script:1:28: '5O%' is not a number; write a number such as 12.5, or a percentage of the window such as 50%"
        ), ("expect \"box\" opacity is", "a.script:1:24: expected a number, found the end of the line"),
        (
            "wait 0.1\ntap Delete",
            "a.script:2:5: there is no view of a class Delete, but one with this name; write it in quotes: \"Delete\""
        ),
        ("tap (500, 20)\nexpect (500, 20)", "a.script:2:8: there is no view at (500, 20)"),
        ("down (5, 5) finger 2\ndown \"box\" finger 2", "a.script:2:1: finger 2 is still down at (5, 5); lift it with 'release finger 2'"),
        ("release finger 3", "a.script:1:1: finger 3 is not down; put it down with 'down TARGET finger 3'"),
    ]) func failuresNameTheTargetAndBothValues(_ script: String, _ expected: String) {
        #expect(message(script) == expected)
    }

    @Test func textIsExpected() {
        func message(_ expectation: String) -> String {
            self.message("expect \(expectation)") { box in
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
                label.text = "41"
                let field = UITextField(frame: CGRect(x: 20, y: 130, width: 100, height: 20))
                field.text = "say \"hi\""
                let text = UITextView(frame: CGRect(x: 20, y: 160, width: 100, height: 40))
                text.text = "one\ntwo"
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 210, width: 100, height: 40)
                button.setTitle("Buy", for: .normal)
                for (name, view) in [("total", label), ("name", field), ("notes", text), ("buy", button)] as [(String, UIView)] {
                    view.accessibilityIdentifier = name
                    box.window?.addSubview(view)
                }
                UIView.animate(withDuration: 0.3, animations: { box.alpha = 0.9 }, completion: { _ in label.text = "42" })
            }
        }
        #expect(message("\"total\" is \"41\"").isEmpty)
        #expect(message("\"name\" is \"say \\\"hi\\\"\"").isEmpty && message("\"notes\" is \"one\\ntwo\"").isEmpty)
        #expect(message("\"buy\" is \"Buy\"").isEmpty && message("\"total\" is \"42\" within 0.5").isEmpty)
        #expect(message("\"total\" is \"42\"") == "a.script:1:1: the text of \"total\" is \"41\", not \"42\"")
        #expect(message("\"total\" is \"4\" within 0.5") == "a.script:1:1: the text of \"total\" is \"42\", not \"4\" after 0.50 s")
        #expect(message("\"buy\" is \"Sell\"") == "a.script:1:1: the text of \"buy\" is \"Buy\", not \"Sell\"")
        #expect(message("\"box\" is \"7\"").hasPrefix("a.script:1:1: \"box\" is a UIView, which has no text; name a label"))
        #expect(message("\"totals\" is \"7\"") == "a.script:1:8: nothing on the screen is called \"totals\" (did you mean \"total\"?)")
        #expect(
            message("\"total\" is 42")
                == "a.script:1:19: expected a text in quotes, or a key path such as position.x before 'is', found '42'")
        #expect(
            message("\"total\" text is \"42\"")
                == "a.script:1:16: there is no key path 'text'; for the text of a view write expect \"total\" is \"42\"")
    }

    @Test func wrongKeyPathNamesTheListOfKeyPaths() {
        let text = message("expect \"box\" colour is 1")
        #expect(text == "a.script:1:14: there is no key path 'colour'; \(ManualReference.scripts) lists the key paths")
        #expect(text.contains("docs/SCRIPT.md"))
    }

    /// The box is rotated by 200°, which Core Animation shows as −160°.
    @Test(
        arguments: [
            ("transform.rotation is 200°", nil), ("transform.rotation.z is 200deg ± 0.1", nil), ("transform.rotation is -160 ° +- 1°", nil),
            ("transform.rotation is 561deg ± 1.01deg", nil), ("transform.rotation is -2.792527", nil),
            ("transform.rotation is 200.5°", "1:1: transform.rotation of \"box\" is -160° (-2.79253), not 200.5° (3.49939)"),
            ("transform.rotation is 199deg ± 0.5", "1:1: transform.rotation of \"box\" is -160° (-2.79253), not 199° (3.47321) ± 0.5°"),
            ("transform.rotation is 3.490659", "1:1: transform.rotation of \"box\" is -2.79253 (-160°), not 3.49066 (200°)"),
            (
                "transform.rotation is 200",
                "1:1: transform.rotation of \"box\" is -2.79253 (-160°), not 200 (11459.2°); "
                    + "200 without a unit is in radians, which are 11459.2°: write 200° for degrees"
            ),
            (
                "transform.rotation is 2o°",
                "1:36: '2o°' is not a number; write an angle in degrees, such as 45° or 45deg, or in radians, such as 0.785"
            ), ("transform.rotation is half", "1:36: 'half' is not a number; write an angle in degrees"),
            ("transform.rotation is 20degrees", "1:36: '20degrees' is not a number; write an angle in degrees"),
            ("transform.rotation is 20°± 1° # all", "1:1: transform.rotation of \"box\" is -160° (-2.79253), not 20° (0.349066) ± 1°"),
            (
                "opacity is 1°",
                "1:25: degrees are the unit of angles, and 'opacity' is none; use a number, or a rotation such as transform.rotation"
            ), ("transform.rotation is 50%°", "1:36: a percentage is relative to the width or height of the window, and"),
            ("transform.rotation is 90 degrees", "1:39: 'degrees' is not a unit; write an angle in degrees, such as 45° or 45deg"),
            ("transform.rotation is 1 rad", "1:38: 'rad' is not a unit; write an angle in degrees"),
            ("transform.rotation is -2.79 ± 1°", "1:45: expected the end of the line, found '°'"),
        ] as [(String, String?)]) func anglesCanBeInDegrees(_ expectation: String, _ error: String?)
    {
        let message = message("expect \"box\" \(expectation)") { $0.transform = CGAffineTransform(rotationAngle: 200 * .pi / 180) }
        if let error { #expect(message.hasPrefix("a.script:" + error)) } else { #expect(message == "") }
    }

    /// For a box that is rotated by 131° about y, the key paths contain 49° (0.855211) for y, and 180° for x and z. An expectation in
    /// degrees is compared with the angles of a chart: 131° for y, and 0° for x and z. One in radians is compared with those of a trace.
    @Test(
        arguments: [
            ("transform.rotation.y is 131°", ""), ("transform.rotation.x is 0°", ""), ("transform.rotation.y is 0.855211 ± 0.0001", ""),
            ("transform.rotation.z is 3.141593 ± 0.0001", ""),
            ("transform.rotation.y is 49°", "transform.rotation.y of \"box\" is 131° (2.28638), not 49° (0.855211)"),
            ("transform.rotation.z is 180°", "transform.rotation.z of \"box\" is 0° (0), not 180° (3.14159)"),
            (
                "transform.rotation.y is 2.28638",
                "transform.rotation.y of \"box\" is 0.855211 (49°), not 2.28638 (131°); a turn about y by more than 90° is easier to "
                    + "expect in degrees: 131°"
            ),
            ("transform.rotation.y is 90°", "transform.rotation.y of \"box\" is 131° (2.28638), not 90° (1.5708)"),
        ]) func turnAboutYIsExpectedAsInAChart(_ expectation: String, _ error: String)
    {
        let angle = 131 * CGFloat.pi / 180
        let message = message("expect \"box\" \(expectation)") { $0.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
        #expect(message == (error.isEmpty ? "" : "a.script:1:1: \(error)"))
    }

    /// Only a turn about y alone has a second description.
    @Test func viewThatIsNotTurnedAboutYIsNotAtHalfATurn() {
        #expect(message("expect \"box\" transform.rotation.y is 180°").contains("is 0° (0), not 180°"))
        let tilted = message("expect \"box\" transform.rotation.y is 131°") {
            let turned = CATransform3DMakeRotation(131 * .pi / 180, 0, 1, 0)
            $0.layer.transform = CATransform3DRotate(turned, 0.3, 1, 0, 0)
        }
        #expect(tilted.contains("not 131°"), "\(tilted)")
    }

    /// After a rotation has returned to 0°, a rounding error such as 7.017e-15° can remain.
    @Test func errorOfRoundingIsShownAsZero() {
        func message(_ expectation: String) -> String {
            self.message("expect \"box\" \(expectation)") { box in
                box.transform = CGAffineTransform(a: 1, b: 1.2246e-16, c: -1.2246e-16, d: 1, tx: 0, ty: 0)
            }
        }
        #expect(message("transform.rotation is 45°") == "a.script:1:1: transform.rotation of \"box\" is 0° (0), not 45° (0.785398)")
        #expect(message("transform.rotation is 0.5").contains("is 0 (0°), not 0.5 (28.6479°)"))
        #expect(message("transform.rotation is 0 ± 0").contains("is 1.22"))
    }

    @Test func positionOfAFingerIsRounded() {
        let error = message("down \"box\" at (33.3333333%, 50%)\ndown \"box\"")
        #expect(error.contains("the finger is still down at (66.3333, 290); lift it"), "\(error)")
    }

    @Test func reasonsForInvisibleViewsAreNamed() {
        func reason(_ prepare: @escaping (UIView) -> Void) -> String {
            message("expect \"box\"", prepare).components(separatedBy: "screen: ").last ?? ""
        }
        func wrapped(_ prepare: @escaping (UIView) -> Void) -> String {
            reason { box in
                let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
                card.accessibilityIdentifier = "card"
                box.window?.addSubview(card)
                card.addSubview(box)
                prepare(card)
            }
        }
        #expect(reason { $0.alpha = 0 } == "it is transparent")
        #expect(wrapped { $0.isHidden = true } == "the view \"card\" around it is hidden")
        #expect(reason { $0.frame.size.width = 0 } == "it has no size")
        #expect(reason { $0.center.x = -60 } == "it is outside of the screen or of a view that clips it")
        func turn(_ view: UIView) {
            view.layer.isDoubleSided = false
            view.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        #expect(reason(turn) == "it shows its back, and its layer's isDoubleSided is false")
        #expect(wrapped(turn) == "the view \"card\" around it shows its back, and its layer's isDoubleSided is false")
    }

    /// The number that a frame shows can be expected as long as the frame shows the view. A touch no longer reaches it.
    @Test func numberOfAViewThatFadesOutIsExpectedUntilItIsTransparent() {
        func fadeOut(_ view: UIView) {
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.alpha = 0 }
        }
        #expect(message("wait 0.2\nexpect \"box\" opacity is 0.5 ± 0.1", fadeOut) == "")
        #expect(
            message("wait 0.2\nexpect \"box\" position.y is 290") { box in
                let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
                box.window?.addSubview(card)
                card.addSubview(box)
                fadeOut(card)
            } == "")
        let note = "\"box\" exists, but it is not visible on the screen: it is transparent"
        #expect(message("wait 0.2\nexpect \"box\"", fadeOut) == "a.script:2:8: \(note)")
        #expect(message("wait 0.2\ntap \"box\"", fadeOut) == "a.script:2:5: \(note)")
        #expect(message("wait 0.6\nexpect \"box\" opacity is 0", fadeOut) == "a.script:2:8: \(note)")
    }

    /// A layer that counts its presentation layers.
    private final class CountingLayer: CALayer {
        static var copyCount = 0

        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            CountingLayer.copyCount += 1
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class CountingView: UIView {
        override class var layerClass: AnyClass { CountingLayer.self }
    }

    /// The initializer of a presentation layer is code of the app, which an expectation must not call.
    @Test func expectationCreatesNoPresentationLayer() {
        let script = "wait 0.2\nexpect \"badge\" opacity is 0.5 ± 0.1"
        let error = message(script) { box in
            let badge = CountingView(frame: CGRect(x: 15, y: 120, width: 30, height: 20))
            badge.accessibilityIdentifier = "badge"
            box.window?.addSubview(badge)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { badge.alpha = 0 }
        }
        #expect(error == "" && CountingLayer.copyCount == 0)
    }

    @Test func movingLayersAreNamed() {
        let note = "a.script:1:1: something is still moving after 0.20 s: "
        #expect(
            message("wait for idle within 0.2") { box in
                UIView.animate(withDuration: 2) {
                    box.center.x = 90
                    box.alpha = 0.5
                }
                let dot = CALayer()
                box.layer.addSublayer(dot)
                let spin = CABasicAnimation(keyPath: "transform.rotation.z")
                (spin.toValue, spin.duration) = (3.0, 5)
                dot.add(spin, forKey: "spin")
            } == note + "\"box\" (position, opacity) and CALayer in \"box\" (transform.rotation.z)")
        #expect(
            message("wait for idle within 0.2") { box in
                for index in 0..<6 {
                    let view = UIView()
                    view.accessibilityIdentifier = "view\(index)"
                    box.addSubview(view)
                    UIView.animate(withDuration: 2) { view.alpha = 0.5 }
                }
            } == note + "\"view0\" (opacity), \"view1\" (opacity), \"view2\" (opacity), \"view3\" (opacity) and 2 others")
        let timer = message("wait for idle within 0.2") { box in
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { box.alpha = 0.5 }
            Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
        }
        #expect(timer == note + "no layer is animated, so it is a timer, a delayed call, a scroll view or work of another thread")
    }
}
