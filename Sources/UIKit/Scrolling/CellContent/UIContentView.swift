/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration. The default is true for configurations of the same type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

/// The default implementation of the optional method.
extension UIContentView {
    /// Returns whether a configuration has the type of the current configuration.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        Swift.type(of: configuration) == Swift.type(of: self.configuration)
    }
}
