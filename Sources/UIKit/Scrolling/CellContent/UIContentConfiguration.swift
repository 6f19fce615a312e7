/// The content and the style of a content view, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView
    /// Returns the configuration with the defaults for a state. Values that the app has set are unchanged.
    func updated(for state: any UIConfigurationState) -> Self
}
