import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// No chain of objects can become a cycle, or so long that recursion along the chain exceeds the stack.
@MainActor @Suite struct ChainTests {
    let stage = Stage(size: CGSize(width: 130, height: 210), scale: 1, framesPerSecond: 60)

    /// Puts a finger down and lifts it on the next frame.
    private func tap(_ point: CGPoint) {
        stage.touchDown(at: point)
        stage.advance(frames: 1)
        stage.touchUp()
        stage.advance(frames: 1)
    }

    private func shownController() -> UIViewController {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        return controller
    }

    @Test func controllerThatPresentsAnotherCannotBePresentedByIt() {
        let root = shownController()
        let top = UIViewController()
        root.present(top, animated: false)
        stage.advance(frames: 2)
        let lines = diagnostics {
            top.present(root, animated: false)
            top.present(top, animated: false)
        }
        #expect(lines.count == 2 && top.presentedViewController == nil)
        tap(CGPoint(x: 41, y: 77))
        root.dismiss(animated: false)
        stage.advance(frames: 2)
        #expect(root.presentedViewController == nil)
    }

    @Test func childThatDefinesTheContextCannotPresentItsParent() {
        let root = shownController()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        root.modalPresentationStyle = .currentContext
        let lines = diagnostics { child.present(root, animated: false) }
        #expect(lines.count == 1 && child.presentedViewController == nil)
        tap(CGPoint(x: 61, y: 57))
    }

    @Test func controllerCannotContainItself() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let lines = diagnostics {
            inner.addChild(outer)
            inner.addChild(inner)
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(navigation, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [tabs, UIViewController()]
            #expect(navigation.viewControllers.count == 1 && tabs.viewControllers?.count == 1)
        }
        #expect(lines.count == 4)
        #expect(inner.children.isEmpty && outer.parent == nil && inner.parent === outer)
    }

    final class ParentAddingView: UIView {
        weak var added: UIView?
        override func willMove(toSuperview newSuperview: UIView?) {
            if let added, let newSuperview, added === newSuperview { addSubview(added) }
        }
    }

    @Test func viewMovedDuringTheCallCannotFormACycle() {
        let (outer, inner) = (UIView(), ParentAddingView())
        inner.added = outer
        _ = Diagnostics.recorded { outer.addSubview(inner) }
        #expect(!(outer.isDescendant(of: inner) && inner.isDescendant(of: outer)))
    }

    final class SelfNextView: UIView {
        override var next: UIResponder? { self }
    }

    @Test func cycleOfRespondersEndsWithOneLine() {
        let root = shownController()
        let view = SelfNextView(frame: CGRect(x: 11, y: 23, width: 71, height: 83))
        root.view.addSubview(view)
        stage.advance(frames: 1)
        let lines = diagnostics {
            tap(CGPoint(x: 31, y: 53))
            #expect(!view.becomeFirstResponder())
        }
        #expect(lines.count == 1 && lines[0].contains("responder chain"))
    }

