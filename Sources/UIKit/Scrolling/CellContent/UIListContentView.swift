import CoreGraphics
import QuartzCore

/// The view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    nonisolated deinit {}

    private let imageView = UIImageView()
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private var listConfiguration: UIListContentConfiguration

    /// Creates a view for a configuration.
    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view with an empty configuration.
    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.clipsToBounds = true
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        update()
    }

    /// The configuration that the view shows. A configuration that is not a `UIListContentConfiguration` is ignored.
    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            listConfiguration = configuration
            update()
        }
    }

    private func update() {
        let configuration = listConfiguration
        imageView.preferredSymbolConfiguration =
            configuration.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        imageView.image = configuration.image
        imageView.isHidden = configuration.image == nil
        imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
        apply(configuration.textProperties, configuration.text, configuration.attributedText, to: textLabel)
        apply(configuration.secondaryTextProperties, configuration.secondaryText, configuration.secondaryAttributedText, to: secondaryLabel)
        alpha = configuration.alpha
        imageView.tintColor = configuration.imageProperties.resolvedTintColor(for: tintColor)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?, to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
        label.isHidden = label.text?.isEmpty ?? true
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageView.tintColor = listConfiguration.imageProperties.resolvedTintColor(for: tintColor)
    }

    // MARK: - Layout

    /// The frames of the image and the texts in a left-to-right layout.
    private struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width, height: bounds.height)
        for (view, frame) in [(imageView, frames.image), (textLabel, frames.text), (secondaryLabel, frames.secondary)] {
            view.frame = mirroredIfRightToLeft(frame)
        }
    }

    /// Returns the height that the content requires for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: frames(in: size.width, height: 0).height)
    }

    /// The distance of the text from the leading edge, where separators begin.
    var textInset: CGFloat { listConfiguration.directionalLayoutMargins.leading + imageWidth }

    private func mirroredIfRightToLeft(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The size of the image before it is limited to `maximumSize`, or nil if there is no image. The size of a symbol depends on its symbol
    /// configuration.
    private var imageSize: CGSize? {
        listConfiguration.image.map { $0.isSymbolImage ? imageView.intrinsicContentSize : $0.size }
    }

    /// The width of the image and its distance from the text.
    private var imageWidth: CGFloat {
        guard let imageSize else { return 0 }
        return listConfiguration.imageProperties.area(imageSize).width + listConfiguration.imageToTextPadding
    }

    /// Returns the size of a label in whole points, so that the frames that depend on it are on whole pixels.
    private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
        guard !label.isHidden else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
    }

    /// Returns the frames for a width. The content is centered in `height` or, if `height` is 0, in the height that it requires.
    private func frames(in width: CGFloat, height: CGFloat) -> Frames {
        let (configuration, margins) = (listConfiguration, listConfiguration.directionalLayoutMargins)
        let x = margins.leading + imageWidth
        let available = max(width - x - margins.trailing, 0)
        let (text, secondary) = (size(textLabel, available), size(secondaryLabel, available))
        let hasBothTexts = !textLabel.isHidden && !secondaryLabel.isHidden
        let isSideBySide =
            hasBothTexts && configuration.prefersSideBySideTextAndSecondaryText
            && text.width + configuration.textToSecondaryTextHorizontalPadding + secondary.width <= available
        let gap = hasBothTexts && !isSideBySide ? configuration.textToSecondaryTextVerticalPadding : 0
        let textHeight = isSideBySide ? max(text.height, secondary.height) : text.height + gap + secondary.height
        let image = imageSize.map { configuration.imageProperties.area($0) } ?? .zero
        let contentHeight = max(textHeight, image.height) + margins.top + margins.bottom
        var frames = Frames()
        frames.height = max(contentHeight, configuration.minimumHeight)
        let total = height > 0 ? height : frames.height
        let middle = margins.top + (total - margins.top - margins.bottom) / 2
        let top = (middle - textHeight / 2).rounded()
        frames.text = CGRect(x: x, y: top, width: isSideBySide ? text.width : available, height: text.height)
        frames.secondary =
            isSideBySide
            ? CGRect(x: x + available - secondary.width, y: top, width: secondary.width, height: secondary.height)
            : CGRect(x: x, y: top + text.height + gap, width: available, height: secondary.height)
        if let imageSize {
            let size = configuration.imageProperties.shownSize(imageSize)
            frames.image = CGRect(
                x: (margins.leading + (image.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(), width: size.width,
                height: size.height)
        }
        return frames
    }
}
