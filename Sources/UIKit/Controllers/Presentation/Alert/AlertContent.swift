/// The texts, text fields and actions of an alert.
struct AlertContent {
    var title: String?
    var message: String?
    var textFields: [UITextField]
    var actions: [UIAlertAction]
    /// The action whose title is bold.
    var emphasizedAction: UIAlertAction?
}
