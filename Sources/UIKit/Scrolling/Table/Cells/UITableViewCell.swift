import CoreGraphics
import QuartzCore

/// The view of a table row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    nonisolated deinit {}

    /// The identifier under which the cell is reused, or nil if it is not reused.
    open internal(set) var reuseIdentifier: String?
    /// The style of the cell.
    open private(set) var style: CellStyle

    /// The view that contains the content of the cell. Its width leaves space for the accessory. The view of a content configuration
    /// replaces it.
    open private(set) var contentView = UIView()
    /// The content as a value. The cell creates a content view for it.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange(oldValue != nil) } }
    /// Whether the cell adapts its content configuration to its state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background as a value. The cell shows it in a view behind the content. Setting a configuration sets `backgroundView` and
    /// `selectedBackgroundView` to nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether the cell adapts its background configuration to its state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The closure that configures the cell for its state. It is called after the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the cell must be configured for its state before its next layout.
    private var needsUpdateConfiguration = false
    /// The view of the background configuration.
    private(set) var backgroundConfigurationView: BackgroundConfigurationView?

    /// Configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// The label for the main text.
    open private(set) lazy var textLabel: UILabel? = makeTextLabel()
    /// The label for the secondary text, or nil in the default style.
    open private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
    /// The view for the image of the cell.
    open private(set) lazy var imageView: UIImageView? = makeImageView()
    /// Whether `imageView` was created.
    var hasImageView = false
    /// Whether `textLabel` was created.
    var hasTextLabel = false
    /// Whether `detailTextLabel` was created.
    var hasDetailTextLabel = false

    /// The view behind all other views of the cell. Setting a view sets `backgroundConfiguration` to nil.
    open var backgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, backgroundView)
            if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
        }
    }
    /// The view behind the content while the row is touched or selected. If it is nil at the first touch or selection, a gray view is
    /// created. Setting a view sets `backgroundConfiguration` to nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            if selectedBackgroundView != nil, isSelected || isHighlighted { updateSelection() }
        }
    }
    /// The way in which the selection is shown.
    ///
    /// Differs from Apple: all styles except `none` look the same.
    open var selectionStyle = SelectionStyle.default

    /// The standard accessory at the trailing end of the row.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }
    /// The custom view that replaces the standard accessory.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateAccessory()
        }
    }
    /// The view of the standard or the custom accessory.
    var currentAccessory: UIView?
    /// The alpha that a custom accessory had before editing mode hid it, or nil if it is not hidden.
    var alphaBeforeEditing: CGFloat?

    /// The insets of the separator. Until this property is set, the insets of the table are used.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
        didSet {
            propertyWasSet(.separatorInset)
            hasCustomSeparatorInset = true
            setNeedsLayout()
        }
    }
    var hasCustomSeparatorInset = false
    /// The settings that the table has applied to the cell.
    var rowAppearance = RowAppearance()
    /// The separator at the bottom of the row.
    let separator = SeparatorView()
    /// The separator above the first row of a group.
    let topSeparator = SeparatorView()

    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one indentation step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the content is indented for an edit control.
    open var shouldIndentWhileEditing = true
    /// Whether the cell is in editing mode.
    open internal(set) var isEditing = false
    /// The horizontal distance by which the row is swiped aside. Negative values are to the left.
    var swipeOffset: CGFloat = 0
    /// The delete or insert control, in editing mode.
    var editControl: EditControl?
    /// The selection circle, in editing mode with multiple selection.
    var selectionCircle: SelectionCircleView?
    /// The control that reorders the row, in editing mode.
    var reorderControl: ReorderControl?

    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the row is touched.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// Performs the segue that the selection of the cell triggers. The parameter is the cell.
    var selectionSegue: ((UITableViewCell) -> Void)?
    /// Performs the segue that the detail button triggers. The parameter is the cell.
    var accessorySegue: ((UITableViewCell) -> Void)?
    /// Whether the cell belongs to one row of a storyboard and is not reused.
    var isStatic = false

    // MARK: - Creation

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// Creates a cell of the default style without a reuse identifier.
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell from its element of a storyboard or xib. Other coders create a cell of the default style.
    public required init?(coder: NSCoder) {
        style = Self.style(in: coder)
        reuseIdentifier = (coder as? InterfaceCoder)?.element["reuseIdentifier"]
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeCell(coder) }
    }

    /// Creates a cell of a registered class. The table calls this initializer.
    ///
    /// Differs from Apple: UIKit calls `init(style:reuseIdentifier:)` through the Objective-C runtime. A subclass that overrides
    /// `init(style:reuseIdentifier:)` inherits `init(reusableAs:)`, which calls the override.
    public required convenience init(reusableAs reuseIdentifier: String) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }

    private func setUp() {
        setDefaults { backgroundColor = ControlColors.content }
        clipsToBounds = true
        addSubview(contentView)
        for line in [separator, topSeparator] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            addSubview(line)
        }
    }

    /// Called before the cell is reused for another row. Overrides call `super`.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// Selects or deselects the cell, optionally with an animation.
    open func setSelected(_ selected: Bool, animated: Bool) {
        applyChange(animated) { self.isSelected = selected }
    }

    /// Highlights the cell or removes the highlight, optionally with an animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        applyChange(animated) { self.isHighlighted = highlighted }
    }

    /// Turns the editing mode on or off. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        setNeedsUpdateConfiguration()
    }

    /// Performs a change, optionally animated.
    private func applyChange(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated else { return change() }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutCell()
        backgroundConfigurationView?.frame = bounds
    }

    // MARK: - Configuration

    /// The state for which the cell is configured. Subclasses may add values.
    open var configurationState: UICellConfigurationState { defaultConfigurationState }
    /// Requests that the cell is configured for its state before its next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    override func interactionDidChange() { setNeedsUpdateConfiguration() }
    /// Configures the cell for a state. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Returns the default content configuration for the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Configures the cell for its state, if `setNeedsUpdateConfiguration()` was called.
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

    private func stateDidChange() {
        updateSelection()
        setNeedsUpdateConfiguration()
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
        if backgroundConfiguration == nil {
            updateSelection()
        } else {
            if backgroundView != nil { backgroundView = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
        }
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
        view.configuration = configuration
    }

    /// Returns the given width and the height that the labels require. Subclasses may override it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: textHeight(width: size.width)) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if accessoryView == nil { updateAccessory() }
    }

    override func layoutDirectionDidChange() {
        setNeedsLayout()
        let trailing: NSTextAlignment = isRightToLeft ? .left : .right
        if style == .value1, hasDetailTextLabel { detailTextLabel?.textAlignment = trailing }
        if style == .value2, hasTextLabel { textLabel?.textAlignment = trailing }
    }

    // MARK: - Members that subclasses can override

    /// The kind of the visible edit control of the row.
    open var editingStyle: EditingStyle { editControl?.style ?? .none }
    /// Whether the reorder control of the row is visible.
    open var showsReorderControl: Bool { reorderControl != nil }
    /// Whether the row is swiped aside and shows its actions.
    open var showingDeleteConfirmation: Bool { swipeOffset != 0 }
}

