import CoreGraphics

extension UIPickerView {
    /// Returns the view of a row, with the content that the delegate provides.
    func rowView(for row: Int, in column: PickerColumn, reusing old: PickerRowView?) -> PickerRowView {
        let component = column.component
        let rowView = old ?? PickerRowView(frame: .zero)
        guard let delegate else { return rowView }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old?.customView)
        if view !== Self.titlePlaceholder {
            rowView.show(view)
            return rowView
        }
        let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
        let title = attributed == nil ? delegate.pickerView(self, titleForRow: row, forComponent: component) : nil
        rowView.show(
            title, attributed, font: titleFont, color: titleColor?(row, component) ?? .label,
            alignment: titleAlignment?(component) ?? .center)
        return rowView
    }
}
