import FlipbookConstraints
import QuartzCore

/// A layout guide with the bounds of its view, reduced by insets: the margins, the safe area, or the width for readable text.
final class InsetLayoutGuide: UILayoutGuide {
    /// The insets that a guide applies. The raw value is the identifier of the guide.
    enum Kind: String {
        case margins = "UIViewLayoutMarginsGuide"
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case readable = "UIViewReadableContentGuide"
    }

    private let kind: Kind
    /// The maximum width of the readable content guide in points: about 70 letters of body text.
    private static let readableWidth: CGFloat = 672

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        box.setAllowsNegativeSizes()
        view.addLayoutGuide(self)
    }

    override var followsSafeArea: Bool { kind == .safeArea }

    /// The current insets from the bounds of the owning view.
    private var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        // The safe area of the last notification is used, because code must not read a new value before it is notified of the
        // change.
        return kind == .safeArea ? owningView.lastSafeAreaInsets : owningView.layoutMargins
    }

    override var unconstrainedFrame: CGRect {
        guard let owningView else { return .zero }
        var rect = owningView.bounds.inset(by: insets)
        if kind == .readable { rect = rect.insetBy(dx: max(rect.width - Self.readableWidth, 0) / 2, dy: 0) }
        return rect
    }

    /// Updates the constraints that tie the guide to the bounds of its owning view.
    override func refreshImplicitConstraints() {
        guard let viewBox = owningView?.layoutState.box else { return }
        if box.implicitConstraints.isEmpty { box.implicitConstraints = makeImplicitConstraints() }
        let insets = insets
        func term(_ variable: KeyPath<LayoutBox, Variable>, _ coefficient: CGFloat = 1, of otherBox: LayoutBox? = nil)
            -> ImplicitConstraint.Term
        {
            let termBox = otherBox ?? box
            return ImplicitConstraint.Term(box: termBox, variable: termBox[keyPath: variable], coefficient: coefficient)
        }
        // The horizontal center, left + width / 2, is the center of the inset rectangle. The second constraint determines the width.
        let centerTerms = [term(\.left), term(\.width, 0.5), term(\.width, -0.5, of: viewBox)]
        box.implicitConstraints[0].set(centerTerms, (insets.left - insets.right) / 2)
        box.implicitConstraints[1].set([term(\.width), term(\.width, -1, of: viewBox)], -insets.left - insets.right)
        box.implicitConstraints[2].set([term(\.top)], insets.top)
        box.implicitConstraints[3].set([term(\.height), term(\.height, -1, of: viewBox)], -insets.top - insets.bottom)
        if kind == .readable { box.implicitConstraints[4].set([term(\.width)], Self.readableWidth) }
    }

    /// Returns new constraints for left, width, top and height, and for the readable guide also for a maximum width.
    private func makeImplicitConstraints() -> [ImplicitConstraint] {
        var result = ([.left, .width, .top, .height] as [NSLayoutConstraint.Attribute]).map { ImplicitConstraint(box, $0) }
        if kind == .readable {
            result[1].priority = UILayoutPriority(999.5)
            result.append(ImplicitConstraint(box, .width, .lessThanOrEqual))
        }
        for constraint in result { constraint.identifier = "\(kind.rawValue)-\(constraint.firstAttribute.name)" }
        return result
    }
}

extension CGRect {
    /// Returns the rectangle reduced by insets.
    ///
    /// Differs from Apple: the width and the height are at least 0. In UIKit they can be negative.
    nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
