import CoreGraphics
import Foundation

/// The sizes and the contents of the rows of a picker, and the selection of the user. All methods are optional.
///
/// A row shows the first of these that the delegate provides: the view, the attributed title, the title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a component. By default, all components are equally wide.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of the rows of a component. The default is 32 points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row, or nil for an empty row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with attributes, or nil to use the plain title.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// Returns the view of a row. The parameter `view` is the view of a row that has become invisible, or nil.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// Called when the user has selected a row, after the wheel has come to rest.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns NaN, which means that all components are equally wide.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { .nan }
    /// Returns 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { UIPickerView.defaultRowHeight }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns a placeholder view. Instead of it, the picker shows the title of the row.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIPickerView.titlePlaceholder }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
