import CoreGraphics
import Foundation

/// A field to search in, with a glass before it and, if wanted, buttons after it.
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    public weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var searchBarStyle = Style.default { didSet { looksDidChange() } }
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
    open var isTranslucent = true
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// In the field, where the cross would be.
    open var showsSearchResultsButton = false { didSet { sideButtonDidChange() } }
    open var isSearchResultsButtonSelected = false { didSet { resultsButton.isSelected = isSearchResultsButtonSelected } }
    public let searchTextField = UISearchTextField()

    private let cancelButton = UIButton(type: .system)
    private let resultsButton = SearchSign(.list)

    private static let height: CGFloat = 56
    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 36

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in self.map { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") } }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.alpha = 0
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        // Keys do not come to the button: it goes when the text is left.
        searchTextField.cancels = { [weak self] in
            guard let self, showsCancelButton else { return false }
            delegate?.searchBarCancelButtonClicked(self)
            return true
        }
        resultsButton.addAction(
            UIAction { [weak self] _ in self.map { $0.delegate?.searchBarResultsListButtonClicked($0) } }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancelButton)
        looksDidChange()
    }

    private func looksDidChange() {
        backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? UIColor(red: 0.788, green: 0.788, blue: 0.808, alpha: 1)
        let isDark = barStyle == .black
        searchTextField.backgroundColor =
            isDark ? UIColor(white: 0, alpha: 0.62) : searchBarStyle == .minimal ? ControlInk.fill : .white
        searchTextField.textColor = isDark ? .white : .label
        let quiet = isDark ? UIColor(white: 1, alpha: 0.55) : ControlInk.sign
        searchTextField.hint.textColor = isDark ? quiet : ControlInk.placeholder
        (searchTextField.glass.ink, resultsButton.ink) = (quiet, quiet)
    }

    /// A picture of one's own in place of the glass or of the sign for a list of results; nil for ours. It is the same in all states.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        switch icon {
        case .search: searchTextField.glass.image = iconImage
        case .resultsList: resultsButton.image = iconImage
        case .clear, .bookmark: break
        }
    }

    private func sideButtonDidChange() {
        searchTextField.rightView = showsSearchResultsButton ? resultsButton : nil
        searchTextField.rightViewMode = showsSearchResultsButton ? .always : .never
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        layoutIfNeeded()
        self.showsCancelButton = showsCancelButton
        guard animated else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let button = cancelButton.sizeThatFits(bounds.size)
        let height = min(Self.fieldHeight, max(bounds.height - 16, 28))
        let y = ((bounds.height - height) / 2).rounded()
        let room = bounds.width - Self.margin * 2 - (showsCancelButton ? button.width + 10 : 0)
        searchTextField.frame = CGRect(x: Self.margin, y: y, width: max(room, 0), height: height)
        cancelButton.frame = CGRect(x: searchTextField.frame.maxX + 10, y: y, width: button.width, height: height)
        cancelButton.alpha = showsCancelButton ? 1 : 0
    }

    // MARK: - The keyboard

    open override var canBecomeFirstResponder: Bool { true }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

extension UISearchBar: UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    public func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
