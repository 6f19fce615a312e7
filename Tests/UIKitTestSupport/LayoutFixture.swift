import Stage
import Testing
import UIKit

/// A stage of 375 × 667 points with a view controller that fills it.
@MainActor package struct LayoutFixture {
    package let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    package let controller: UIViewController
    package var view: UIView { controller.view }

    package init(hasStatusBar: Bool = false) {
        controller = hasStatusBar ? UIViewController() : NoStatusBarController()
        stage.window.rootViewController = controller
    }

    /// Adds a view without autoresizing constraints, to the controller's view by default.
    package func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? self.view).addSubview(view)
        return view
    }

    /// Adds a view with the intrinsic content size `width` × `height`, to the controller's view by default.
    package func addSized(_ width: CGFloat, _ height: CGFloat, to parent: UIView? = nil) -> SizedView {
        let view = SizedView(CGSize(width: width, height: height))
        _ = add(view, to: parent)
        return view
    }

    package func layOut() {
        stage.makeCurrent()
        view.layoutIfNeeded()
    }

    /// Returns the conflicts between constraints that are reported during the call of `body`.
    package func conflicts(_ body: () -> Void) -> [String] {
        Diagnostics.recorded(during: body).map(\.message).filter { $0.hasPrefix("Unable to simultaneously satisfy constraints.") }
    }
}

/// A view controller without a status bar.
private final class NoStatusBarController: UIViewController {
    package override var prefersStatusBarHidden: Bool { true }
}

package func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
