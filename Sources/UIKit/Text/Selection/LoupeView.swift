import CoreGraphics
import FlipbookDisplayList
import QuartzCore

/// A capsule above a finger that shows the text below the finger enlarged.
final class LoupeView: UIView {
    private let clipView = UIView()
    private let magnifiedView = UIView()
    private let textView = UIView()
    private let caretView = UIView()
    private let highlights = HighlightViews()
    private let rim = UIView()

    static let size = CGSize(width: 116, height: 54)
    private static let scale: CGFloat = 1.2
    /// The distance between the caret and the lower edge of the loupe.
    private static let gap: CGFloat = 14

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        accessibilityIdentifier = "Loupe"
        (layer.cornerRadius, layer.cornerCurve) = (Self.size.height / 2, .circular)
        layer.setDropShadow(opacity: 0.22, verticalOffset: 5, radius: 10)
        clipView.frame = bounds
        clipView.clipsToBounds = true
        clipView.layer.cornerRadius = Self.size.height / 2
        addSubview(clipView)
        clipView.addSubview(magnifiedView)
        magnifiedView.layer.anchorPoint = .zero
        magnifiedView.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        magnifiedView.addSubview(textView)
        magnifiedView.addSubview(caretView)
        caretView.layer.cornerRadius = 1
        rim.frame = bounds
        (rim.layer.cornerRadius, rim.layer.borderWidth) = (Self.size.height / 2, 0.5)
        rim.layer.borderColor = UIColor(white: 0.5, alpha: 0.5).cgColor
        addSubview(rim)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the text around a caret. The loupe is above the caret, at the x position of `point`, and inside of the window.
    func show(_ text: any SelectableText, caret: CGRect, at point: CGPoint, in window: UIWindow) {
        let source = text.loupeContents
        let background = Self.background(behind: text)
        backgroundColor = background
        clipView.backgroundColor = background
        textView.layer.drawing = source.contents
        textView.frame = CGRect(origin: source.origin, size: CGSize(width: 1, height: 1))
        caretView.frame = caret
        caretView.backgroundColor = text.tintColor
        showSelection(of: text)
        let x = text.convert(point, from: window).x
        magnifiedView.layer.position = CGPoint(
            x: Self.size.width / 2 - x * Self.scale, y: Self.size.height / 2 - caret.midY * Self.scale)
        let top = text.convert(caret, to: window).minY
        let center = CGPoint(x: point.x, y: top - Self.gap - Self.size.height / 2)
        let limits = window.bounds.insetBy(dx: Self.size.width / 2 + 4, dy: Self.size.height / 2 + 4)
        self.center = CGPoint(
            x: min(max(center.x, limits.minX), max(limits.maxX, limits.minX)), y: max(center.y, limits.minY))
    }

    private func showSelection(of text: any SelectableText) {
        let rects = text.selectedTextRange.map { $0.isEmpty ? [] : text.selectionRects(for: $0).map(\.rect) } ?? []
        highlights.show(rects, text.tintColor.withAlphaComponent(0.2), behind: textView)
    }

    /// Returns the first opaque background color among the view and its superviews, or `systemBackground` if there is none.
    private static func background(behind view: UIView) -> UIColor {
        var current: UIView? = view
        while let candidate = current {
            if let color = candidate.backgroundColor, color.cgColor.alpha > 0.99 {
                return color.resolvedColor(with: candidate.traitCollection)
            }
            current = candidate.superview
        }
        return .systemBackground
    }
}
