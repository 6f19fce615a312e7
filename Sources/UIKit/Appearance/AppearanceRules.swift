/// The values of appearance proxies of a stage.
final class AppearanceRules {
    private var rules: [AppearanceRule] = []

    nonisolated deinit {}

    /// The object that is getting values from an appearance, or default values.
    private(set) static var receiver: ObjectIdentifier?

    /// Whether there are values that depend on traits. They are applied again when the traits of a view change.
    var hasTraits: Bool { rules.contains { $0.traits != UITraitCollection() } }

    /// Whether there are no values.
    var isEmpty: Bool { rules.isEmpty }

    /// Runs `body`, which sets properties of a receiver. These properties do not count as set by code.
    static func withReceiver(_ receiver: AppearanceReceiver, _ body: () -> Void) {
        let previous = self.receiver
        self.receiver = ObjectIdentifier(receiver)
        body()
        self.receiver = previous
    }

    /// Adds a rule, and removes an earlier rule with the same condition. A rule without a value is not added.
    func record(_ rule: AppearanceRule) {
        rules.removeAll { $0.hasSameCondition(as: rule) }
        if rule.value != nil { rules.append(rule) }
    }

    /// Returns the value that was recorded for a class in containers.
    func value(for key: AppearanceKey, target: AnyClass, containers: [ObjectIdentifier], _ traits: UITraitCollection) -> Any? {
        rules.first { $0.key == key && $0.target == target && $0.containers.map(\.type) == containers && $0.traits == traits }?.value
    }

    /// Sets the values on an object, except for properties that code has set on the object itself.
    ///
    /// - Parameter container: The innermost container of the object, or nil.
    func apply(to object: AppearanceReceiver, in container: UIView?) {
        guard !rules.isEmpty else { return }
        let traits = hasTraits ? ((object as? UIView) ?? container)?.traitCollection ?? UIScreen.main.traitCollection : UITraitCollection()
        let candidates = rules.filter {
            $0.isInstance(object) && !object.explicitProperties.contains($0.key) && (!hasTraits || traits.containsTraits(in: $0.traits))
        }
        guard !candidates.isEmpty else { return }
        let path = Self.path(to: object, in: container)
        let matches = candidates.enumerated().compactMap { index, rule -> Match? in
            if rule.containers.isEmpty { return Match(rule: rule, outermost: nil, index: index) }
            return rule.outermostContainer(in: path).map { Match(rule: rule, outermost: $0, index: index) }
        }
        UIView.withoutAnimationBlock {
            Self.withReceiver(object) { for match in matches.sorted(by: { $0.isWritten(before: $1) }) { match.rule.write(object) } }
        }
    }

    /// Returns the containers of an object, from the window inward. A controller is outside of its view.
    private static func path(to object: AppearanceReceiver, in container: UIView?) -> [AnyObject] {
        var path: [AnyObject] = []
        if let controller = (object as? UIView)?.controller { path.append(controller) }
        var next = container
        while let view = next {
            path.append(view)
            if let controller = view.controller { path.append(controller) }
            next = view.superview
        }
        return path.reversed()
    }

    /// A rule that applies to an object.
    private struct Match {
        let rule: AppearanceRule
        /// The index of the outermost container in the path of the object, or nil if the rule has no containers.
        let outermost: Int?
        let index: Int

        /// Whether this rule's value is written before the value of `other`, which then replaces it.
        func isWritten(before other: Match) -> Bool {
            if rule.target != other.rule.target { return rule.isSubclass(other.rule.target) }
            if outermost != other.outermost { return (outermost ?? .max) > (other.outermost ?? .max) }
            if rule.containers.count != other.rule.containers.count { return rule.containers.count < other.rule.containers.count }
            let (count, otherCount) = (rule.traits.changedTraits(from: nil).count, other.rule.traits.changedTraits(from: nil).count)
            return count != otherCount ? count < otherCount : index < other.index
        }
    }
}
