import Stage
import Testing
import UIKit

@MainActor @Suite struct AutomaticInsetTests {
    @Test func controllerCanForbidTheAutomaticInset() {
        let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)
        let (controller, scrollView) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 200, height: 900)
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        let inset = scrollView.adjustedContentInset.top
        #expect(inset >= 32)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollView.adjustedContentInset.top == 0)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.top == inset)
        scrollView.contentInsetAdjustmentBehavior = .automatic
        controller.automaticallyAdjustsScrollViewInsets = true
        #expect(scrollView.adjustedContentInset.top == inset)
    }
}
