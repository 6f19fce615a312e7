import Foundation
import Stage
import UIKit

/// Trees of views: views are added, inserted, exchanged, moved to other superviews and removed, also by callbacks of the views.
final class ViewFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case add, insertAt, insertBelow, insertAbove, exchange, bringToFront, sendToBack, remove, removeAll, frame, bounds, center,
            transform
        case autoresizing, clips, alpha, hidden, tag, convert, hitTest, snapshot, mask, layout, sizeToFit, contentMode, rotate, resizeRoot
        case margins, tint, animateMove
    }

    static let name = "views"

    private let stage: Stage
    private let controller = UIViewController()
    private let views: [FuzzView]
    /// The views of the tree that operations use: those of the program and the root.
    private var targets: [UIView] { [controller.view] + views }

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        views = (0..<8).map { index in
            let view = FuzzView(frame: CGRect(x: 7 * index, y: 11 * index, width: 53, height: 41))
            view.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 0.7, brightness: 0.8, alpha: 0.7)
            return view
        }
        stage.window.rootViewController = controller
        for view in views.prefix(4) { controller.view.addSubview(view) }
        for view in views {
            view.callbackValues = FuzzValues(values.seed(), isHostile: values.isHostile)
            view.others = WeakViews(views)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (target, view) = (values.pick(targets), values.pick(views))
        let child = values.any(target.subviews)
        // A view cannot be inside itself: UIKit throws an exception.
        let canAdd = !target.isDescendant(of: view)
        switch operation {
        case .add: if canAdd { target.addSubview(view) }
        case .insertAt: if canAdd { target.insertSubview(view, at: values.integer(0...target.subviews.count)) }
        case .insertBelow: if canAdd, let child { target.insertSubview(view, belowSubview: child) }
        case .insertAbove: if canAdd, let child { target.insertSubview(view, aboveSubview: child) }
        case .exchange:
            guard child != nil else { return }
            let last = target.subviews.count - 1
            target.exchangeSubview(at: values.integer(0...last), withSubviewAt: values.integer(0...last))
        case .bringToFront: target.bringSubviewToFront(child ?? view)
        case .sendToBack: target.sendSubviewToBack(child ?? view)
        case .remove: view.removeFromSuperview()
        case .removeAll: for subview in view.subviews { subview.removeFromSuperview() }
        case .frame: view.frame = values.rect()
        case .bounds: view.bounds = values.rect()
        case .center: view.center = values.point()
        case .transform: if values.bool() { view.transform = values.transform() } else { view.transform3D = values.transform3D() }
        case .autoresizing: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(values.integer(0...63)))
        case .clips: view.clipsToBounds.toggle()
        case .alpha: view.alpha = values.number(-0.2, 1.2)
        case .hidden: view.isHidden.toggle()
        case .tag:
            view.tag = values.integer(0...3)
            _ = target.viewWithTag(values.integer(0...3))
        case .convert:
            let other = values.pick(targets)
            _ = view.convert(values.point(), to: other)
            _ = view.convert(values.rect(), from: values.bool(0.2) ? nil : other)
        case .hitTest: _ = target.hitTest(values.point(), with: nil)
        case .snapshot:
            guard let snapshot = view.snapshotView(afterScreenUpdates: values.bool()) else { return }
            target.addSubview(snapshot)
        case .mask: view.layer.mask = values.bool(0.3) ? nil : UIView(frame: values.rect()).layer
        case .layout: if values.bool() { view.setNeedsLayout() } else { view.layoutIfNeeded() }
        case .sizeToFit: view.sizeToFit()
        case .contentMode: view.contentMode = values.pick([.scaleToFill, .center, .redraw, .bottomRight, .scaleAspectFit])
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft, .landscapeRight]))
        case .resizeRoot: controller.view.frame.size = CGSize(width: values.number(0, 240), height: values.number(0, 300))
        case .margins: view.layoutMargins = values.insets()
        case .tint: view.tintColor = values.bool(0.2) ? nil : values.color()
        case .animateMove:
            let (frame, alpha) = (values.rect(), values.number(0, 1))
            UIView.animate(withDuration: values.duration()) {
                view.frame = frame
                view.alpha = alpha
            }
        }
    }
}

/// Weak references to the views of a program, for callbacks.
final class WeakViews {
    private struct Reference { weak var view: UIView? }
    private let references: [Reference]
    init(_ views: [UIView]) { references = views.map { Reference(view: $0) } }
    var views: [UIView] { references.compactMap(\.view) }
}

/// A view whose callbacks change the tree in hostile programs.
final class FuzzView: UIView {
    var callbackValues = FuzzValues(1, isHostile: false)
    var others = WeakViews([])
    private var depth = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews where subview.tag == 1 { subview.frame.origin.x = bounds.width / 3 }
    }
    override func didMoveToSuperview() { reenter() }
    override func willMove(toSuperview newSuperview: UIView?) { reenter() }
    override func didMoveToWindow() { reenter() }
    override func didAddSubview(_ subview: UIView) { reenter() }
    override func willRemoveSubview(_ subview: UIView) { reenter() }

    private func reenter() {
        guard callbackValues.isHostile, depth == 0, callbackValues.bool(0.1), let other = callbackValues.any(others.views) else { return }
        depth += 1
        defer { depth -= 1 }
        switch callbackValues.integer(0...3) {
        case 0: other.removeFromSuperview()
        case 1: if !isDescendant(of: other) { addSubview(other) }
        case 2: removeFromSuperview()
        default: superview?.exchangeSubview(at: 0, withSubviewAt: (superview?.subviews.count ?? 1) - 1)
        }
    }
}
