import Stage
import Testing
import UIKit

/// What covers a content, and what constraints say of it.
@MainActor @Suite struct ScrollGuideTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 667))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 300, height: 900)
    }

    @Test func contentKeepsOffTheStatusBar() {
        let inside = UIView(frame: CGRect(x: 0, y: 3, width: 300, height: 50))
        scroll.addSubview(inside)
        stage.advance(frames: 1)
        #expect(scroll.adjustedContentInset.top == 20 && scroll.contentOffset.y == -20)
        #expect(inside.safeAreaInsets.top == 0, "it is told of nothing that it is kept away from")
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 9, bottom: 13, right: 0)
        scroll.contentInset.bottom = 4
        stage.advance(frames: 1)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 27, left: 0, bottom: 17, right: 0))
        #expect(scroll.contentOffset.y == -27, "content at its beginning stays there")
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.left == 9 && scroll.contentOffset.x == -9)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.advance(frames: 1)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0) && scroll.contentOffset == .zero)
        #expect(inside.safeAreaInsets.top == 24, "now it has to look after itself")
    }

    @Test func onlyAxesThatScrollMindTheBars() {
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize.height = 100
        stage.advance(frames: 1)
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentSize.height = 700
        stage.advance(frames: 1)
        #expect(scroll.adjustedContentInset.top == 20)
    }

    @Test func constraintsSayHowLargeTheContentIs() {
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.frame.size.height = 500
        let page = UIView()
        page.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(page)
        let height = page.heightAnchor.constraint(equalToConstant: 740)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30),
            page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 5),
            page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
            page.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -60),
            page.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 1.5), height,
        ])
        stage.advance(frames: 1)
        #expect(scroll.contentSize == CGSize(width: 460, height: 830) && page.frame == CGRect(x: 5, y: 30, width: 450, height: 740))
        scroll.contentOffset.y = 200
        height.constant = 500
        stage.advance(frames: 1)
        #expect(scroll.contentSize.height == 590 && scroll.contentOffset.y == 90 && page.frame.minY == 30)
    }

    @Test func whatIsTiedToTheFrameDoesNotScroll() {
        scroll.contentInsetAdjustmentBehavior = .never
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -10),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 15),
            badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        for offset in [0, 170, 33.5] {
            scroll.contentOffset.y = offset
            stage.advance(frames: 1)
            #expect(badge.frame == CGRect(x: 250, y: offset + 15, width: 40, height: 20))
        }
        #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    }
}
