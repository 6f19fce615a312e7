import CoreGraphics
import Foundation

/// A title, a picture, or both, that can be tapped.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close }

    public private(set) var buttonType = ButtonType.custom

    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()

    public var titleLabel: UILabel? { label }
    public var imageView: UIImageView? { picture }
    let label = UILabel()
    let picture = UIImageView(frame: .zero)
    let background = UIImageView(frame: .zero)

    /// Around title and picture together; they count for the button's size.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Move the title or the picture; the button's size does not change.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Whether a picture without one of its own for the state is dimmed.
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true

    /// All of the looks in one value; titles and pictures that were set for a state come before those in it.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// Called whenever the looks have to follow the state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { contentDidChange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        take(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        label.font = .systemFont(ofSize: isSystem ? 15 : 18)
        contentDidChange()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        contentDidChange()
    }

    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[.normal] = action.title }
        images[.normal] = action.image
        contentDidChange()
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        label.textAlignment = .center
        for view in [background, picture, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        contentDidChange()
    }

    var isSystem: Bool { buttonType != .custom }

    // MARK: - What is shown for a state

    open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColors, color, state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImages, image, state) }

    open func title(for state: State) -> String? { titles.shown(in: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }
    open func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
    open func image(for state: State) -> UIImage? { images.shown(in: state) }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }

    public var currentTitle: String? { title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentTitleColor: UIColor { titleColor(for: state) ?? usualColor }
    public var currentImage: UIImage? { image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func set<Value>(_ table: ReferenceWritableKeyPath<UIButton, StateTable<Value>>, _ value: Value?, _ state: State) {
        self[keyPath: table][state] = value
        contentDidChange()
    }

    private var usualColor: UIColor {
        if !isEnabled { return UIColor(white: 0.56, alpha: isSystem ? 0.7 : 0.5) }
        if let color = configuration?.foreground(tint: tintColor) { return color }
        return isSystem ? tintColor : .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    // MARK: - Looks

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    override var naturalSize: CGSize { contentSize }
    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    // MARK: - Tapping

    override func sendActions(for controlEvents: Event, with event: UIEvent?) {
        super.sendActions(for: controlEvents, with: event)
        if controlEvents.contains(.touchUpInside) { super.sendActions(for: .primaryActionTriggered, with: event) }
    }
}
