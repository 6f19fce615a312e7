import CoreGraphics

/// The bar at the edge that shows where in the content one is. It comes when the content moves and fades when it rests.
final class ScrollIndicator: UIView {
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    /// Pulled beyond an edge it shrinks, but not below this.
    private static let squeezed: CGFloat = 7

    let isVertical: Bool
    private var isShown = false

    var style = UIScrollView.IndicatorStyle.default {
        didSet { backgroundColor = style == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35) }
    }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: 0.35)
        layer.cornerRadius = Self.thickness / 2
        isUserInteractionEnabled = false
        alpha = 0
    }

    required init?(coder: NSCoder) { return nil }

    /// Where the bar lies along its track: begin and length.
    ///
    /// Its part of the track is the visible part of the content; what is pulled beyond an edge is taken off its length.
    static func bar(track: CGFloat, visible: CGFloat, offset: Double, range: ScrollRange) -> (begin: CGFloat, length: CGFloat)? {
        let room = CGFloat(range.rest.upperBound - range.rest.lowerBound)
        guard track > 0, visible > 0, room > 0 || !range.contains(offset) else { return nil }
        let whole = max(track * visible / (visible + room), min(shortest, track))
        let edge = range.clamped(offset)
        let length = max(whole - CGFloat(abs(offset - edge)), min(squeezed, track))
        let part = room > 0 ? CGFloat(edge - range.rest.lowerBound) / room : 0
        // Held at the edge beyond which it is pulled.
        let begin = offset > edge ? track - length : part * (track - whole)
        return (begin, length)
    }

    /// Lies along the edge of what is visible.
    func place(in area: CGRect, insets: UIEdgeInsets, visible: CGFloat, offset: Double, range: ScrollRange, leavesCorner: Bool) {
        let (margin, thickness) = (Self.margin, Self.thickness)
        let corner = leavesCorner ? margin + thickness : 0
        let track =
            isVertical
            ? area.height - insets.top - insets.bottom - margin * 2 - corner : area.width - insets.left - insets.right - margin * 2 - corner
        guard let bar = Self.bar(track: track, visible: visible, offset: offset, range: range) else {
            isHidden = true
            return
        }
        isHidden = false
        frame =
            isVertical
            ? CGRect(
                x: area.maxX - insets.right - margin - thickness, y: area.minY + insets.top + margin + bar.begin, width: thickness,
                height: bar.length)
            : CGRect(
                x: area.minX + insets.left + margin + bar.begin, y: area.maxY - insets.bottom - margin - thickness, width: bar.length,
                height: thickness)
    }

    func show() {
        guard !isShown else { return }
        isShown = true
        layer.removeAllAnimations()
        alpha = 1
    }

    func fade(after delay: Double) {
        guard isShown else { return }
        isShown = false
        UIView.animate(
            withDuration: 0.25, delay: delay, options: [.allowUserInteraction, .overrideInheritedOptions], animations: { self.alpha = 0 })
    }
}

extension UIScrollView {
    /// Shows where in the content one is, for a moment.
    public func flashScrollIndicators() {
        showIndicators()
        layoutIndicators()
        for bar in bars { bar.fade(after: 0.8) }
    }

    func showIndicators() {
        if bars.isEmpty {
            bars = [ScrollIndicator(isVertical: true), ScrollIndicator(isVertical: false)]
            for bar in bars {
                bar.style = indicatorStyle
                addSubview(bar)
            }
        }
        for bar in bars { bar.show() }
        setNeedsLayout()
    }

    func fadeIndicators() {
        for bar in bars { bar.fade(after: 0.3) }
    }

    func layoutIndicators() {
        guard let top = bars.last else { return }
        if subviews.last !== top { for bar in bars { bringSubviewToFront(bar) } }
        let (x, y, inset) = (rangeX, rangeY, adjustedContentInset)
        for bar in bars {
            guard bar.isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator else {
                bar.isHidden = true
                continue
            }
            let own = bar.isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
            let safe = UIEdgeInsets(
                top: own.top + inset.top, left: own.left + inset.left, bottom: own.bottom + inset.bottom, right: own.right + inset.right)
            bar.place(
                in: bounds, insets: safe,
                visible: bar.isVertical ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right,
                offset: Double(bar.isVertical ? contentOffset.y : contentOffset.x), range: bar.isVertical ? y : x,
                leavesCorner: x.hasRoom && y.hasRoom && showsVerticalScrollIndicator && showsHorizontalScrollIndicator)
        }
    }
}
