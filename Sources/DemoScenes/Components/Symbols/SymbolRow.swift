import UIKit

/// A row of views. All views have the same width, except the first one if `firstWidth` is set.
class SymbolRow: UIView {
    private let views: [UIView]
    private let firstWidth: CGFloat?
    let height: CGFloat

    init(_ views: [UIView], firstWidth: CGFloat?, height: CGFloat = 48) {
        (self.views, self.firstWidth, self.height) = (views, firstWidth, height)
        super.init(frame: .zero)
        for view in views { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetBy(dx: 16, dy: 0)
        var rest = views[...]
        if var firstWidth, let first = rest.popFirst() {
            // A symbol that grows with the text size keeps a distance of 14 points to the next view.
            if first is UIImageView { firstWidth = max(firstWidth, first.intrinsicContentSize.width + 14) }
            first.frame = CGRect(x: area.minX, y: 0, width: firstWidth, height: area.height)
            area = CGRect(x: area.minX + firstWidth, y: 0, width: area.width - firstWidth, height: area.height)
        }
        let width = area.width / CGFloat(max(rest.count, 1))
        for (index, view) in rest.enumerated() {
            view.frame = CGRect(x: area.minX + CGFloat(index) * width, y: 0, width: width, height: area.height)
        }
        mirrorFrames(of: views)
    }
}
