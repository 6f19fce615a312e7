import CoreGraphics
import FlipbookDisplayList
import QuartzCore

/// Shows the visible lines of a text view.
final class TextContentView: UIView {
    /// The vertical range whose lines are in the display content. It is larger than the visible range, so that the content is not written
    /// again in every frame of scrolling.
    private var writtenRange: ClosedRange<CGFloat>?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // With this mode, the text is not stretched while an animation changes the size.
        contentMode = .topLeft
    }

    required init?(coder: NSCoder) { return nil }

    /// Writes the content again when it is next shown.
    func invalidate() { writtenRange = nil }

    /// Shows the lines of a layout manager that intersect a vertical range of the container.
    func show(_ manager: NSLayoutManager, from top: CGFloat, to bottom: CGFloat) {
        guard top.isFinite, bottom.isFinite, bottom >= top else { return }
        if let writtenRange, writtenRange.lowerBound <= top, writtenRange.upperBound >= bottom { return }
        let margin = max(bottom - top, 100)
        writtenRange = (top - margin)...(bottom + margin)
        var contents: [DisplayContent] = []
        manager.write(
            .all, from: top - margin, to: bottom + margin, at: .zero, pixelsPerPoint: max(UIScreen.main.scale, 1), into: &contents)
        layer.drawing = contents
    }
}
