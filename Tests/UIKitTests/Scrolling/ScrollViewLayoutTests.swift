import Stage
import Testing
import UIKit

/// Safe area insets and constraints of a scroll view's content.
@MainActor @Suite struct ScrollViewLayoutTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 667))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 900)
    }

    @Test func safeAreaAdjustsTheContentInset() {
        let subview = UIView(frame: CGRect(x: 0, y: 3, width: 300, height: 50))
        scrollView.addSubview(subview)
        stage.advance(frames: 1)
        #expect(scrollView.adjustedContentInset.top == 20 && scrollView.contentOffset.y == -20)
        #expect(subview.safeAreaInsets.top == 0, "the content inset replaces the safe area inset of the subview")
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 9, bottom: 13, right: 0)
        scrollView.contentInset.bottom = 4
        stage.advance(frames: 1)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 27, left: 0, bottom: 17, right: 0))
        #expect(scrollView.contentOffset.y == -27, "content at its start stays at its start")
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.left == 9 && scrollView.contentOffset.x == -9)
        scrollView.contentInsetAdjustmentBehavior = .never
        stage.advance(frames: 1)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0) && scrollView.contentOffset == .zero)
        #expect(subview.safeAreaInsets.top == 24, "without an adjusted content inset the subview has a safe area inset")
    }

    @Test func scrollableAxesAdjustsOnlyAxesThatScroll() {
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        scrollView.contentSize.height = 100
        stage.advance(frames: 1)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize.height = 700
        stage.advance(frames: 1)
        #expect(scrollView.adjustedContentInset.top == 20)
    }

    @Test func constraintsDetermineTheContentSize() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame.size.height = 500
        let page = UIView()
        page.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(page)
        let height = page.heightAnchor.constraint(equalToConstant: 740)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
            page.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 5),
            page.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -5),
            page.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -60),
            page.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 1.5), height,
        ])
        stage.advance(frames: 1)
        #expect(scrollView.contentSize == CGSize(width: 460, height: 830) && page.frame == CGRect(x: 5, y: 30, width: 450, height: 740))
        scrollView.contentOffset.y = 200
        height.constant = 500
        stage.advance(frames: 1)
        #expect(scrollView.contentSize.height == 590 && scrollView.contentOffset.y == 90 && page.frame.minY == 30)
    }

    @Test func viewConstrainedToTheFrameGuideDoesNotScroll() {
        scrollView.contentInsetAdjustmentBehavior = .never
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -10),
            badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 15),
            badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        for offset in [0, 170, 33.5] {
            scrollView.contentOffset.y = offset
            stage.advance(frames: 1)
            #expect(badge.frame == CGRect(x: 250, y: offset + 15, width: 40, height: 20))
        }
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
    }
}
