/// A bar that shows bar button items.
protocol BarButtonContainer: UIView {
    /// Called after a change of a property of an item.
    func buttonDidChange()
}

extension UINavigationBar: BarButtonContainer {}
