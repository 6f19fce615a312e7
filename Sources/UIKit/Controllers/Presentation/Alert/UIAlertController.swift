import CoreGraphics
import QuartzCore

/// A modal alert with actions: a card in the middle of the screen, or a sheet at the bottom.
///
/// The Return key chooses the default action. The Escape key chooses the cancel action.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    nonisolated deinit {}

    /// The kind of alert: a sheet or a card.
    nonisolated public enum Style: Int, Sendable {
        /// A list of actions at the bottom of the screen.
        case actionSheet
        /// A box in the middle of the screen.
        case alert
    }

    /// The kind of the alert.
    open private(set) var preferredStyle = Style.actionSheet
    open override var title: String? { didSet { contentDidChange() } }
    /// The text below the title.
    open var message: String? { didSet { contentDidChange() } }
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, or nil if there are none.
    open private(set) var textFields: [UITextField]?
    /// The action that the Return key chooses. Its title is bold. If it is nil, the title of the cancel action is bold.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    /// Whether an action has been chosen.
    private var hasChosenAction = false
    /// The view that had the keyboard focus before the alert.
    private weak var previousFocus: UIView?

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        (self.title, self.message) = (title, message)
        modalPresentationStyle = .custom
    }

    /// Adds an action. An alert can have only one cancel action. A second cancel action is reported and ignored.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Diagnostics.report(
                .programmerError, source: "UIAlertController",
                "An alert can have only one action with the style cancel. The action '\(action.title ?? "")' is not added; give it another "
                    + "style."
            )
        }
        actions.append(action)
        contentDidChange()
    }

    /// Adds a text field below the message. A sheet cannot have text fields; the call is reported and ignored.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Diagnostics.report(
                .programmerError, source: "UIAlertController",
                "A text field can be added only to an alert with the preferred style alert. The call is ignored.")
        }
        let field = AlertTextField()
        configurationHandler?(field)
        field.addAction(UIAction { [weak self, weak field] _ in field.map { self?.returnKeyPressed(in: $0) } }, for: .editingDidEndOnExit)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    /// Handles Return in a text field: moves to the next field, or chooses the default action in the last field.
    private func returnKeyPressed(in field: UITextField) {
        guard let textFields, let index = textFields.firstIndex(ofObject: field) else { return }
        if index + 1 < textFields.count { textFields[index + 1].becomeFirstResponder() } else { chooseDefaultAction() }
    }

    // MARK: - The view

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let alert = AlertView(preferredStyle)
        alert.onChoose = { [unowned self] in choose($0) }
        view = alert
        contentDidChange()
    }

    private func contentDidChange() {
        alertView?.show(
            AlertContent(
                title: title, message: message, textFields: textFields ?? [], actions: actions,
                emphasizedAction: preferredAction ?? cancelAction))
        presentation?.containerView?.setNeedsLayout()
    }

    override func builtInPresentation(by presentingController: UIViewController?) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presentingController)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasChosenAction = false
        previousFocus = focusSystem?.visiblyFocusedView
        focusSystem?.hideRing()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
        if previousFocus != nil, let button = defaultAction?.button { focusSystem?.moveFocus(to: button) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let previousFocus, previousFocus.window != nil {
            previousFocus.window?.screen.application?.keyboard.focusSystem.moveFocus(to: previousFocus)
        }
    }

    private var focusSystem: FocusSystem? { presentation?.containerView?.window?.screen.application?.keyboard.focusSystem }

    // MARK: - Actions

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action that Return chooses, or nil. It is the first of these that exists:
    ///
    /// 1. The preferred action.
    /// 2. The only action.
    /// 3. In an alert that is not a sheet: the last action with the default style, or if there is none, the cancel action.
    private var defaultAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if actions.count == 1 { return actions.first }
        return preferredStyle == .alert ? actions.last { $0.style == .default } ?? cancelAction : nil
    }

    private func chooseDefaultAction() { defaultAction.map(choose) }

    /// Chooses the cancel action or, if there is none, the only action. Called for the Escape key, for the escape gesture of assistive
    /// technologies, and for a touch outside of a sheet.
    func cancel() { (cancelAction ?? (actions.count == 1 ? actions.first : nil)).map(choose) }

    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !hasChosenAction, currentTransition == nil else { return }
        hasChosenAction = true
        view.endEditing(true)
        guard let presentingViewController else { return action.callHandler() }
        presentingViewController.dismiss(animated: true) { action.callHandler() }
    }

    /// Chooses the cancel action or, if there is none, the only action. Returns whether there was one.
    open override func accessibilityPerformEscape() -> Bool {
        guard cancelAction != nil || actions.count == 1 else { return false }
        cancel()
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            switch press.key?.keyCode {
            case .keyboardEscape: cancel()
            case .keyboardReturnOrEnter where focusSystem?.visiblyFocusedView == nil && defaultAction != nil: chooseDefaultAction()
            default: return true
            }
            return false
        }
        // Other presses are passed on to the application, which moves the focus. The views below the alert do not receive
        // these presses.
        if !rest.isEmpty { presentation?.containerView?.window?.screen.application?.pressesBegan(rest, with: event) }
    }
}
