/// A class whose instances can get default values of some properties from an appearance proxy.
///
///     UINavigationBar.appearance().barTintColor = .black
///     UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
///
/// A view gets the values when it enters a window. A bar item gets them when its bar shows it. A value that was set on the instance
/// itself is never replaced. Values that are recorded later have an effect the next time the view enters a window.
///
/// - The values belong to the current stage.
/// - A value for a subclass wins over a value for its superclass.
/// - Among values for a class, a value with containers wins over a value without containers. If several values with containers apply,
///   the value wins whose outermost container is nearest to the window. If these containers are equal, the value with more containers
///   wins.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIAppearance {
    /// Returns the appearance proxy of the class.
    ///
    /// Differs from Apple: the proxy is not an instance of the class. docs/COVERAGE.md lists the supported properties.
    public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy([]) }

    /// Returns the appearance proxy of the class for instances whose traits contain `trait`.
    ///
    ///     UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    ///
    /// Among values for a class, a value with more traits wins over a value with fewer traits. Differs from Apple: the proxy is not an
    /// instance of the class. docs/COVERAGE.md lists the supported properties.
    public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy<Self> { UIAppearanceProxy([], trait) }

    /// Returns the appearance proxy of the class for instances with traits in containers of the given classes.
    ///
    /// Differs from Apple: the proxy is not an instance of the class. docs/COVERAGE.md lists the supported properties.
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> UIAppearanceProxy<Self>
    {
        UIAppearanceProxy(containerTypes, trait)
    }

    /// Returns the appearance proxy of the class for instances in containers of the given classes. The innermost container is the first.
    ///
    /// Differs from Apple: the proxy is not an instance of the class. docs/COVERAGE.md lists the supported properties.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(containerTypes)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