    final class FocusedSelfNextView: UIView {
        override var next: UIResponder? { self }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func inputViewsOfACycleOfRespondersAreNil() {
        let root = shownController()
        let view = FocusedSelfNextView(frame: CGRect(x: 11, y: 23, width: 71, height: 83))
        root.view.addSubview(view)
        stage.advance(frames: 1)
        let lines = diagnostics { #expect(view.inputView == nil && view.inputAccessoryView == nil) }
        #expect(lines.count == 1 && lines[0].contains("responder chain"))
    }

    @Test func escapeOfAssistiveTechnologiesEndsDespiteACycleOfResponders() {
        let root = shownController()
        root.view.addSubview(SelfNextView(frame: root.view.bounds))
        stage.advance(frames: 1)
        let lines = diagnostics { #expect(!stage.performAccessibilityAction(.escape, at: .zero)) }
        #expect(lines.count == 1 && lines[0].contains("responder chain"))
    }

    @Test func eventEndsIfTheViewOfThePresenterIsInsideThePresentedView() {
        let root = shownController()
        let top = UIViewController()
        root.present(top, animated: false)
        stage.advance(frames: 2)
        let lines = diagnostics {
            top.view.addSubview(root.view)
            root.touchesEnded([], with: nil)
            top.touchesMoved([], with: nil)
        }
        #expect(lines.contains { $0.contains("The responder chain at") && $0.contains("has a cycle") }, "\(lines)")
    }

    /// A transition that dismisses a controller adds the view of the presenter to its container.
    @Test func viewOfThePresenterInsideTheContainerFormsNoCycle() throws {
        let root = shownController()
        let top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        root.present(top, animated: false)
        stage.advance(frames: 2)
        let container = try #require(top.view.superview)
        #expect(container.next === root)
        let lines = diagnostics {
            container.insertSubview(root.view, at: 0)
            #expect(container.next !== root && root.next === container)
            top.touchesEnded([], with: nil)
        }
        #expect(lines.isEmpty, "\(lines)")
    }

    /// The view of the parent is inside the view of its child, so the parent inherits the traits of the child, which inherits those of
    /// its parent.
    @Test func viewOfTheParentInsideTheViewOfItsChildEndsTheSearchForTraits() {
        let (parent, child) = (UIViewController(), UIViewController())
        let lines = diagnostics {
            parent.addChild(child)
            child.view.addSubview(parent.view)
            child.traitOverrides.userInterfaceStyle = .dark
            #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
            #expect(parent.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(lines.count { $0.contains("traits") && $0.contains("form a cycle") } == 1, "\(lines)")
    }

    @Test func recognizersThatWaitForEachOtherDoNotRecurse() {
        let view = UIView(frame: CGRect(x: 5, y: 7, width: 90, height: 110))
        let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        first.require(toFail: second)
        second.require(toFail: first)
        first.require(toFail: first)
        var log: [String] = []
        first.addAction { _ in log.append("first") }
        second.addAction { _ in log.append("second") }
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(second)
        stage.window.addSubview(view)
        let other = UIView(frame: CGRect(x: 5, y: 130, width: 90, height: 60))
        let third = UITapGestureRecognizer()
        third.addAction { _ in log.append("third") }
        other.addGestureRecognizer(third)
        stage.window.addSubview(other)
        tap(CGPoint(x: 41, y: 63))
        stage.drag(along: [CGPoint(x: 41, y: 63), CGPoint(x: 81, y: 93)])
        stage.advance(by: 1)
        tap(CGPoint(x: 37, y: 151))
        #expect(log == ["third"], "the first two wait for each other, and do not affect another view")
    }

    @Test(arguments: [true, false]) func viewsAreNestedUpToTheMaximum(inside: Bool) {
        let root = shownController()
        var views: [UIView] = []
        let lines = diagnostics {
            for index in 0..<CALayer.maximumNesting + 150 {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 190))
                if let last = views.last {
                    inside ? last.addSubview(view) : view.addSubview(last)
                } else if inside {
                    root.view.addSubview(view)
                }
                views.append(view)
                if !inside, index == CALayer.maximumNesting - 20 { root.view.addSubview(view) }
            }
        }
        #expect(lines.count == 1 && lines[0].contains("views would be nested"))
        let depths = views.map { view in sequence(first: view) { $0.superview }.reduce(0) { count, _ in count + 1 } }
        let deepest = depths.max() ?? 0
        #expect(deepest > CALayer.maximumNesting - 25 && deepest <= CALayer.maximumNesting)
        // The deepest tree can be laid out, shown and touched.
        for view in views {
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
            view.backgroundColor = .blue
        }
        tap(CGPoint(x: 33, y: 44))
        _ = stage.render()
        #expect(root.view.viewWithTag(31) == nil)
        root.view.subviews.first?.removeFromSuperview()
    }

    /// The depth is measured again after each move, so two views can exchange their roles of outer and inner view any number of times.
    @Test func nestingIsMeasuredAgainAfterMoves() {
        let (first, second) = (UIView(), UIView())
        for step in 0..<1_500 {
            let (outer, inner) = step % 2 == 0 ? (first, second) : (second, first)
            outer.removeFromSuperview()
            outer.addSubview(inner)
            #expect(inner.superview === outer)
        }
    }
}
