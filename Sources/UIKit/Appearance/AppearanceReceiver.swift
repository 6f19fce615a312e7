/// An object that gets values from appearances: a view or a bar item.
protocol AppearanceReceiver: AnyObject {
    /// The properties that code has set on the object itself.
    var explicitProperties: AppearanceKeySet { get set }
}

extension AppearanceReceiver {
    /// Records that code has set a property, so that no appearance replaces the value.
    ///
    /// The setter of each property that appearance proxies can set calls this method. Values from an appearance and default values
    /// are not recorded.
    func propertyWasSet(_ key: AppearanceKey) {
        if AppearanceRules.receiver != ObjectIdentifier(self) { explicitProperties.insert(key) }
    }

    /// Runs `body`, in which an initializer sets default values of this object.
    func setDefaults(_ body: () -> Void) { AppearanceRules.withReceiver(self, body) }
}

extension UIView: AppearanceReceiver {}
extension UIBarItem: AppearanceReceiver {}
