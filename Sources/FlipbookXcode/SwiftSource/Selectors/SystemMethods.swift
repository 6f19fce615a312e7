/// The methods of UIKit that return values, or whose parameters cannot be a sender. A reference to such a method cannot be converted to a
/// `Selector`.
enum SystemMethods {
    /// Returns the expression and the Objective-C name of a method of a UIKit class, or nil if a reference to the method is sufficient.
    static func selector(_ name: String, labels: [String], type: String) -> (expression: String, name: String)? {
        let signature = name + MethodExpression.suffix(labels)
        guard let (call, selector) = calls[signature] else { return nil }
        let sender = selector.hasSuffix(":") ? "(_: Any?) in " : ""
        return ("{ (object: \(type)) in { \(sender)_ = object.\(call) } }", selector)
    }

    /// For each method, the call with fixed arguments, and the Objective-C name.
    private static let calls = [
        "becomeFirstResponder": ("becomeFirstResponder()", "becomeFirstResponder"),
        "resignFirstResponder": ("resignFirstResponder()", "resignFirstResponder"),
        "endEditing(_:)": ("endEditing(true)", "endEditing:"),
        "popViewController(animated:)": ("popViewController(animated: true)", "popViewControllerAnimated:"),
        "popToRootViewController(animated:)": ("popToRootViewController(animated: true)", "popToRootViewControllerAnimated:"),
        "dismiss(animated:completion:)": ("dismiss(animated: true, completion: nil)", "dismissViewControllerAnimated:completion:"),
    ]
}
