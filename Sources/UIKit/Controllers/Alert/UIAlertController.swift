import CoreGraphics

/// Asks something before anything else can go on: on a card in the middle, or with a sheet of choices from below.
///
/// Return chooses what is preferred, Escape what cancels.
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) var preferredStyle = Style.actionSheet
    open override var title: String? { didSet { contentDidChange() } }
    open var message: String? { didSet { contentDidChange() } }
    public private(set) var actions: [UIAlertAction] = []
    /// Nil where there are none.
    public private(set) var textFields: [UITextField]?
    /// What Return chooses; its title is the bold one, in place of the cancelling one.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    private var isOver = false
    /// What keys had been led to before.
    private weak var former: UIView?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        (self.title, self.message) = (title, message)
        modalPresentationStyle = .custom
    }

    /// At most one may cancel.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Misuse.report(
                "there is an action with the style cancel already; '\(action.title ?? "")' is left out", by: "UIAlertController")
        }
        actions.append(action)
        contentDidChange()
    }

    /// Only on an alert, below its message.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Misuse.report("text fields are for the style alert", by: "UIAlertController")
        }
        let field = AlertField()
        configurationHandler?(field)
        field.addAction(UIAction { [weak self, weak field] _ in field.map { self?.goOn(from: $0) } }, for: .editingDidEndOnExit)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    /// Return in a field leads to the next, and in the last one to the end.
    private func goOn(from field: UITextField) {
        guard let textFields, let index = textFields.firstIndex(of: field) else { return }
        if index + 1 < textFields.count { textFields[index + 1].becomeFirstResponder() } else { chooseUsual() }
    }

    // MARK: - The view

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let alert = AlertView(preferredStyle)
        alert.choose = { [unowned self] in choose($0) }
        view = alert
        contentDidChange()
    }

    private func contentDidChange() {
        alertView?.show(
            AlertContent(title: title, message: message, fields: textFields ?? [], actions: actions, bold: preferredAction ?? cancelling))
        presentation?.containerView?.setNeedsLayout()
    }

    override func ownPresentation(by presenter: UIViewController?) -> UIPresentationController? {
        AlertPresentation(presentedViewController: self, presenting: presenter)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOver = false
        former = guide?.shown
        guide?.hide()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
        if former != nil, let button = usual?.button { guide?.lead(to: button) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let former, former.window != nil { former.window?.screen.application?.keyboard.guide.lead(to: former) }
    }

    private var guide: FocusGuide? { presentation?.containerView?.window?.screen.application?.keyboard.guide }

    // MARK: - Choosing

    private var cancelling: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// What Return chooses: what is preferred, or the only one there is, or on an alert the last that does not cancel.
    private var usual: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        return preferredStyle == .alert ? actions.last { $0.style == .default } ?? cancelling : nil
    }

    private func chooseUsual() { usual.map(choose) }

    /// As a touch beside a sheet does, or Escape: what cancels, or the only thing there is to be done.
    func cancel() { (cancelling ?? (actions.count == 1 ? actions.first : nil)).map(choose) }

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isOver, transition == nil else { return }
        isOver = true
        view.endEditing(true)
        guard let presentingViewController else { return action.act() }
        presentingViewController.dismiss(animated: true) { action.act() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            switch press.key?.keyCode {
            case .keyboardEscape: cancel()
            case .keyboardReturnOrEnter where guide?.shown == nil && usual != nil: chooseUsual()
            default: return true
            }
            return false
        }
        // What is below is not to hear of keys while this is asked; only the ring moves on.
        if !rest.isEmpty { presentation?.containerView?.window?.screen.application?.pressesBegan(rest, with: event) }
    }
}

/// Leaves Escape to the alert.
final class AlertField: UITextField {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let escapes = presses.filter { $0.key?.keyCode == .keyboardEscape }
        if !escapes.isEmpty { next?.pressesBegan(escapes, with: event) }
        super.pressesBegan(presses.subtracting(escapes), with: event)
    }
}
