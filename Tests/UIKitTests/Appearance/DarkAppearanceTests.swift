import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The colors of views after a change of the style of the device.
@MainActor @Suite struct DarkAppearanceTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let controller = UIViewController()
    /// A color with easily recognized values: gray 0.75 in the light style, and gray 0.25 in the dark one.
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : UIColor(white: 0.75, alpha: 1) }

    init() { stage.window.rootViewController = controller }

    private func white(_ color: CGColor?) -> CGFloat? { color?.red }
    private func white(_ view: UIView) -> CGFloat? { white(view.layer.backgroundColor) }

    private func view(_ frame: CGRect = CGRect(x: 10, y: 30, width: 50, height: 40)) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = dynamic
        return view
    }

    @Test func backgroundFollowsTheDevice() {
        stage.makeCurrent()
        let view = view()
        controller.view.addSubview(view)
        #expect(white(view) == 0.75)
        stage.userInterfaceStyle = .dark
        #expect(white(view) == 0.25 && view.traitCollection.userInterfaceStyle == .dark)
        stage.userInterfaceStyle = .light
        #expect(white(view) == 0.75)
    }

    @Test func backgroundColorIsTheColorThatWasSet() {
        stage.makeCurrent()
        let view = view()
        let color = view.backgroundColor
        #expect(color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 0.25, alpha: 1))
        view.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        #expect(white(view.backgroundColor?.cgColor) == 0.5)
    }

    @Test func colorsOfLayersStay() {
        stage.makeCurrent()
        let layer = CALayer()
        layer.borderColor = dynamic.cgColor
        controller.view.layer.addSublayer(layer)
        stage.userInterfaceStyle = .dark
        #expect(white(layer.borderColor) == 0.75)
    }

    @Test func colorThatCodeHasSetOnTheLayerStays() {
        stage.makeCurrent()
        let view = view()
        controller.view.addSubview(view)
        view.layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        stage.userInterfaceStyle = .dark
        #expect(white(view) == 0.5)
    }

    @Test func viewOutsideOfWindowsIsUpdatedWhenItEnters() {
        stage.makeCurrent()
        let (outer, inner) = (view(), view(CGRect(x: 3, y: 4, width: 5, height: 6)))
        outer.addSubview(inner)
        stage.userInterfaceStyle = .dark
        #expect(white(inner) == 0.75)
        controller.view.addSubview(outer)
        #expect(white(outer) == 0.25 && white(inner) == 0.25)
        outer.removeFromSuperview()
        stage.userInterfaceStyle = .light
        controller.view.addSubview(outer)
        #expect(white(outer) == 0.75 && white(inner) == 0.75)
    }

    @Test func viewThatLeavesADarkViewBecomesLightAgain() {
        stage.makeCurrent()
        let (darkParent, lightParent, view) = (UIView(), UIView(), view())
        for parent in [darkParent, lightParent] { controller.view.addSubview(parent) }
        darkParent.overrideUserInterfaceStyle = .dark
        darkParent.addSubview(view)
        #expect(white(view) == 0.25)
        view.removeFromSuperview()
        lightParent.addSubview(view)
        #expect(white(view) == 0.75)
        darkParent.addSubview(view)
        #expect(white(view) == 0.25)
    }

    @Test func overriddenStyleWinsOverTheDevice() {
        stage.makeCurrent()
        let view = view()
        view.overrideUserInterfaceStyle = .light
        controller.view.addSubview(view)
        stage.userInterfaceStyle = .dark
        #expect(white(view) == 0.75 && controller.traitCollection.userInterfaceStyle == .dark)
        view.overrideUserInterfaceStyle = .unspecified
        #expect(white(view) == 0.25)
    }

    @Test func styleInAnAnimationBlockAnimates() {
        stage.makeCurrent()
        let view = view()
        controller.view.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.window.overrideUserInterfaceStyle = .dark })
        #expect(white(view) == 0.25)
        stage.advance(frames: 24)
        guard case .color(let shown?)? = view.layer.presentationValue(forKeyPath: "backgroundColor") else {
            Issue.record("the color is not animated")
            return
        }
        #expect(near(shown.red, 0.75 - 0.5 * 0.4, within: 1e-3))
    }

    @Test func textOfLabelsAndFieldsFollows() {
        stage.makeCurrent()
        let (label, field) = (UILabel(frame: CGRect(x: 9, y: 40, width: 200, height: 30)), UITextField())
        (label.text, field.text) = ("Night", "Day")
        field.frame = CGRect(x: 9, y: 90, width: 200, height: 30)
        for view in [label, field] { controller.view.addSubview(view) }
        stage.advance(frames: 1)
        #expect(drawnContent(of: label).texts.first?.color.red == 0)
        stage.userInterfaceStyle = .dark
        stage.advance(frames: 1)
        #expect(drawnContent(of: label).texts.first?.color.red == 1)
        let fieldLabels = field.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.filter { $0.text == "Day" }
        #expect(fieldLabels.first.map { drawnContent(of: $0).texts.first?.color.red } == 1)
    }

    @Test func labelInADarkViewKeepsItsColorWhenTheTextChanges() {
        stage.makeCurrent()
        let label = UILabel(frame: CGRect(x: 9, y: 40, width: 200, height: 30))
        controller.view.overrideUserInterfaceStyle = .dark
        controller.view.addSubview(label)
        label.text = "Set outside of a layout pass"
        #expect(drawnContent(of: label).texts.first?.color.red == 1)
    }

    @Test func statusBarIsLightOnADarkScreen() {
        stage.makeCurrent()
        controller.view.backgroundColor = .systemBackground
        /// Returns the range from the darkest to the brightest value in the status bar.
        func range() -> ClosedRange<UInt32> {
            let image = stage.render()
            let values = (0..<40).flatMap { y in (0..<640).map { image[$0, y].word & 255 } }
            return (values.min() ?? 0)...(values.max() ?? 0)
        }
        #expect(range().lowerBound < 30 && stage.render()[300, 70].word & 255 == 255)
        stage.userInterfaceStyle = .dark
        #expect(range().upperBound > 225 && stage.render()[300, 70].word & 255 == 0)
    }

    @Test func propertyListSetsTheStyle() {
        stage.makeCurrent()
        let view = view()
        controller.view.addSubview(view)
        UIApplication.shared.info = ApplicationInfo(["UIUserInterfaceStyle": "Dark"])
        #expect(white(view) == 0.25)
        stage.userInterfaceStyle = .dark
        stage.userInterfaceStyle = .light
        #expect(white(view) == 0.25)
        UIApplication.shared.info = ApplicationInfo([:])
        #expect(white(view) == 0.75)
    }

    @Test func sheetIsElevatedInTheDarkStyle() {
        stage.makeCurrent()
        stage.userInterfaceStyle = .dark
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.view.backgroundColor = .systemBackground
        controller.present(sheet, animated: false)
        stage.advance(by: 1)
        #expect(sheet.traitCollection.userInterfaceLevel == .elevated && near(sheet.view.layer.backgroundColor?.red ?? 0, 28.0 / 255))
        #expect(controller.traitCollection.userInterfaceLevel == .base)
        controller.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(sheet.traitCollection.userInterfaceLevel == .base)
    }

    @Test func blurFollowsTheStyle() {
        stage.makeCurrent()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 10, y: 40, width: 90, height: 70)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(view)
        let light = stage.render()[60, 140].word & 255
        stage.userInterfaceStyle = .dark
        let dark = stage.render()[60, 140].word & 255
        #expect(light > 240 && dark < 60)
    }

    @Test func systemColorsHaveElevatedAndContrastVariants() {
        stage.makeCurrent()
        func hex(_ color: UIColor, _ traits: UITraitCollection...) -> [Int] {
            let resolved = color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor
            return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
        }
        let (dark, high) = (UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high))
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(hex(.systemBlue, high) == [0, 64, 221] && hex(.systemBlue, dark, high) == [64, 156, 255])
        #expect(hex(.systemBackground, dark) == [0, 0, 0] && hex(.systemBackground, dark, elevated) == [28, 28, 30])
        #expect(hex(.systemBackground, elevated) == [255, 255, 255])
        #expect(hex(.secondarySystemBackground, dark, elevated, high) == [54, 54, 56])
    }

    @Test func drawnViewIsDrawnAgain() {
        stage.makeCurrent()
        final class Drawing: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func draw(_ rect: CGRect) { styles.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        controller.view.addSubview(view)
        _ = stage.render()
        stage.userInterfaceStyle = .dark
        _ = stage.render()
        #expect(view.styles == [.light, .dark])
    }
}
