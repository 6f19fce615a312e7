/// An object whose font can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the text size. It has an effect for fonts of a text style (`UIFont.preferredFont(forTextStyle:)`) and for
    /// fonts of `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
