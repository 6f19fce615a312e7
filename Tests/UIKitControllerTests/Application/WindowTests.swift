import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct WindowTests {
    /// A subclass that adds nothing.
    private final class PlainWindow: UIWindow {}

    @Test func windowWithoutAFrameHasTheBoundsOfTheScreen() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 2, framesPerSecond: 60)
        stage.perform {
            #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 312, height: 571))
            #expect(PlainWindow().bounds.size == CGSize(width: 312, height: 571))
            #expect(UIWindow(frame: .zero).frame == .zero)
            #expect(UIWindow(frame: CGRect(x: 3, y: 5, width: 70, height: 80)).frame == CGRect(x: 3, y: 5, width: 70, height: 80))
            #expect(UIWindow().isHidden)
        }
    }

    @Test func rootViewFillsAWindowWithoutAFrame() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 2, framesPerSecond: 60)
        stage.perform {
            let window = UIWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 312, height: 571))
        }
    }

    // MARK: - Several windows

    /// Returns a visible window and the button that fills it.
    private func overlay(_ frame: CGRect, _ level: UIWindow.Level = .normal) -> (UIWindow, UIButton) {
        let window = UIWindow(frame: frame)
        window.windowLevel = level
        let button = UIButton(frame: window.bounds)
        window.addSubview(button)
        window.isHidden = false
        return (window, button)
    }

    @Test func windowsAreOrderedByTheirLevelAndThenByTime() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let frame = CGRect(x: 0, y: 0, width: 50, height: 60)
            let (alert, _) = overlay(frame, .alert)
            let (first, _) = overlay(frame)
            let (low, _) = overlay(frame, .normal - 3)
            let (second, _) = overlay(frame)
            #expect(UIApplication.shared.windows == [low, stage.window, first, second, alert])
            first.windowLevel = .statusBar + 1
            #expect(UIApplication.shared.windows == [low, stage.window, second, first, alert])
            first.isHidden = true
            first.windowLevel = UIWindowLevelNormal
            first.isHidden = false
            #expect(UIApplication.shared.windows == [low, stage.window, second, first, alert])
            #expect(UIApplication.shared.keyWindow === stage.window)
        }
    }

    @Test func touchesGoToTheFrontmostWindowThatIsHit() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let (_, behind) = overlay(CGRect(x: 20, y: 30, width: 200, height: 300))
            let (front, button) = overlay(CGRect(x: 100, y: 120, width: 60, height: 70), .alert)
            var log: [String] = []
            behind.addAction(UIAction { _ in log.append("behind") }, for: .touchDown)
            button.addAction(UIAction { _ in log.append("front") }, for: .touchDown)
            stage.tap(at: CGPoint(x: 110, y: 130))
            stage.tap(at: CGPoint(x: 50, y: 60))
            front.isUserInteractionEnabled = false
            stage.tap(at: CGPoint(x: 110, y: 130))
            #expect(log == ["front", "behind", "behind"])
        }
    }

    private final class LocationView: UIView {
        var locations: [CGPoint] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            locations += touches.flatMap { [$0.location(in: self), $0.location(in: nil)] }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            locations += touches.map { $0.location(in: self) }
        }
    }

    @Test func touchesOfASmallWindowAreInItsCoordinates() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let window = UIWindow(frame: CGRect(x: 40, y: 70, width: 100, height: 200))
            let view = LocationView(frame: CGRect(x: 3, y: 5, width: 90, height: 100))
            window.addSubview(view)
            window.isHidden = false
            stage.touchDown(at: CGPoint(x: 60, y: 90))
            stage.touchMove(to: CGPoint(x: 61, y: 99))
            stage.touchUp()
            #expect(view.locations == [CGPoint(x: 17, y: 15), CGPoint(x: 20, y: 20), CGPoint(x: 18, y: 24)])
        }
    }

    @Test func viewOfASmallWindowCanBeTapped() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let window = UIWindow(frame: CGRect(x: 40, y: 70, width: 100, height: 200))
            let control = UIControl(frame: CGRect(x: 3, y: 5, width: 90, height: 40))
            var taps = 0
            control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            window.addSubview(control)
            window.isHidden = false
            #expect(stage.location(of: CGPoint(x: 2, y: 9), in: control) == CGPoint(x: 45, y: 84))
            stage.tap(control)
            #expect(taps == 1)
        }
    }

    @Test func tapsOfASmallWindowAreCountedTogether() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let window = UIWindow(frame: CGRect(x: 40, y: 70, width: 100, height: 200))
            let control = UIControl(frame: CGRect(x: 3, y: 5, width: 90, height: 100))
            var repeats = 0
            control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
            window.addSubview(control)
            window.isHidden = false
            stage.tap(at: CGPoint(x: 60, y: 90), count: 3)
            #expect(repeats == 2)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 63, y: 94))
            #expect(repeats == 2)
        }
    }

    @Test func keyWindowChangesAndIsPosted() {
        let stage = Stage(size: CGSize(width: 312, height: 571), scale: 1, framesPerSecond: 60)
        stage.perform {
            let main = stage.window
            let (window, _) = overlay(CGRect(x: 0, y: 0, width: 50, height: 60))
            var log: [String] = []
            let names: [Notification.Name] = [.UIWindowDidBecomeKey, .UIWindowDidResignKey, .UIWindowDidBecomeHidden]
            let observers = [main, window].map { window in
                NotificationLog(names, of: window) { log.append(($0.dropFirst(8)) + (window === main ? " main" : " overlay")) }
            }
            window.makeKey()
            window.makeKey()
            #expect(!main.isKeyWindow && window.isKeyWindow && UIApplication.shared.keyWindow === window)
            window.isHidden = true
            #expect(main.isKeyWindow && !window.isKeyWindow)
            #expect(
                log == [
                    "DidResignKey main", "DidBecomeKey overlay", "DidBecomeHidden overlay", "DidResignKey overlay", "DidBecomeKey main",
                ])
            withExtendedLifetime(observers) {}
        }
    }

    @Test func smallWindowInFrontDoesNotChangeTheStatusBar() {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
        stage.perform {
            let root = UIViewController()
            stage.window.rootViewController = root
            let (window, _) = overlay(CGRect(x: 10, y: 10, width: 50, height: 60), .statusBar)
            window.rootViewController = UIViewController()
            #expect(window.safeAreaInsets == .zero && root.view.safeAreaInsets.top == 20)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            #expect(window.frame == CGRect(x: 10, y: 10, width: 50, height: 60))
            #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        }
    }
}
