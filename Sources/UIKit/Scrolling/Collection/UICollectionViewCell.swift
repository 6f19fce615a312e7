import CoreGraphics
import QuartzCore

/// The view of a collection's item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    nonisolated deinit {}

    /// The view that contains the content of the cell. A content configuration replaces it by its own view.
    open private(set) var contentView = UIView()
    /// The view behind the content. Setting a view sets `backgroundConfiguration` to nil.
    open var backgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, backgroundView)
            // The view of the default background is removed, too.
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }
    /// The view behind the content, visible only while the item is highlighted or selected. Setting a view sets `backgroundConfiguration`
    /// to nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, selectedBackgroundView)
            if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            updateSelection()
        }
    }

    /// Whether the item is selected.
    open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
    /// Whether the item is touched.
    open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }

    /// The content as a value. The cell creates a content view for it.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentConfigurationDidChange(oldValue != nil) } }
    /// Whether the cell adapts its content configuration to its state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The background as a value. Setting a configuration sets `backgroundView` and `selectedBackgroundView` to nil.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// Whether the cell adapts its background configuration to its state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The closure that configures the cell for its state. It is called after the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    // MARK: - State

    /// Whether the collection view is in editing mode.
    var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// Whether a finger moves the item.
    var isReordering = false { didSet { stateDidChange(isReordering != oldValue) } }
    /// Whether the cell is swiped aside.
    var isSwiped = false { didSet { stateDidChange(isSwiped != oldValue) } }
    /// Whether the item is expanded.
    var isExpanded = false { didSet { stateDidChange(isExpanded != oldValue) } }
    /// Whether the cell must be configured for its state before its next layout.
    private var needsUpdateConfiguration = false
    /// The view of the background configuration.
    private(set) var backgroundConfigurationView: BackgroundConfigurationView?

    /// Performs the segue that the selection of the cell triggers. The parameter is the cell.
    var selectionSegue: ((UICollectionViewCell) -> Void)?

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Creates a cell from its element of a storyboard or xib. Other coders create a cell with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        if let coder = coder as? InterfaceCoder { decodeCell(coder) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
        isReordering = false
        isSwiped = false
        swipeOffset = 0
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

    /// Configures the cell, if its state has changed or `setNeedsUpdateConfiguration` was called.
    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state = configurationState
        updateAutomatically(for: state)
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func updateAutomatically(for state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            showContent(contentConfiguration.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            showBackground(backgroundConfiguration.updated(for: state))
        }
    }

    private func contentConfigurationDidChange(_ hadConfiguration: Bool) {
        if let contentConfiguration {
            showContent(
                automaticallyUpdatesContentConfiguration ? contentConfiguration.updated(for: configurationState) : contentConfiguration)
        } else if hadConfiguration {
            replaceContentView(UIView())
        }
        contentSizeDidChange()
    }

    /// Shows a new background configuration, or removes the view of the former one.
    func backgroundConfigurationDidChange() {
        if backgroundConfiguration != nil {
            if backgroundView != nil { backgroundView = nil }
            if selectedBackgroundView != nil { selectedBackgroundView = nil }
        }
        showBackground(
            automaticallyUpdatesBackgroundConfiguration
                ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration)
    }

    /// Shows a content configuration, in the current content view if that view supports the configuration.
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

    /// Shows a background configuration behind the content, or none.
    func showBackground(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else {
            backgroundConfigurationView?.removeFromSuperview()
            return backgroundConfigurationView = nil
        }
        let view = backgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
        if view.superview !== self { insertSubview(view, at: 0) }
        backgroundConfigurationView = view
        view.configuration = configuration
    }

    /// Requests a new measurement of the cell from the collection view.
    func contentSizeDidChange() {
        var next = superview
        while let view = next, !(view is UICollectionView) { next = view.superview }
        (next as? UICollectionView)?.setNeedsMeasuring(self)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: - Appearance

    private func stateDidChange(_ hasChanged: Bool) {
        updateSelection()
        if hasChanged { setNeedsUpdateConfiguration() }
    }

    /// Called after the editing mode has changed.
    func editingDidChange() { setNeedsUpdateConfiguration() }

    /// Calls `change`, which sets several states, and configures the cell for the new state at once.
    func setState(_ change: () -> Void) {
        change()
        updateConfigurationIfNeeded()
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        // The selected background covers the normal background, independent of the order in which they were
        // set.
        if let backgroundView, new === backgroundView { sendSubviewToBack(backgroundView) }
        setNeedsLayout()
    }

    private func updateSelection() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

    // MARK: - Layout

    /// The frame of the content view. Cells of lists override it to leave space for accessories.
    var contentFrame: CGRect { bounds }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layoutContentView()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        backgroundConfigurationView?.frame = bounds
    }

    override func prepareContentLayout(_ attributes: UICollectionViewLayoutAttributes) {
        let (width, height) = attributes.flexibleDimensions
        contentView.relaxSizeConstraints(width: width, height: height)
        layoutContentView()
    }

    /// Sets the size and the center of the content view, which may have a transform.
    private func layoutContentView() {
        let frame = contentFrame
        if contentView.bounds.size != frame.size { contentView.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if contentView.center != center { contentView.center = center }
    }

    override func contentSize(fitting size: CGSize, flexibleWidth: Bool, flexibleHeight: Bool) -> CGSize {
        updateConfigurationIfNeeded()
        guard flexibleWidth || flexibleHeight else { return size }
        let margin = size.width - widthOfContent(in: size.width)
        let inner = CGSize(width: max(size.width - margin, 0), height: size.height)
        var fitting = inner
        if let list = contentView as? UIListContentView {
            fitting.height = list.sizeThatFits(inner).height
        } else if contentView.hasConstraints {
            fitting = contentView.constrainedSize(inner, flexibleWidth: flexibleWidth, flexibleHeight: flexibleHeight)
        } else if contentConfiguration != nil {
            fitting = intrinsicSize(or: inner)
        } else {
            return super.contentSize(fitting: size, flexibleWidth: flexibleWidth, flexibleHeight: flexibleHeight)
        }
        return CGSize(
            width: flexibleWidth ? fitting.width + margin : size.width, height: flexibleHeight ? fitting.height : size.height)
    }

    /// Returns the width of the content view for a width of the cell.
    func widthOfContent(in width: CGFloat) -> CGFloat { width }

    private func intrinsicSize(or size: CGSize) -> CGSize {
        let intrinsic = contentView.intrinsicContentSize
        return CGSize(
            width: intrinsic.width == UIView.noIntrinsicMetric ? size.width : intrinsic.width,
            height: intrinsic.height == UIView.noIntrinsicMetric ? size.height : intrinsic.height)
    }
}

extension UICollectionViewCell {
    /// The state of the cell.
    var defaultConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isHighlighted, state.isSelected, state.isFocused) = (isHighlighted, isSelected, isFocused)
        (state.isEditing, state.isSwiped, state.isReordering, state.isExpanded) = (isEditing, isSwiped, isReordering, isExpanded)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
}
