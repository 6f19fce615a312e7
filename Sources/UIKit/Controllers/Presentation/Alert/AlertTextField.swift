/// A text field of an alert. It passes Escape on to the alert.
final class AlertTextField: UITextField {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let escapePresses = presses.filter { $0.key?.keyCode == .keyboardEscape }
        if !escapePresses.isEmpty { next?.pressesBegan(escapePresses, with: event) }
        super.pressesBegan(presses.subtracting(escapePresses), with: event)
    }
}
