import Stage
import Testing
import UIKit

/// A stage of no round size, with a controller's view that fills it.
@MainActor struct LayoutFixture {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let controller: UIViewController
    var view: UIView { controller.view }

    init(hasStatusBar: Bool = false) {
        controller = hasStatusBar ? UIViewController() : BareController()
        stage.window.rootViewController = controller
    }

    /// A view that constraints place.
    func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? self.view).addSubview(view)
        return view
    }

    func addSized(_ width: CGFloat, _ height: CGFloat, to parent: UIView? = nil) -> SizedView {
        let view = SizedView(CGSize(width: width, height: height))
        _ = add(view, to: parent)
        return view
    }

    func layOut() {
        stage.makeCurrent()
        view.layoutIfNeeded()
    }

    /// What is reported while the body runs.
    func conflicts(_ body: () -> Void) -> [String] {
        var texts: [String] = []
        let outer = UnsatisfiableLog.listener
        UnsatisfiableLog.listener = { texts.append($0) }
        defer { UnsatisfiableLog.listener = outer }
        body()
        return texts
    }
}

/// Its view is covered by nothing.
private final class BareController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}

/// A view with a size of its own.
final class SizedView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
