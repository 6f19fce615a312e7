import Constraints
import QuartzCore

/// A guide that is its view's bounds less some insets: the margins, the safe area, or a width in which text is read with ease.
final class InsetGuide: UILayoutGuide {
    enum Kind: String {
        case margins = "UIViewLayoutMarginsGuide"
        case safeArea = "UIViewSafeAreaLayoutGuide"
        case readable = "UIViewReadableContentGuide"
    }

    private let kind: Kind
    /// About seventy letters of body text.
    private static let readableWidth: CGFloat = 672

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
        view.addLayoutGuide(self)
    }

    private var insets: UIEdgeInsets {
        guard let owningView else { return .zero }
        // What was last announced: who is told of a change must not know it already.
        return kind == .safeArea ? owningView.knownSafeArea : owningView.layoutMargins
    }

    override var restingFrame: CGRect {
        guard let owningView else { return .zero }
        var rect = owningView.bounds.inset(by: insets)
        if kind == .readable { rect = rect.insetBy(dx: max(rect.width - Self.readableWidth, 0) / 2, dy: 0) }
        return rect
    }

    override func refreshSurroundings() {
        guard let around = owningView?.autoLayout.box else { return }
        if box.surroundings.isEmpty { box.surroundings = made() }
        let insets = insets
        func part(_ number: KeyPath<LayoutBox, Variable>, _ factor: CGFloat = 1, of other: LayoutBox? = nil) -> SurroundingsConstraint.Part
        {
            let owner = other ?? box
            return SurroundingsConstraint.Part(box: owner, number: owner[keyPath: number], factor: factor)
        }
        // left + width/2 stands in the middle of what the insets leave; the other number says how wide.
        let middle = [part(\.left), part(\.width, 0.5), part(\.width, -0.5, of: around)]
        box.surroundings[0].set(middle, (insets.left - insets.right) / 2)
        box.surroundings[1].set([part(\.width), part(\.width, -1, of: around)], -insets.left - insets.right)
        box.surroundings[2].set([part(\.top)], insets.top)
        box.surroundings[3].set([part(\.height), part(\.height, -1, of: around)], -insets.top - insets.bottom)
        if kind == .readable { box.surroundings[4].set([part(\.width)], Self.readableWidth) }
    }

    private func made() -> [SurroundingsConstraint] {
        var result = ([.left, .width, .top, .height] as [NSLayoutConstraint.Attribute]).map { SurroundingsConstraint(box, $0) }
        if kind == .readable {
            result[1].priority = UILayoutPriority(999.5)
            result.append(SurroundingsConstraint(box, .width, .lessThanOrEqual))
        }
        for constraint in result { constraint.identifier = "\(kind.rawValue)-\(constraint.firstAttribute.name)" }
        return result
    }
}

extension CGRect {
    /// The rectangle without its edges; none of its sides becomes negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
