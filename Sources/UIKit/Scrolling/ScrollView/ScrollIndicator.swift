import CoreGraphics
import QuartzCore

/// The bar at the edge of a scroll view that shows the position in the content. It appears when the content moves, and fades out when the
/// content is at rest.
final class ScrollIndicator: UIView {
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    /// The smallest length of the bar while the content is inside its range.
    private static let minimumLength: CGFloat = 36
    /// The smallest length of the bar while the content is beyond an edge.
    private static let minimumCompressedLength: CGFloat = 7

    private static let color = UIColor(light: UIColor(white: 0, alpha: 0.35), dark: UIColor(white: 1, alpha: 0.4))

    let isVertical: Bool
    private var isVisible = false

    var style = UIScrollView.IndicatorStyle.default {
        didSet {
            backgroundColor =
                style == .white ? UIColor(white: 1, alpha: 0.5) : style == .black ? UIColor(white: 0, alpha: 0.35) : Self.color
        }
    }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        super.init(frame: .zero)
        backgroundColor = Self.color
        layer.cornerRadius = Self.thickness / 2
        isUserInteractionEnabled = false
        alpha = 0
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the start and the length of the bar along its track, or nil if there is nothing to scroll.
    ///
    /// The bar covers the same fraction of the track as the visible area covers of the content. Beyond an edge, the distance from the edge
    /// is subtracted from the length.
    static func bar(track: CGFloat, visible: CGFloat, offset: Double, range: ScrollRange) -> (begin: CGFloat, length: CGFloat)? {
        let scrollableLength = CGFloat(range.restingOffsets.upperBound - range.restingOffsets.lowerBound)
        guard track > 0, visible > 0, scrollableLength > 0 || !range.contains(offset) else { return nil }
        let fullLength = max(track * visible / (visible + scrollableLength), min(minimumLength, track))
        let edge = range.clamped(offset)
        let length = max(fullLength - CGFloat(abs(offset - edge)), min(minimumCompressedLength, track))
        let fraction = scrollableLength > 0 ? CGFloat(edge - range.restingOffsets.lowerBound) / scrollableLength : 0
        // Beyond the edge at the end, the shortened bar stays at the end of the track.
        let begin = offset > edge ? track - length : fraction * (track - fullLength)
        return (begin, length)
    }

    /// Sets the frame of the bar along the edge of the visible area. If `leavesCorner` is true, the track is shorter, so that the bars of
    /// both axes do not overlap.
    func layOut(in area: CGRect, insets: UIEdgeInsets, visible: CGFloat, offset: Double, range: ScrollRange, leavesCorner: Bool) {
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
                x: isRightToLeft ? area.minX + insets.left + margin : area.maxX - insets.right - margin - thickness,
                y: area.minY + insets.top + margin + bar.begin, width: thickness, height: bar.length)
            : CGRect(
                x: area.minX + insets.left + margin + bar.begin, y: area.maxY - insets.bottom - margin - thickness, width: bar.length,
                height: thickness)
    }

    /// Shows the bar without animation.
    func show() {
        guard !isVisible else { return }
        isVisible = true
        layer.removeAllAnimations()
        alpha = 1
    }

    /// Hides the bar with an animation that begins after a delay in seconds.
    func fade(after delay: Double) {
        guard isVisible else { return }
        isVisible = false
        Activity.perform(Activity(.system, "scroll indicator")) {
            UIView.animate(
                withDuration: 0.25, delay: delay, options: [.allowUserInteraction, .overrideInheritedOptions],
                animations: { self.alpha = 0 })
        }
    }
}
