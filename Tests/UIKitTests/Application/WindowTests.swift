import Stage
import Testing
import UIKit

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
}
