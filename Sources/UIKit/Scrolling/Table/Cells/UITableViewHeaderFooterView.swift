import CoreGraphics
import QuartzCore

/// The view of a section's header or footer.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    nonisolated deinit {}

    /// The identifier under which the view is reused, or nil if it is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The view that contains the content. The view of a content configuration replaces it.
    open private(set) var contentView = UIView()
    /// The content as a value. If it is not nil, its view replaces the former `contentView` and the label in it.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange(oldValue != nil) } }
    /// Whether the view adapts its content configuration to its state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background as a value. Its view is behind `contentView`. Setting a configuration sets `backgroundView` to nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether the view adapts its background configuration to its state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The closure that configures the view for its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that configures a view for a state.
    public typealias ConfigurationUpdateHandler = (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) ->
        Void
    private var needsUpdateConfiguration = false
    private var backgroundConfigurationView: BackgroundConfigurationView?
    /// Whether the view is at the edge of the visible area, and not at its own position in the content.
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
    /// The role of the view: the style of its table, whether it is a header, and the inset of the rows.
    var listRole: (style: UITableView.Style, isHeader: Bool, inset: CGFloat) = (.plain, true, 0)
    /// The label for the title of the section.
    open private(set) lazy var textLabel: UILabel? = makeTextLabel()
    /// The view behind the content. Setting a view sets `backgroundConfiguration` to nil.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether the title is at the bottom edge instead of the top edge.
    private var alignsTitleToBottom = false
    /// Whether `textLabel` was created.
    private var hasTextLabel = false

    /// Creates a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a header or footer without a reuse identifier.
    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    /// Creates a header or footer from its element of a xib. Other coders create an empty view.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? InterfaceCoder)?.element["reuseIdentifier"]
        super.init(coder: coder)
        addSubview(contentView)
        if let coder = coder as? InterfaceCoder { decodeHeaderFooter(coder) }
    }

    /// Creates a view of a registered class. The table calls this initializer.
    ///
    /// Differs from Apple: UIKit has no such initializer. A subclass that overrides `init(reuseIdentifier:)` inherits this initializer.
    public required convenience init(reusableAs reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

    /// Called before the view is reused for another section. Overrides call `super`.
    open func prepareForReuse() {}

    private func makeTextLabel() -> UILabel? {
        hasTextLabel = true
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        return label
    }

    private static let captionColor = UIColor(
        light: UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1),
        dark: UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1))

    /// Shows a section's title in the style of the table.
    func configure(title: String, for style: UITableView.Style, isHeader: Bool) {
        guard let label = textLabel else { return }
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: Self.titleTextStyle(for: style))
        label.text = Self.shownTitle(title, for: style, isHeader: isHeader)
        if style == .plain {
            label.textColor = ControlColors.text
            backgroundColor = UIColor(light: UIColor(white: 247 / 255, alpha: 1), dark: .secondarySystemBackground)
        } else {
            label.textColor = Self.captionColor
            backgroundColor = .clear
        }
        alignsTitleToBottom = style != .plain && isHeader
        setNeedsLayout()
    }

    private static func titleTextStyle(for style: UITableView.Style) -> UIFont.TextStyle { style == .plain ? .headline : .footnote }

    private static func shownTitle(_ title: String, for style: UITableView.Style, isHeader: Bool) -> String {
        style != .plain && isHeader ? title.uppercased() : title
    }

    /// The distance of the title from the left and the right edge of the rows. It is the same as the distance of the rows' texts.
    private static let titleMargin: CGFloat = 15

    /// The distance of the title from the left and the right edge.
    private var titleMargin: CGFloat { listRole.inset + Self.titleMargin }

    /// Returns the height of a section's title beyond its first line. `width` is the width of the rows.
    static func heightOfFurtherLines(
        _ title: String, for style: UITableView.Style, isHeader: Bool, width: CGFloat, traits: UITraitCollection
    ) -> CGFloat {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: titleTextStyle(for: style), compatibleWith: traits)
        label.text = shownTitle(title, for: style, isHeader: isHeader)
        let size = CGSize(width: max(width - 2 * titleMargin, 0), height: .greatestFiniteMagnitude)
        let firstLine = label.sizeThatFits(size).height
        label.numberOfLines = 0
        return max(label.sizeThatFits(size).height - firstLine, 0).rounded(.up)
    }

    // MARK: - Configuration

    /// The state for which the view is configured. Subclasses may add values.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        (state.isPinned, state.isDisabled) = (isPinned, !isUserInteractionEnabled)
        return state
    }
    /// Requests that the view is configured for its state before its next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    override func interactionDidChange() { setNeedsUpdateConfiguration() }
    /// Configures the view for a state. Overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Returns the default content configuration for the style of the table, and for a header or a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (listRole.style, listRole.isHeader) {
        case (.plain, true): .plainHeader()
        case (.plain, false): .plainFooter()
        case (_, true): .groupedHeader()
        case (_, false): .groupedFooter()
        }
    }

    /// Configures the view for its state, if `setNeedsUpdateConfiguration()` was called.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let contentConfiguration { showContent(contentConfiguration.updated(for: state)) }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            showBackground(backgroundConfiguration.updated(for: state))
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func contentConfigurationDidChange(_ hadConfiguration: Bool) {
        if let contentConfiguration {
            showContent(
                automaticallyUpdatesContentConfiguration ? contentConfiguration.updated(for: configurationState) : contentConfiguration)
        } else if hadConfiguration {
            replaceContentView(UIView())
        }
    }

    private func backgroundConfigurationDidChange() {
        showBackground(
            automaticallyUpdatesBackgroundConfiguration
                ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration)
    }

    private func showContent(_ configuration: any UIContentConfiguration) {
        if let current = contentView as? UIView & UIContentView, current.supports(configuration) {
            current.configuration = configuration
        } else {
            replaceContentView(configuration.makeContentView())
        }
    }

    private func replaceContentView(_ view: UIView) {
        view.frame = contentView.frame
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        setNeedsLayout()
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            backgroundConfigurationView?.removeFromSuperview()
            return backgroundConfigurationView = nil
        }
        let view = backgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
        if view.superview !== self { insertSubview(view, at: 0) }
        backgroundConfigurationView = view
        backgroundView = nil
        view.configuration = configuration
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let list = contentView as? UIListContentView {
            let width = size.width - listRole.inset * 2
            return CGSize(width: size.width, height: list.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        }
        if contentView.hasConstraints {
            return CGSize(width: size.width, height: contentView.constrainedHeight(width: size.width))
        }
        return CGSize(width: size.width, height: hasTextLabel ? titleHeight(width: size.width) + 8 : 28)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        // The view of a configuration has the horizontal inset of the rows.
        contentView.frame = contentConfiguration == nil ? bounds : bounds.insetBy(dx: listRole.inset, dy: 0)
        backgroundView?.frame = bounds
        backgroundConfigurationView?.frame = bounds
        guard hasTextLabel, contentConfiguration == nil, let textLabel else { return }
        let height = titleHeight(width: bounds.width)
        // In a grouped table, the header's title is close to the rows below it, and the footer's text is close to the rows above it. A view
        // with a background color, as in a plain table, has its title in the middle.
        let isCentered = backgroundColor != nil && backgroundColor != .clear
        let y = isCentered ? (bounds.height - height) / 2 : alignsTitleToBottom ? bounds.height - height - 7 : 7
        textLabel.frame = CGRect(
            x: titleMargin, y: y.rounded(), width: max(bounds.width - 2 * titleMargin, 0), height: height.rounded(.up))
    }

    /// Returns the height of the title in a view with the given width.
    private func titleHeight(width: CGFloat) -> CGFloat {
        let size = CGSize(width: max(width - 2 * titleMargin, 0), height: .greatestFiniteMagnitude)
        return textLabel?.sizeThatFits(size).height ?? 0
    }
}
