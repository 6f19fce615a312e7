import CoreGraphics

/// The content of a date picker in one of its styles.
protocol DatePickerContent: UIView {
    /// Shows the settings and the value.
    func show(_ model: DatePickerModel, animated: Bool)
    /// The size that the content needs.
    var preferredSize: CGSize { get }
    /// The size of a card with the content.
    var cardSize: CGSize { get }
}