extension UITableViewCell {
    /// The styles of a cell, which define the positions of its labels.
    nonisolated public enum CellStyle: Int, Sendable {
        /// A text, and optionally an image.
        case `default`
        /// A text at the leading edge, and a gray text at the trailing edge.
        case value1
        /// A text in the tint color, and a second text beside it.
        case value2
        /// A text, and a smaller text below it.
        case subtitle
    }
    /// The ways in which a selection is shown.
    nonisolated public enum SelectionStyle: Int, Sendable {
        /// A selected row looks the same.
        case none
        /// The same as `default`.
        case blue
        /// The same as `default`.
        case gray
        /// A selected row is gray.
        case `default`
    }
    /// The standard accessories.
    nonisolated public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A small arrow, for a row that opens another page.
        case disclosureIndicator
        /// A button with a letter i, and a small arrow.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A button with a letter i.
        case detailButton
    }
    /// The styles of the separators between rows.
    nonisolated public enum SeparatorStyle: Int, Sendable {
        /// No lines between rows.
        case none
        /// A line between rows.
        case singleLine
        /// The same as `singleLine`.
        case singleLineEtched
    }
    /// The edit controls of a row.
    nonisolated public enum EditingStyle: Int, Sendable {
        /// No control.
        case none
        /// A red minus sign.
        case delete
        /// A green plus sign.
        case insert
    }
}
