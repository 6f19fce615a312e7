import CoreGraphics
import Display
import Typography

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A line of text, in the middle of its height.
open class UILabel: UIView {
    public var text: String? { didSet { if text != oldValue { contentDidChange() } } }
    public var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
    public var textColor: UIColor! = .black { didSet { redraw() } }
    public var textAlignment = NSTextAlignment.natural { didSet { redraw() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: line.map { FontBook.installed.width(of: $0) } ?? 0, height: line == nil ? 0 : font.lineHeight)
    }

    /// Whole points, so that a label in the middle of something is in the middle of it on every screen.
    open override var intrinsicContentSize: CGSize {
        let size = sizeThatFits(.zero)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    override func baseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let metrics = FontBook.installed.metrics((font ?? .systemFont(ofSize: 17)).font)
        return Baseline(part: 0.5, offset: (metrics.ascent - metrics.descent) / 2)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        redraw()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        redraw()
    }

    private var line: TextLine? { text.flatMap { $0.isEmpty ? nil : TextLine($0, (font ?? .systemFont(ofSize: 17)).font) } }

    private func redraw() {
        guard let line else {
            layer.drawing = []
            return
        }
        let metrics = FontBook.installed.metrics(line.font)
        let free = bounds.width - FontBook.installed.width(of: line)
        let x =
            switch textAlignment {
            case .center: free / 2
            case .right: free
            case .left, .justified, .natural: CGFloat(0)
            }
        // The line, from its highest to its lowest stroke, stands in the middle; what is between lines is not counted.
        let baseline = bounds.midY + (metrics.ascent - metrics.descent) / 2
        layer.drawing = [.text(line, origin: CGPoint(x: bounds.minX + x, y: baseline), (textColor ?? .black).cgColor)]
    }
}
