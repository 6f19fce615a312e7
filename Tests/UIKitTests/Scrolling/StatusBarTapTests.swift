import Stage
import Testing
import UIKit

@MainActor @Suite struct StatusBarTapTests {
    private final class ScrollLog: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        var isAllowed = true
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            lines.append("should")
            return isAllowed
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("did") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("end") }
    }

    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let log = ScrollLog()
    private let controller = UIViewController()

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(scrollView)
        scrollView.contentInset.top = 7
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.delegate = log
        stage.advance(frames: 1)
        scrollView.contentOffset.y = 900
    }

    private func tapStatusBar() {
        stage.tap(at: CGPoint(x: 290, y: 9))
        stage.advance(by: 1)
    }

    @Test func tapScrollsToTheTop() {
        stage.tap(at: CGPoint(x: 290, y: 9))
        #expect(scrollView.contentOffset.y > 800)
        stage.advance(by: 0.2)
        #expect((100..<800).contains(scrollView.contentOffset.y) && log.lines == ["should"])
        stage.advance(by: 0.5)
        // The content inset is 7 points, and the safe area adds the 20 points of the status bar.
        #expect(scrollView.contentOffset.y == -27 && log.lines == ["should", "did"])
        tapStatusBar()
        #expect(log.lines == ["should", "did"], "the content is at the top")
    }

    @Test func delegateAndPropertyPreventTheScrolling() {
        log.isAllowed = false
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 900 && log.lines == ["should"])
        log.isAllowed = true
        scrollView.scrollsToTop = false
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 900 && log.lines == ["should"])
    }

    @Test func onlyShortTapsOnTheBarScroll() {
        stage.tap(at: CGPoint(x: 290, y: 25))
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 290, y: 9))
        stage.advance(by: 0.8)
        stage.touchUp()
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 290, y: 9))
        stage.touchMove(to: CGPoint(x: 270, y: 9))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 900 && log.lines == [])
    }

    @Test func controlBelowTheBarPreventsTheScrolling() {
        let button = UIButton(frame: CGRect(x: 250, y: 0, width: 80, height: 40))
        controller.view.addSubview(button)
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 900)
        button.isEnabled = false
        tapStatusBar()
        #expect(scrollView.contentOffset.y == -27)
    }

    /// On a phone the system does not choose between several scroll views.
    @Test func severalScrollViewsDoNotScroll() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        controller.view.addSubview(other)
        tapStatusBar()
        #expect(scrollView.contentOffset.y == 900)
        other.isHidden = true
        tapStatusBar()
        #expect(scrollView.contentOffset.y == -27)
    }

    @Test func presentedControllerIsScrolled() {
        let presented = UIViewController()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 375, height: 1700)
        presented.view.addSubview(inner)
        presented.modalPresentationStyle = .overFullScreen
        controller.present(presented, animated: false)
        stage.advance(frames: 2)
        inner.contentOffset.y = 333
        tapStatusBar()
        #expect(inner.contentOffset.y == 0 && scrollView.contentOffset.y == 900)
    }

    @Test func touchStopsTheMotion() {
        stage.tap(at: CGPoint(x: 290, y: 9))
        stage.advance(by: 0.15)
        stage.touchDown(at: CGPoint(x: 100, y: 400))
        let offset = scrollView.contentOffset.y
        stage.advance(by: 0.5)
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == offset && offset > 0 && log.lines == ["should"])
    }
}
