import QuartzCore
import Testing
@testable import UIKit

/// The references to a view that do not retain it end with the view.
@MainActor @Suite struct ViewReleaseTests {
    /// Calls `body` with a view, releases the view, and returns the result of `body`.
    @discardableResult private func withReleasedView<Value>(_ body: (UIView) -> Value) -> Value {
        weak var released: UIView?
        func callBody() -> Value {
            let view = UIView(frame: CGRect(x: 7, y: 11, width: 40, height: 20))
            released = view
            return body(view)
        }
        let result = callBody()
        #expect(released == nil)
        return result
    }

    private func delegate(of layer: CALayer) -> UIView? { layer.delegate as? UIView }

    @Test func layerCanOutliveItsView() {
        let layer = withReleasedView { $0.layer }
        #expect(layer.owner == nil && layer.delegate == nil)
        layer.setNeedsLayout()
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        layer.bounds.size.width = 31
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.bounds.width == 31 && layer.contents == nil)
    }

    @Test func subviewsCanOutliveTheirSuperview() {
        let (subview, other) = (UIView(), UIView())
        withReleasedView { $0.addSubview(subview) }
        #expect(subview.superview == nil && subview.window == nil && subview.next == nil)
        withReleasedView { view in
            view.addSubview(subview)
            other.addSubview(subview)
        }
        #expect(subview.superview === other && other.subviews == [subview])
    }

    @Test func guidesAndConstraintsCanOutliveTheirView() {
        let (guide, other) = (UILayoutGuide(), UIView())
        let guides = withReleasedView { view -> [UILayoutGuide] in
            view.addLayoutGuide(guide)
            return [guide, view.safeAreaLayoutGuide, view.layoutMarginsGuide]
        }
        #expect(guides.allSatisfy { $0.owningView == nil && $0.layoutFrame == .zero })
        withReleasedView { view in
            view.addLayoutGuide(guide)
            other.addLayoutGuide(guide)
        }
        #expect(guide.owningView === other)
        let (box, constraint) = withReleasedView { ($0.layoutState.box, $0.widthAnchor.constraint(equalToConstant: 30)) }
        #expect(box.view == nil && constraint.firstItem == nil)
    }

    @Test func delegateOfALayerIsNotRetained() {
        let view = UIView()
        #expect(delegate(of: view.layer) === view)
        withReleasedView { other in
            view.layer.delegate = other
            #expect(delegate(of: view.layer) === other)
        }
        #expect(view.layer.delegate == nil && view.layer.owner != nil)
        view.layer.delegate = view
        #expect(delegate(of: view.layer) === view && CALayer(layer: view.layer).delegate == nil)
        view.layer.delegate = nil
        #expect(view.layer.delegate == nil)
        let layer = CALayer()
        withReleasedView { layer.delegate = $0 }
        #expect(layer.delegate == nil)
    }

    /// A view that removes its subview when it is released.
    private final class ClearingView: UIView {
        let child = UIView()
        nonisolated deinit {
            let child = child
            MainActor.assumeIsolated { child.removeFromSuperview() }
        }
    }

    @Test func deinitOfAViewCanRemoveItsSubview() {
        func makeChild() -> UIView {
            let view = ClearingView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
            view.addSubview(view.child)
            return view.child
        }
        let child = makeChild()
        #expect(child.superview == nil && child.layer.superlayer == nil)
    }
}
