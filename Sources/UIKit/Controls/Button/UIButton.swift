import CoreGraphics
import Foundation

/// A control with a title, an image, or both, which can be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    nonisolated deinit {}

    /// The style of a button.
    ///
    /// Differs from Apple: all types except `custom` have the style of `system`.
    nonisolated public enum ButtonType: Int, Sendable {
        /// A button without an appearance of its own.
        case custom
        /// A title, a symbol or a template image in the tint color.
        ///
        /// Differs from Apple: other images have their own colors, unless their rendering mode is `alwaysTemplate`.
        case system
        /// The same as `system`. In Apple's UIKit, a letter i in a circle.
        case detailDisclosure
        /// The same as `system`. In Apple's UIKit, a letter i in a circle.
        case infoLight
        /// The same as `system`. In Apple's UIKit, a letter i in a circle.
        case infoDark
        /// The same as `system`. In Apple's UIKit, a plus sign in a circle.
        case contactAdd
        /// The same as `system`.
        case plain
        /// The same as `system`. In Apple's UIKit, a cross in a gray circle.
        case close
    }

    /// The style of the button.
    open internal(set) var buttonType = ButtonType.custom

    var titles = ControlStateValues<String>()
    var attributedTitles = ControlStateValues<NSAttributedString>()
    var titleColors = ControlStateValues<UIColor>()
    var titleShadowColors = ControlStateValues<UIColor>()
    var images = ControlStateValues<UIImage>()
    var backgroundImages = ControlStateValues<UIImage>()
    var symbolConfigurations = ControlStateValues<UIImage.SymbolConfiguration>()

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the image.
    open var imageView: UIImageView? { contentImageView }
    /// The label that shows the subtitle of the configuration, or nil while there is none.
    open internal(set) var subtitleLabel: UILabel?
    let label: UILabel = ButtonTitleLabel()
    /// The font that the label had before it showed an attributed title, or nil if it shows a title without attributes.
    var plainTitleFont: UIFont?
    /// The font that the label has because of its attributed title, or nil if it shows a title without attributes.
    var attributedTitleFont: UIFont?
    /// Whether the button itself is changing its label. After a change of the label by the app, the button requests a new layout.
    var isUpdatingContent = false
    /// Whether `updateConfiguration()` or `configurationUpdateHandler` is being called. While it is called, it is not called again.
    var isUpdatingConfiguration = false
    /// The activity indicator that is shown in place of the image, or nil if the image is shown.
    var activityIndicator: UIActivityIndicatorView?
    let contentImageView = UIImageView(frame: .zero)
    let backgroundImageView = UIImageView(frame: .zero)

    /// The insets around the image and the title together. They are part of the button's size.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            propertyWasSet(.contentEdgeInsets)
            contentDidChange()
        }
    }
    /// The insets that move the title. They do not change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentBaselinesDidChange() } }
    /// The insets that move the image. They do not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Whether the images of a custom button are dimmed while it is highlighted. An image that is set for that state is not dimmed.
    open var adjustsImageWhenHighlighted = true
    /// Whether the images of a custom button are dimmed while it is disabled. An image that is set for that state is not dimmed.
    open var adjustsImageWhenDisabled = true

    /// The complete style as one value, or nil for the style of `buttonType`. Titles and images that are set for a state take precedence
    /// over the titles and images of the configuration.
    open var configuration: Configuration? {
        didSet {
            if configuration == nil, oldValue != nil { removeConfiguredAppearance() }
            contentDidChange()
        }
    }
    /// A closure that is called whenever the content or the state has changed. It may set the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { contentDidChange() } }
    /// The type of the closure that updates the configuration.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Called before `configurationUpdateHandler` if there is a configuration. Subclasses override it to set the configuration for the
    /// state.
    open func updateConfiguration() {}
    /// Requests a call of `updateConfiguration()` and of `configurationUpdateHandler`, because something other than the state has changed.
    ///
    /// Differs from Apple: they are called immediately, and not in the next layout pass.
    open func setNeedsUpdateConfiguration() { contentDidChange() }

    // MARK: - Menu

    /// The menu. A long press opens it, or any touch if `showsMenuAsPrimaryAction` is true.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether a tap changes the selection. In a button that shows a menu as its primary action, the selected element of the menu is shown
    /// as the title. In other buttons, a tap toggles `isSelected`.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// The order of the elements of the menu.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override func primaryMenuDidChange() { menuDidChange() }

    override func menuElementWasChosen(_ leaf: any MenuLeaf) {
        if isPopUpButton, let menu { select(leaf, in: menu) }
        leaf.choose(sender: self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button that performs an action and shows its title and image.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        showTitleAndImage(of: primaryAction)
    }

    /// Creates a button.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeButton(coder) }
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// Creates a button of a type that performs an action and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        label.font = defaultTitleFont
        contentDidChange()
    }

    /// Creates a button that has a configuration and performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        contentDidChange()
    }

    /// Returns a system button that has an image and sends an action when it is tapped.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func showTitleAndImage(of action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[.normal] = action.title }
        images[.normal] = action.image
        contentDidChange()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        label.textAlignment = .center
        for view in [backgroundImageView, contentImageView, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        contentDidChange()
    }

    /// Whether the button has the style of a system button: its title has the tint color, and its content is dimmed while it is pressed.
    var isSystem: Bool { buttonType != .custom }
    /// The font of the title of a button without a configuration.
    var defaultTitleFont: UIFont { .systemFont(ofSize: isSystem ? 15 : 18) }

    // MARK: - Content for each state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) { set(\.titles, to: title, for: state) }
    /// Sets the attributed title for a state. It takes precedence over the title without attributes. Parts without a font or a color have
    /// the font or the color of titles without attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, to: title, for: state) }
    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        propertyWasSet(.titleColor(state))
        set(\.titleColors, to: color, for: state)
    }
    /// Sets the color of the title's shadow for a state. `titleLabel.shadowOffset`, which is zero at first, is the offset of the shadow.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        propertyWasSet(.titleShadowColor(state))
        set(\.titleShadowColors, to: color, for: state)
    }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { set(\.images, to: image, for: state) }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        propertyWasSet(.backgroundImage(state))
        set(\.backgroundImages, to: image, for: state)
    }

    /// Sets the configuration of the image for a state if the image is a symbol. Values of the image's own configuration take precedence.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        set(\.symbolConfigurations, to: configuration, for: state)
    }

    /// Returns the title for a state, or the title for the normal state if there is none.
    open func title(for state: State) -> String? { titles.value(for: state) }
    /// Returns the attributed title for a state, or the attributed title for the normal state if there is none.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.value(for: state) }
    /// Returns the color of the title for a state, or the color for the normal state if there is none.
    open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }
    /// Returns the color of the title's shadow for a state, or the color for the normal state if there is none.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }
    /// Returns the image for a state, or the image for the normal state if there is none.
    open func image(for state: State) -> UIImage? { images.value(for: state) }
    /// Returns the background image for a state, or the image for the normal state if there is none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

    /// Returns the configuration of symbol images for a state, or the configuration for the normal state if there is
    /// none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    /// The title for the current state, or nil if there is none.
    open var currentTitle: String? { title(for: state) }
    /// The attributed title for the current state, or nil if there is none.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color of the title in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    /// The color of the title's shadow in the current state, or nil for no shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image for the current state, or nil if there is none.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image for the current state, or nil if there is none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The configuration of symbol images in the current state, or nil if there is none.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    private func set<Value>(_ values: ReferenceWritableKeyPath<UIButton, ControlStateValues<Value>>, to value: Value?, for state: State) {
        self[keyPath: values][state] = value
        contentDidChange()
    }

    private var defaultTitleColor: UIColor {
        if !isEnabled { return ControlColors.disabledTitle.withAlphaComponent(isSystem ? 0.7 : 0.5) }
        if let color = configuration?.foregroundColor(tint: tintColor) { return color }
        return isSystem ? tintColor : .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    override func fontTraitsDidChange() {
        super.fontTraitsDidChange()
        if configuration != nil { contentDidChange() }
    }

    override func layoutDirectionDidChange() { setNeedsLayout() }

    // MARK: - Appearance

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    override var naturalSize: CGSize { contentSize }
    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }
    override func baseline(_ attribute: NSLayoutConstraint.Attribute, ofDescendant descendant: UIView) -> Baseline? {
        descendant === label ? titleBaseline(attribute) : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    // MARK: - Tapping

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        if controlEvents.contains(.touchUpInside), changesSelectionAsPrimaryAction, !isPopUpButton { isSelected.toggle() }
        super.sendActions(for: controlEvents, with: event)
        guard controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) else { return }
        super.sendActions(for: .primaryActionTriggered, with: event)
    }
}
