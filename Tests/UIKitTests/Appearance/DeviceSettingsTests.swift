import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The settings of a stage: the fade and the notifications at a change, and the behavior that depends on the settings.
@MainActor @Suite struct DeviceSettingsTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    private let controller = UIViewController()

    init() {
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .systemBackground
        stage.advance(frames: 3)
    }

    private func white() -> UInt32 { stage.render()[200, 300].word & 255 }

    @Test func changeOfASettingByTheUserFades() {
        stage.makeCurrent()
        #expect(white() == 255)
        stage.perform(.setting(.isDark(true)))
        #expect(white() == 255, "the fade begins with the picture before the change")
        stage.advance(frames: 10)
        #expect((20...235).contains(white()))
        stage.advance(frames: 20)
        #expect(white() == 0 && stage.isIdle)
    }

    @Test func brightnessThatIsNotANumberIsRefused() {
        let screen = stage.window.screen
        screen.brightness = 0.7
        let reports = diagnostics { screen.brightness = .nan }
        #expect(reports.count == 1 && near(Double(screen.brightness), 0.7), "\(reports)")
        screen.brightness = 3
        #expect(screen.brightness == 1)
    }

    @Test func settingAtTheStartDoesNotFade() {
        stage.makeCurrent()
        let stage = Stage(size: CGSize(width: 100, height: 90), scale: 1)
        stage.window.rootViewController = controller
        stage.perform(.setting(.isDark(true)))
        #expect(stage.render()[50, 60].word & 255 == 0)
    }

    @Test func settingsBelongToTheStage() {
        stage.makeCurrent()
        stage.userInterfaceStyle = .dark
        let other = Stage(size: CGSize(width: 100, height: 100), scale: 1)
        #expect(other.userInterfaceStyle == .light && UIScreen.main.traitCollection.userInterfaceStyle == .light)
        stage.makeCurrent()
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func changesArePostedOnce() {
        stage.makeCurrent()
        var lines: [String] = []
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ]
        let log = NotificationLog(names) { lines.append($0.replacingOccurrences(of: "UIAccessibility", with: "")) }
        stage.reducesMotion = true
        stage.reducesTransparency = true
        stage.increasesContrast = true
        stage.usesBoldText = true
        stage.usesBoldText = true
        withExtendedLifetime(log) {
            #expect(
                lines == [
                    "ReduceMotionStatusDidChange", "ReduceTransparencyStatusDidChange", "DarkerSystemColorsStatusDidChange",
                    "BoldTextStatusDidChange",
                ])
        }
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled && controller.traitCollection.accessibilityContrast == .high)
    }

    @Test func observersAreCalledOnceForEachChangeOfTheirTraits() {
        stage.makeCurrent()
        var lines: [String] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (controller: UIViewController, previous) in
            lines.append("\(previous.userInterfaceStyle) to \(controller.traitCollection.userInterfaceStyle)")
        }
        stage.userInterfaceStyle = .dark
        stage.increasesContrast = true
        stage.preferredContentSizeCategory = .small
        #expect(lines == ["light to dark", "dark to dark"])
    }

    @Test func reducedMotionFadesPushes() {
        stage.makeCurrent()
        stage.reducesMotion = true
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        navigation.pushViewController(second, animated: true)
        stage.advance(frames: 5)
        #expect(stage.trace(second.view.layer, "position.x") == 160 && stage.trace(first.view.layer, "position.x") == 160)
        let opacity = stage.trace(second.view.layer, "opacity")
        #expect(opacity > 0.05 && opacity < 0.95)
        stage.advance(by: 1)
        #expect(second.view.alpha == 1 && navigation.topViewController === second)
    }

    @Test func reducedMotionFadesPresentations() {
        stage.makeCurrent()
        stage.reducesMotion = true
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        controller.present(presented, animated: true)
        stage.advance(frames: 5)
        #expect(stage.trace(presented.view.layer, "position.y") == 240)
        let opacity = stage.trace(presented.view.layer, "opacity")
        #expect(opacity > 0.05 && opacity < 0.95)
        stage.advance(by: 1)
        #expect(stage.trace(presented.view.layer, "opacity") == 1)
    }

    @Test func reducedTransparencyMakesBlursOpaque() {
        stage.makeCurrent()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        view.frame = controller.view.bounds
        controller.view.backgroundColor = .black
        controller.view.addSubview(view)
        #expect(white() < 200)
        stage.reducesTransparency = true
        #expect(white() == 247)
        stage.reducesTransparency = false
        #expect(white() < 200)
    }

    @Test func settingsListTheirChanges() {
        stage.makeCurrent()
        var settings = DeviceSettings.standard
        settings.isDark = true
        settings.textSize = .accessibilityMedium
        #expect(settings.changes() == [.isDark(true), .textSize(.accessibilityMedium)])
        #expect(DeviceSettings.standard.changes(from: settings) == [.isDark(false), .textSize(.large)])
        var other = DeviceSettings.standard
        for change in settings.changes() { other.set(change) }
        #expect(other == settings)
    }
}
