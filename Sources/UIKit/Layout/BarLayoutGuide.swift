import FlipbookConstraints
import QuartzCore

/// The layout guide for the area that bars cover at the top or bottom of a controller's view. This is the area outside of the safe area.
///
/// The guide is at the left side of the view and has no width, as in UIKit.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    /// The edge of the guide. The raw value is the identifier of the guide.
    enum Edge: String {
        case top = "UIViewController-topLayoutGuide"
        case bottom = "UIViewController-bottomLayoutGuide"
    }

    private let edge: Edge

    init(_ edge: Edge, of view: UIView) {
        self.edge = edge
        super.init()
        identifier = edge.rawValue
        view.addLayoutGuide(self)
    }

    override var followsSafeArea: Bool { true }

    var length: CGFloat {
        guard let insets = owningView?.lastSafeAreaInsets else { return 0 }
        return edge == .top ? insets.top : insets.bottom
    }

    override var unconstrainedFrame: CGRect {
        guard let bounds = owningView?.bounds else { return .zero }
        return CGRect(x: bounds.minX, y: edge == .top ? bounds.minY : bounds.maxY - length, width: 0, height: length)
    }

    /// Updates the constraints that tie the guide to an edge of its owning view.
    override func refreshImplicitConstraints() {
        guard let viewBox = owningView?.layoutState.box else { return }
        if box.implicitConstraints.isEmpty { box.implicitConstraints = makeImplicitConstraints() }
        func term(_ variable: Variable, _ coefficient: CGFloat = 1, of other: LayoutBox? = nil) -> ImplicitConstraint.Term {
            ImplicitConstraint.Term(box: other ?? box, variable: variable, coefficient: coefficient)
        }
        box.implicitConstraints[0].set([term(box.left)], 0)
        box.implicitConstraints[1].set([term(box.width)], 0)
        box.implicitConstraints[2].set([term(box.height)], length)
        switch edge {
        case .top: box.implicitConstraints[3].set([term(box.top)], 0)
        // top + height = height of the view
        case .bottom: box.implicitConstraints[3].set([term(box.top), term(box.height), term(viewBox.height, -1, of: viewBox)], 0)
        }
    }

    private func makeImplicitConstraints() -> [ImplicitConstraint] {
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .width, .height, edge == .top ? .top : .bottom]
        let result = attributes.map { ImplicitConstraint(box, $0) }
        for constraint in result { constraint.identifier = "\(edge.rawValue)-\(constraint.firstAttribute.name)" }
        return result
    }
}

extension UIViewController {
    var defaultTopLayoutGuide: UILayoutSupport { view.barGuide(\.topBarGuide, .top) }
    var defaultBottomLayoutGuide: UILayoutSupport { view.barGuide(\.bottomBarGuide, .bottom) }
}

extension UIView {
    /// Returns a guide for bars, which is created at the first access.
    fileprivate func barGuide(_ path: WritableKeyPath<MarginState, BarLayoutGuide?>, _ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
        if let guide = layoutState.margins[keyPath: path] { return guide }
        let guide = BarLayoutGuide(edge, of: self)
        layoutState.margins[keyPath: path] = guide
        return guide
    }
}
