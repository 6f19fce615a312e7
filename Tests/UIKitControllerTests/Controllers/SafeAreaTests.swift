import Stage
import Testing
import UIKit

/// Safe area insets, and the status bar.
@MainActor @Suite struct SafeAreaTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)

    init() { stage.makeCurrent() }

    @Test func safeAreaInsetsAreTheOverlapWithTheStatusBar() {
        final class SafeAreaController: UIViewController {
            var changeCount = 0
            override func viewSafeAreaInsetsDidChange() { changeCount += 1 }
        }
        let controller = SafeAreaController()
        stage.window.rootViewController = controller
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 20) && controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
        #expect(controller.changeCount == 1)
        let (upperView, lowerView) = (
            UIView(frame: CGRect(x: 10, y: 13, width: 50, height: 50)), UIView(frame: CGRect(x: 0, y: 90, width: 5, height: 5))
        )
        controller.view.addSubview(upperView)
        controller.view.addSubview(lowerView)
        let inner = UIView(frame: CGRect(x: 3, y: 2, width: 20, height: 20))
        upperView.addSubview(inner)
        stage.advance(frames: 1)
        #expect(
            upperView.safeAreaInsets == UIEdgeInsets(top: 7) && inner.safeAreaInsets == UIEdgeInsets(top: 5)
                && lowerView.safeAreaInsets == .zero)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 11, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 4, bottom: 11) && controller.changeCount == 2)
        #expect(upperView.safeAreaInsets == UIEdgeInsets(top: 37))
    }

    @Test func statusBarCanBeHidden() {
        final class StatusBarController: UIViewController {
            var hidesStatusBar = false
            override var prefersStatusBarHidden: Bool { hidesStatusBar }
        }
        let controller = StatusBarController()
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .white
        #expect(darkPixelCount(in: stage.render()) > 50)
        controller.hidesStatusBar = true
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(controller.view.safeAreaInsets == .zero && darkPixelCount(in: stage.render()) == 0)
        stage.makeCurrent()
        let smallStage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
        smallStage.window.rootViewController = UIViewController()
        #expect(smallStage.window.safeAreaInsets == .zero)
        smallStage.window.rootViewController?.view.backgroundColor = .white
        #expect(darkPixelCount(in: smallStage.render()) == 0)
    }

    /// The number of dark pixels in the upper 20 rows.
    private func darkPixelCount(in image: borrowing Bitmap) -> Int {
        var count = 0
        for y in 0..<20 { for x in 0..<image.width where image[x, y].red < 200 { count += 1 } }
        return count
    }
}
