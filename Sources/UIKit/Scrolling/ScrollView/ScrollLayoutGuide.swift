import FlipbookConstraints
import QuartzCore

/// A layout guide of a scroll view: its content area or its visible area. Constraints can define the size of the content area.
final class ScrollLayoutGuide: UILayoutGuide {
    enum Kind: String {
        case content = "UIScrollView-contentLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
    }

    private let kind: Kind
    private unowned let scrollView: UIScrollView

    init(_ kind: Kind, of scroll: UIScrollView) {
        (self.kind, self.scrollView) = (kind, scroll)
        super.init()
        identifier = kind.rawValue
        scroll.addLayoutGuide(self)
        if kind == .frame { scroll.hasFrameGuide = true }
    }

    override var unconstrainedFrame: CGRect { kind == .content ? CGRect(origin: .zero, size: scrollView.contentSize) : scrollView.bounds }

    /// Updates the constraints on the guide itself.
    ///
    /// The content guide starts at the origin. Constraints of views inside it define its size, or it has the content size if the scroll
    /// view computes that. The frame guide starts at the content offset and has the size of the scroll view.
    override func refreshImplicitConstraints() {
        if box.implicitConstraints.isEmpty { box.implicitConstraints = makeConstraints() }
        func term(_ variable: Variable, _ factor: CGFloat = 1, of other: LayoutBox? = nil) -> ImplicitConstraint.Term {
            ImplicitConstraint.Term(box: other ?? box, variable: variable, coefficient: factor)
        }
        let origin = kind == .content ? CGPoint.zero : scrollView.contentOffset
        box.implicitConstraints[0].set([term(box.left)], origin.x)
        box.implicitConstraints[1].set([term(box.top)], origin.y)
        guard box.implicitConstraints.count > 2 else { return }
        if kind == .content {
            box.implicitConstraints[2].set([term(box.width)], scrollView.contentSize.width)
            box.implicitConstraints[3].set([term(box.height)], scrollView.contentSize.height)
        } else {
            let scrollViewBox = scrollView.layoutState.box
            box.implicitConstraints[2].set([term(box.width), term(scrollViewBox.width, -1, of: scrollViewBox)], 0)
            box.implicitConstraints[3].set([term(box.height), term(scrollViewBox.height, -1, of: scrollViewBox)], 0)
        }
    }

    /// Creates the constraints of the guide. The content guide has no constraints for its width and height, unless the scroll view
    /// computes its content size.
    private func makeConstraints() -> [ImplicitConstraint] {
        let sizeIsDefinedByContent = kind == .content && !scrollView.computesContentSize
        let attributes: [NSLayoutConstraint.Attribute] = sizeIsDefinedByContent ? [.left, .top] : [.left, .top, .width, .height]
        let result = attributes.map { ImplicitConstraint(box, $0) }
        for constraint in result { constraint.identifier = "\(kind.rawValue)-\(constraint.firstAttribute.name)" }
        return result
    }
}
