import CoreGraphics
import Foundation

/// A search field with a magnifying glass and optional buttons.
@preconcurrency @MainActor open class UISearchBar: UIView {
    nonisolated deinit {}

    /// The style of the bar. A bar with the style `minimal` has no background.
    ///
    /// Differs from Apple: `prominent` is the same as `default`.
    nonisolated public enum Style: UInt, Sendable {
        /// The usual style.
        case `default`
        /// A bar with a background.
        case prominent
        /// Only the text field.
        case minimal
    }
    /// An icon of the bar.
    nonisolated public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that removes the text.
        case clear
        /// The bookmark button.
        case bookmark
        /// The button that shows the list of results.
        case resultsList
    }

    /// The object that is notified of editing and taps on buttons.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text in the search field.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    /// The text that the empty search field shows.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The style of the bar.
    open var searchBarStyle = Style.default { didSet { appearanceDidChange() } }
    /// The background color, or nil for the default.
    open var barTintColor: UIColor? {
        didSet {
            propertyWasSet(.barTintColor)
            appearanceDidChange()
        }
    }
    /// The colors of the bar, for a light or dark background.
    open var barStyle = UIBarStyle.default {
        didSet {
            propertyWasSet(.barStyle)
            appearanceDidChange()
        }
    }
    /// Whether the bar is translucent.
    ///
    /// Differs from Apple: it has no effect.
    open var isTranslucent = true
    /// Whether the Cancel button is visible.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// Whether the button for the results list is visible. It replaces the clear button in the field.
    open var showsSearchResultsButton = false { didSet { resultsButtonDidChange() } }
    /// Whether the button for the results list is selected.
    open var isSearchResultsButtonSelected = false { didSet { resultsButton.isSelected = isSearchResultsButtonSelected } }
    /// The field that contains the text.
    open private(set) var searchTextField = UISearchTextField()

    /// The titles of the scope buttons below the field, or nil for no buttons. One of the buttons is selected.
    open var scopeButtonTitles: [String]? { didSet { rebuildScopes() } }
    /// The index of the selected scope button. An index without a button is ignored.
    open var selectedScopeButtonIndex: Int {
        get { max(scopeControl.selectedSegmentIndex, 0) }
        set { if newValue >= 0, newValue < scopeControl.numberOfSegments { scopeControl.selectedSegmentIndex = newValue } }
    }
    /// Whether the scope buttons are visible.
    open var showsScopeBar = false {
        didSet {
            guard showsScopeBar != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    let scopeControl = UISegmentedControl(items: [])
    /// The search controller to which the search bar belongs, or nil.
    weak var searchController: UISearchController?
    /// Whether the search bar is a part of a navigation bar. It then has no background.
    var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { appearanceDidChange() } } }

    private let cancelButton = UIButton(type: .system)
    private let resultsButton = SearchIcon(.resultsList)

    private static let defaultColor = UIColor(
        light: UIColor(red: 0.788, green: 0.788, blue: 0.808, alpha: 1), dark: UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1))
    private static let fieldColor = UIColor(light: .white, dark: UIColor(red: 0.227, green: 0.227, blue: 0.235, alpha: 1))
    private static let height: CGFloat = 56
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 36

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a search bar.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeSearchBar(coder) }
    }

    private func setUp() {
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                searchController?.textOrScopeDidChange()
            }, for: .editingChanged)
        scopeControl.addAction(UIAction { [weak self] _ in self?.scopeWasSelected() }, for: .valueChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.alpha = 0
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        // The Escape key has the same effect as the Cancel button. The key is needed because the button disappears when editing ends,
        // so it cannot have the keyboard focus.
        searchTextField.cancelHandler = { [weak self] in
            guard let self, showsCancelButton else { return false }
            cancel()
            return true
        }
        resultsButton.addAction(
            UIAction { [weak self] _ in self.map { $0.delegate?.searchBarResultsListButtonClicked($0) } }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancelButton)
        appearanceDidChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    private func appearanceDidChange() {
        setNeedsLayout()
        backgroundColor = isInNavigationBar || searchBarStyle == .minimal ? nil : barTintColor ?? Self.defaultColor
        let isDark = barStyle == .black
        searchTextField.backgroundColor =
            isDark
            ? UIColor(white: 0, alpha: 0.62) : isInNavigationBar || searchBarStyle == .minimal ? ControlColors.fill : Self.fieldColor
        searchTextField.textColor = isDark ? .white : .label
        let iconColor = isDark ? UIColor(white: 1, alpha: 0.55) : ControlColors.icon
        searchTextField.placeholderLabel.textColor = isDark ? iconColor : ControlColors.placeholder
        (searchTextField.searchIcon.color, resultsButton.color) = (iconColor, iconColor)
    }

    /// Sets the image of an icon. Nil restores the built-in icon.
    ///
    /// Differs from Apple: the state is ignored, and the clear and bookmark icons cannot be replaced.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        switch icon {
        case .search: searchTextField.searchIcon.image = iconImage
        case .resultsList: resultsButton.image = iconImage
        case .clear, .bookmark: break
        }
    }

    private func resultsButtonDidChange() {
        searchTextField.rightView = showsSearchResultsButton ? resultsButton : nil
        searchTextField.rightViewMode = showsSearchResultsButton ? .always : .never
    }

    /// Shows or hides the Cancel button. Inside of an animation block, an animated change belongs to this block.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        layoutIfNeeded()
        self.showsCancelButton = showsCancelButton
        guard animated else { return }
        // The completion of a block does not wait for a block inside of it.
        guard AnimationBlock.current == nil else { return layoutIfNeeded() }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    // MARK: - Layout

    private var preferredHeight: CGFloat { Self.height + (hasVisibleScopes ? Self.scopeHeight : 0) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let cancelSize = cancelButton.sizeThatFits(bounds.size)
        let cancelWidth = showsCancelButton ? cancelSize.width + 10 : 0
        let area = layOutScopes()
        let field: CGRect
        if isInNavigationBar {
            field = navigationFieldFrame(in: area, cancelWidth: cancelWidth)
            searchTextField.setContentAlpha(min(max((field.height - 18) / 14, 0), 1))
        } else {
            let height = min(Self.fieldHeight, max(area.height - 16, 28))
            let y = ((area.height - height) / 2).rounded()
            field = CGRect(x: Self.margin, y: y, width: max(area.width - Self.margin * 2 - cancelWidth, 0), height: height)
        }
        searchTextField.frame = mirroredIfRightToLeft(field)
        cancelButton.frame = mirroredIfRightToLeft(CGRect(x: field.maxX + 10, y: field.minY, width: cancelSize.width, height: field.height))
        cancelButton.alpha = showsCancelButton ? 1 : 0
    }

    // MARK: - Keyboard

    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

extension UISearchBar: UITextFieldDelegate {
    /// Returns the result of the search bar's delegate, or true if there is no delegate.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    /// Notifies the search bar's delegate.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidBeginEditing(self)
        searchController?.editingDidBegin()
    }
    /// Returns the result of the search bar's delegate, or true if there is no delegate.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    /// Notifies the search bar's delegate.
    public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

    /// Returns the result of the search bar's delegate, or true if there is no delegate.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    /// Notifies the search bar's delegate that the search button was pressed.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
