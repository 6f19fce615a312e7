import Constraints
import QuartzCore

/// The guides of a scroll view: its content, whose size constraints may say, and what of it is visible.
final class ScrollGuide: UILayoutGuide {
    enum Kind: String {
        case content = "UIScrollView-contentLayoutGuide"
        case frame = "UIScrollView-frameLayoutGuide"
    }

    private let kind: Kind
    private unowned let scroll: UIScrollView

    init(_ kind: Kind, of scroll: UIScrollView) {
        (self.kind, self.scroll) = (kind, scroll)
        super.init()
        identifier = kind.rawValue
        scroll.addLayoutGuide(self)
        if kind == .frame { scroll.hasFrameGuide = true }
    }

    override var restingFrame: CGRect { kind == .content ? CGRect(origin: .zero, size: scroll.contentSize) : scroll.bounds }

    /// The content begins at the origin; how large it is, views in it say. What is visible begins at the offset.
    override func refreshSurroundings() {
        if box.surroundings.isEmpty { box.surroundings = made() }
        func part(_ variable: Variable, _ factor: CGFloat = 1, of other: LayoutBox? = nil) -> SurroundingsConstraint.Part {
            SurroundingsConstraint.Part(box: other ?? box, number: variable, factor: factor)
        }
        let origin = kind == .content ? CGPoint.zero : scroll.contentOffset
        box.surroundings[0].set([part(box.left)], origin.x)
        box.surroundings[1].set([part(box.top)], origin.y)
        guard box.surroundings.count > 2 else { return }
        if kind == .content {
            box.surroundings[2].set([part(box.width)], scroll.contentSize.width)
            box.surroundings[3].set([part(box.height)], scroll.contentSize.height)
        } else {
            let around = scroll.autoLayout.box
            box.surroundings[2].set([part(box.width), part(around.width, -1, of: around)], 0)
            box.surroundings[3].set([part(box.height), part(around.height, -1, of: around)], 0)
        }
    }

    private func made() -> [SurroundingsConstraint] {
        let isOpen = kind == .content && !scroll.measuresContent
        let attributes: [NSLayoutConstraint.Attribute] = isOpen ? [.left, .top] : [.left, .top, .width, .height]
        let result = attributes.map { SurroundingsConstraint(box, $0) }
        for constraint in result { constraint.identifier = "\(kind.rawValue)-\(constraint.firstAttribute.name)" }
        return result
    }
}

extension UIScrollView {
    func noteGuide(_ guide: UILayoutGuide) { layoutEngine?.noteStale(guide.box) }

    /// The content is as large as constraints found it, where they speak of it.
    func takeContentSize() {
        guard !measuresContent, autoLayoutIfAny != nil, contentLayoutGuide.box.isInvolved else { return }
        let size = contentLayoutGuide.layoutFrame.size
        if size != contentSize { contentSize = size }
    }
}
