import CoreGraphics
import QuartzCore

/// The card in the middle of a window that shows an element enlarged.
final class LargeContentCard: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel()
    private weak var item: (any UILargeContentViewerItem)?

    private static let side: CGFloat = 220
    private static let imageSide: CGFloat = 84
    private static let margin: CGFloat = 18

    init(in window: UIWindow) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        layer.setDropShadow(opacity: 0.2, verticalOffset: 8, radius: 28)
        material.frame = bounds
        (material.layer.cornerRadius, material.layer.cornerCurve, material.clipsToBounds) = (20, .continuous, true)
        addSubview(material)
        label.font = .systemFont(ofSize: 26, weight: .semibold)
        (label.textAlignment, label.numberOfLines, label.textColor) = (.center, 2, .label)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.6)
        imageView.tintColor = .label
        for view in [imageView, label] { material.contentView.addSubview(view) }
        UIView.withoutAnimationBlock {
            window.addSubview(self)
            center = CGPoint(x: window.bounds.midX.rounded(), y: window.bounds.midY.rounded())
            (alpha, transform) = (0, CGAffineTransform(scaleX: 0.9, y: 0.9))
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows an element. If `new` is nil, because no element is under the finger, the card fades
    /// out.
    func show(_ new: (any UILargeContentViewerItem)?) {
        if let new, new !== item { setContent(new) }
        item = new
        let isShown = new != nil
        guard (alpha == 1) != isShown else { return }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [self] in
            (alpha, transform) = (isShown ? 1 : 0, isShown ? .identity : CGAffineTransform(scaleX: 0.9, y: 0.9))
        }
    }

    private func setContent(_ item: any UILargeContentViewerItem) {
        UIView.withoutAnimationBlock {
            label.text = item.largeContentTitle
            let image = item.largeContentImage
            imageView.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
            let scales = item.scalesLargeContentImage || image?.isSymbolImage == true
            imageView.contentMode = scales ? .scaleAspectFit : .center
            imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64)
            placeContent(item.largeContentImageInsets)
        }
    }

    /// Places the image above the title. If only one of the two exists, it is centered.
    private func placeContent(_ insets: UIEdgeInsets) {
        let width = Self.side - 2 * Self.margin
        let textHeight = label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width, height: 100)).height.rounded(.up) : 0
        let imageHeight = imageView.image == nil ? 0 : Self.imageSide
        let gap: CGFloat = textHeight > 0 && imageHeight > 0 ? 14 : 0
        let top = ((Self.side - imageHeight - gap - textHeight) / 2).rounded()
        let area = CGRect(x: (Self.side - Self.imageSide) / 2, y: top, width: Self.imageSide, height: imageHeight)
        imageView.frame = insets.isFinite ? area.inset(by: insets) : area
        label.frame = CGRect(x: Self.margin, y: top + imageHeight + gap, width: width, height: textHeight)
    }

    /// Fades out and removes the card.
    func disappear() {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.alpha = 0 },
            completion: { _ in self.removeFromSuperview() })
    }
}
