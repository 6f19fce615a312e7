import Stage
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct PopoverTests {
    private final class Delegate: UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var mayDismiss = true
        var wraps = false
        var wrapped: UINavigationController?
        var lines: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            wrapped = wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
            return wrapped
        }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { lines.append("prepare") }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            lines.append("should")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { lines.append("attempt") }
    }

    private let root = UIViewController()
    private let anchor = UIView(frame: CGRect(x: 80, y: 60, width: 40, height: 30))
    private let content = UIViewController()

    private func stage(_ size: CGSize, isPad: Bool) -> Stage {
        let stage = Stage(size: size, scale: 1, framesPerSecond: 60)
        stage.shape = ScreenShape(isPad: isPad)
        stage.makeCurrent()
        stage.window.rootViewController = root
        root.view.addSubview(anchor)
        stage.advance(frames: 1)
        content.view.backgroundColor = .yellow
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = anchor
        return stage
    }

    private func present(_ stage: Stage) {
        root.present(content, animated: true)
        stage.advance(by: 1)
    }

    private var contentFrame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    @Test func popoverHasTheSizeOfItsContentBesideItsAnchor() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        present(stage)
        let popover = content.popoverPresentationController
        // The arrow is 13 points long. The popover is centered below the anchor, but at least 10 points from the edge of the screen.
        #expect(contentFrame == CGRect(x: 10, y: 103, width: 200, height: 150))
        #expect(popover?.arrowDirection == .up && popover?.presentationStyle == .popover)
        content.preferredContentSize = CGSize(width: 120, height: 90)
        stage.advance(by: 1)
        #expect(contentFrame == CGRect(x: 40, y: 103, width: 120, height: 90))
        popover?.sourceRect = CGRect(x: 30, y: 10, width: 4, height: 6)
        stage.advance(frames: 1)
        #expect(contentFrame == CGRect(x: 52, y: 89, width: 120, height: 90))
    }

    nonisolated private static let directions: [(UIPopoverArrowDirection, Double, UIPopoverArrowDirection)] = [
        (.any, 520, .up), (.any, 900, .down), ([.left, .right], 520, .left), (.right, 520, .right), ([.down, .up], 900, .down),
    ]

    @Test(arguments: directions)
    func arrowHasAPermittedDirectionWithSpace(_ permitted: UIPopoverArrowDirection, _ y: Double, _ expected: UIPopoverArrowDirection) {
        let anchor = CGRect(x: 300, y: CGFloat(y), width: 44, height: 36)
        let area = CGRect(x: 10, y: 30, width: 748, height: 984)
        let placement = PopoverPlacement(size: CGSize(width: 220, height: 310), anchor: anchor, in: area, permitted: permitted)
        #expect(placement.direction == expected && placement.contentRect.size == CGSize(width: 220, height: 310))
        #expect(area.contains(placement.frame) && !placement.frame.insetBy(dx: 0.5, dy: 0.5).intersects(anchor))
        let vertical = expected == .up || expected == .down
        let middle = vertical ? placement.frame.minX + placement.tip : placement.frame.minY + placement.tip
        #expect(Double(middle) == Double(vertical ? anchor.midX : anchor.midY))
    }

    @Test func popoverWithoutSpaceIsSmaller() {
        let area = CGRect(x: 10, y: 20, width: 300, height: 400)
        let placement = PopoverPlacement(
            size: CGSize(width: 900, height: 900), anchor: CGRect(x: 130, y: 130, width: 20, height: 20), in: area, permitted: .any)
        #expect(placement.direction == .up && placement.frame == CGRect(x: 10, y: 150, width: 300, height: 270))
        #expect(PopoverPlacement(size: CGSize(width: 50, height: 60), anchor: nil, in: area, permitted: .any).frame.midY == area.midY)
    }

    @Test func tapOutsideDismisses() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        let delegate = Delegate()
        content.popoverPresentationController?.delegate = delegate
        present(stage)
        stage.tap(at: CGPoint(x: 90, y: 150))
        stage.advance(by: 1)
        #expect(root.presentedViewController === content && delegate.lines == ["prepare"])
        delegate.mayDismiss = false
        stage.tap(at: CGPoint(x: 700, y: 900))
        stage.advance(by: 1)
        #expect(root.presentedViewController === content && delegate.lines == ["prepare", "should", "attempt"])
        delegate.mayDismiss = true
        stage.tap(at: CGPoint(x: 700, y: 900))
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil && delegate.lines.suffix(3) == ["should", "will", "did"])
        #expect(content.view.window == nil)
    }

    @Test func tapOutsideOfAModalPopoverIsOnlyAnAttempt() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        let delegate = Delegate()
        content.popoverPresentationController?.delegate = delegate
        content.isModalInPresentation = true
        present(stage)
        stage.tap(at: CGPoint(x: 700, y: 900))
        stage.advance(by: 1)
        #expect(root.presentedViewController === content && delegate.lines == ["prepare", "attempt"])
    }

    @Test func passthroughViewsReceiveTouches() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        let button = UIButton(frame: CGRect(x: 600, y: 800, width: 90, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        present(stage)
        content.popoverPresentationController?.passthroughViews = [button]
        stage.tap(at: CGPoint(x: 640, y: 820))
        stage.advance(by: 1)
        #expect(taps == 1 && root.presentedViewController === content)
    }

    @Test func phoneShowsTheContentInFullScreen() {
        let stage = stage(CGSize(width: 375, height: 667), isPad: false)
        present(stage)
        #expect(contentFrame == CGRect(x: 0, y: 0, width: 375, height: 667) && root.view.window == nil)
        #expect(content.presentationController?.presentationStyle == .fullScreen && content.popoverPresentationController != nil)
        root.dismiss(animated: false)
        #expect(root.view.window != nil)
    }

    @Test func delegateKeepsThePopoverOnAPhone() {
        let stage = stage(CGSize(width: 375, height: 667), isPad: false)
        let delegate = Delegate()
        content.presentationController?.delegate = delegate
        present(stage)
        #expect(contentFrame == CGRect(x: 10, y: 103, width: 200, height: 150) && root.view.window != nil)
    }

    @Test func delegateChoosesAStyleAndAnotherController() {
        let stage = stage(CGSize(width: 375, height: 667), isPad: false)
        let delegate = Delegate()
        (delegate.style, delegate.wraps) = (.pageSheet, true)
        content.presentationController?.delegate = delegate
        present(stage)
        #expect(root.presentedViewController === delegate.wrapped && content.navigationController === delegate.wrapped)
        #expect(delegate.wrapped?.presentationController is UISheetPresentationController)
    }

    @Test func popoverWithoutAnchorIsReportedAndInTheMiddle() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        content.popoverPresentationController?.sourceView = nil
        let lines = diagnostics { present(stage) }
        #expect(lines.count == 1 && lines[0].contains("has no anchor"))
        #expect(Double(contentFrame.midX) == 384 && content.popoverPresentationController?.arrowDirection == [])
    }

    @Test func barButtonIsAnAnchor() {
        let stage = stage(CGSize(width: 768, height: 1024), isPad: true)
        let item = UIBarButtonItem(title: "Log", style: .plain, target: nil, action: nil)
        let list = UIViewController()
        list.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        stage.advance(frames: 2)
        content.popoverPresentationController?.barButtonItem = item
        list.present(content, animated: false)
        stage.advance(frames: 2)
        #expect(
            Double(contentFrame.maxX) == 758 && Double(contentFrame.minY) < 90
                && content.popoverPresentationController?.arrowDirection == .up)
    }
}
