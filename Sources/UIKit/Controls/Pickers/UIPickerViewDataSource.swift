/// The data source of a picker. It determines how many components and rows there are.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
