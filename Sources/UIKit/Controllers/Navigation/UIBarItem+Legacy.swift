extension UIBarItem {
    /// Sets the attributes of the title for a state. The names of the attributes are strings, as before Swift 4.
    public func setTitleTextAttributes(_ attributes: [String: Any], for state: UIControl.State) {
        setTitleTextAttributes(flipbookTextAttributes(attributes), for: state)
    }
}

extension UIAppearanceProxy where Target: UIBarItem {
    /// Sets the attributes of the title for a state. The names of the attributes are strings, as before Swift 4.
    public func setTitleTextAttributes(_ attributes: [String: Any], for state: UIControl.State) {
        setTitleTextAttributes(flipbookTextAttributes(attributes), for: state)
    }
}
