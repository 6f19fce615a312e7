import CoreGraphics

/// The button of a bar button item.
final class BarButton: BarItemView {
    private let label = UILabel()
    private let imageView = UIImageView(image: nil)
    /// The `width` of the item, or 0 if it is not set.
    private let fixedWidth: CGFloat
    let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        fixedWidth = max(item.width, 0)
        self.item = item
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.displayedText
        let isSymbol = (item.displayedText?.count ?? 0) == 1
        label.font = .systemFont(ofSize: isSymbol ? 28 : 17, weight: isSymbol ? .light : item.style == .done ? .semibold : .regular)
        updateTextAndImage()
        // The height of bars does not follow the text size, and neither do their titles and symbols.
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        imageView.usesAutomaticTemplates = true
        imageView.image = item.image
        item.addSymbolEffects(to: imageView)
        addSubview(item.image == nil ? label : imageView)
        if fixedWidth > 0 { label.textAlignment = .center }
        isUserInteractionEnabled = item.isEnabled
        action = { [weak item] in item?.performAction() }
        addMenu()
    }

    required init?(coder: NSCoder) { return nil }

    override var touchMargin: CGFloat { 8 }

    /// Adds the interaction for the menu of the item.
    private func addMenu() {
        let item = item
        guard item.menu != nil else { return }
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isCompact = true
        interaction.isPrimary = { [weak item] in item?.hasAction == false }
        interaction.menuDidOpen = { [weak self] isOpen in
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self?.alpha = isOpen ? 0.25 : 1 }
        }
        interaction.onChoose = { [weak item] leaf in if let item { leaf.choose(sender: item) } }
        addInteraction(interaction)
    }

    /// Shows the text with the color and the attributes of the item, and the image in the color.
    private func updateTextAndImage() {
        let color: UIColor = item.tintColor ?? tintColor ?? .systemBlue
        let disabledColor = UIColor(light: UIColor(white: 0.7, alpha: 1), dark: UIColor(white: 0.33, alpha: 1))
        label.text = item.displayedText
        label.textColor = color
        // Other images than symbols inherit the tint of the bar, which is dimmed below an alert.
        let imageColor = item.image?.isSymbolImage == true ? color : item.tintColor
        if item.image != nil { imageView.tintColor = item.isEnabled ? imageColor : disabledColor }
        label.addAttributes(item.titleTextAttributes(for: .normal))
        guard !item.isEnabled else { return }
        label.textColor = disabledColor
        label.addAttributes(item.explicitTitleTextAttributes(for: .disabled))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTextAndImage()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateTextAndImage() }
    }

    /// The `width` of the item, or the width of its image or text if it is not set.
    var preferredWidth: CGFloat {
        fixedWidth > 0
            ? fixedWidth : imageView.image.map { _ in imageView.sizeThatFits(.zero).width } ?? label.sizeThatFits(.zero).width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        if imageView.image != nil {
            let size = imageView.sizeThatFits(.zero)
            imageView.frame = CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
        }
    }
}

extension BarButton: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu, item.isEnabled else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }
}
