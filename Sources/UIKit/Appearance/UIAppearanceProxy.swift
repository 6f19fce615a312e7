import QuartzCore

/// The property values that the instances of a class get from an appearance. `UIAppearance` describes when the instances get the values.
///
/// Differs from Apple: UIKit returns an object that appears to be an instance of the class, which needs the Objective-C runtime. Here
/// each supported property is declared for the proxy. Setting another property is reported once and has no effect. Setting nil removes
/// the value.
@dynamicMemberLookup
@preconcurrency @MainActor public final class UIAppearanceProxy<Target: UIAppearance> {
    private let containerTypes: [any UIAppearanceContainer.Type]

    /// The traits that an instance must have. Without specified traits, the values are for all instances.
    private let traits: UITraitCollection

    init(_ containerTypes: [any UIAppearanceContainer.Type], _ traits: UITraitCollection = UITraitCollection()) {
        (self.containerTypes, self.traits) = (containerTypes, traits)
    }

    nonisolated deinit {}

    /// Returns the recorded value, or nil if there is none.
    func value<Value>(_ key: AppearanceKey) -> Value? {
        rules.value(for: key, target: Target.self, containers: containerTypes.map { ObjectIdentifier($0) }, traits) as? Value
    }

    /// Records a value, or removes it if it is nil. `write` sets the value on an instance.
    func record<Value>(_ key: AppearanceKey, _ value: Value?, _ write: @escaping (Target, Value) -> Void) {
        rules.record(
            AppearanceRule(
                key: key, target: Target.self, containers: containerTypes.map(AppearanceRule.Container.init), traits: traits, value: value,
                isInstance: { $0 is Target }, isSubclass: { $0 is Target.Type },
                write: { object in
                    if let target = object as? Target, let value { write(target, value) }
                }))
    }

    private var rules: AppearanceRules { UIApplication.shared.appearanceRules }

    /// An unsupported property. Setting it is reported and has no effect.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value>) -> Value? {
        get { nil }
        set { reportIgnored(keyPath) }
    }

    /// An unsupported optional property. Setting it is reported and has no effect.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Target, Value?>) -> Value? {
        get { nil }
        set { reportIgnored(keyPath) }
    }

    private func reportIgnored(_ keyPath: AnyKeyPath) {
        Diagnostics.report(
            .warning, source: "UIAppearance",
            "\(keyPath) of \(Target.self).appearance() is ignored, because this property cannot be set by an appearance. Set it on each "
                + "instance; docs/COVERAGE.md lists the properties of appearances.", onlyOnce: true)
    }
}
