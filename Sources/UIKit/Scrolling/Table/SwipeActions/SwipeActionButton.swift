import CoreGraphics
import QuartzCore

/// The button of one action. The title is centered in the visible part of the button.
final class SwipeActionButton: UIView {
    private let action: UIContextualAction
    private let onSelect: (UIContextualAction) -> Void
    private let titleLabel = UILabel()
    private let imageView: UIImageView?

    init(_ action: UIContextualAction, _ onSelect: @escaping (UIContextualAction) -> Void) {
        (self.action, self.onSelect) = (action, onSelect)
        imageView = action.image.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        titleLabel.text = action.title
        titleLabel.font = .systemFont(ofSize: 15, weight: .medium)
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
        if let imageView { addSubview(imageView) }
        accessibilityIdentifier = action.title
        accessibilityLabel = action.title
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    /// The width of the title or of the image, whichever is larger.
    var contentWidth: CGFloat {
        max(titleLabel.sizeThatFits(CGSize(width: 300, height: 44)).width.rounded(.up), action.image?.size.width ?? 0)
    }

    /// Sets the frames of the image and the title, centered in the visible width.
    func layOutContent(in width: CGFloat, isLeft: Bool) {
        let x = isLeft ? bounds.width - width : 0
        let height = titleLabel.text == nil ? 0 : titleLabel.font.lineHeight.rounded(.up)
        let size = action.image?.size ?? .zero
        let contentHeight = size.height + height + (size.height > 0 && height > 0 ? 4 : 0)
        let top = ((bounds.height - contentHeight) / 2).rounded()
        imageView?.frame = CGRect(x: (x + (width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
        titleLabel.frame = CGRect(x: x, y: top + contentHeight - height, width: width, height: height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { titleLabel.alpha = 0.5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { titleLabel.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        titleLabel.alpha = 1
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) { onSelect(action) }
    }
}
