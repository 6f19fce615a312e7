/// Methods of UIKit that return values, or whose arguments cannot be a sender. A reference to such a method cannot be converted to a
/// `Selector`.
enum SystemMethods {
    /// Returns the expression and the name in Objective-C of a method of a class of UIKit, or nil if a reference is sufficient.
    static func selector(_ name: String, labels: [String], type: String) -> (expression: String, name: String)? {
        let signature = name + MethodExpression.suffix(labels)
        guard let (call, selector) = calls[signature] else { return nil }
        let sender = selector.hasSuffix(":") ? "(_: Any?) in " : ""
        return ("{ (object: \(type)) in { \(sender)_ = object.\(call) } }", selector)
    }

    private static let calls = [
        "becomeFirstResponder": ("becomeFirstResponder()", "becomeFirstResponder"),
        "resignFirstResponder": ("resignFirstResponder()", "resignFirstResponder"),
        "endEditing(_:)": ("endEditing(true)", "endEditing:"),
        "popViewController(animated:)": ("popViewController(animated: true)", "popViewControllerAnimated:"),
        "popToRootViewController(animated:)": ("popToRootViewController(animated: true)", "popToRootViewControllerAnimated:"),
        "dismiss(animated:completion:)": ("dismiss(animated: true, completion: nil)", "dismissViewControllerAnimated:completion:"),
    ]
}
