nonisolated extension UITraitCollection: UIMutableTraits {
    /// The value of a trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let builtIn = trait as? any BuiltInTrait.Type { return builtInValue(builtIn) as? Trait.Value ?? Trait.defaultValue }
            return customValues[Trait.identifier]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let builtIn = trait as? any BuiltInTrait.Type { return setBuiltIn(builtIn, newValue) }
            customValues[Trait.identifier] = TraitValue(value: newValue, affectsColors: Trait.affectsColorAppearance)
        }
    }

    private func builtInValue<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any { Trait.value(in: self) }
    private mutating func setBuiltIn<Trait: BuiltInTrait>(_ trait: Trait.Type, _ value: Any) {
        if let value = value as? Trait.Value { Trait.set(value, in: &self) }
    }

    /// Creates traits that are all unspecified, and changes them.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        self = UITraitCollection().modifyingTraits(mutations)
    }

    /// Returns the traits after changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? UITraitCollection ?? self
    }

    /// Creates traits from several collections. If several collections specify a trait, the last one has
    /// precedence.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections { replaceSpecifiedValues(by: traits) }
    }

    /// Whether all traits that `traits` specifies have the same values in these traits.
    public func containsTraits(in traits: UITraitCollection?) -> Bool {
        guard let traits else { return true }
        return UITraitCollection(traitsFrom: [self, traits]) == self
    }

    /// Returns the traits of UIKit that have other values in `traits`. If `traits` is nil, returns the traits that are specified. Traits
    /// that an app defines are not compared.
    public func changedTraits(from traits: UITraitCollection?) -> [UITrait] {
        let all: [UITrait] = [
            UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
            UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
            UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self,
        ]
        return all.filter { differs($0, from: traits ?? UITraitCollection()) }
    }

    /// The traits of UIKit on which dynamic colors depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
    }
    /// The traits of UIKit on which images of asset catalogs depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
            UITraitAccessibilityContrast.self,
        ]
    }

    /// Replaces values by those that `traits` specifies.
    mutating func replaceSpecifiedValues(by traits: UITraitCollection) {
        if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
        if traits.displayScale != 0 { displayScale = traits.displayScale }
        if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
        if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
        if traits.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = traits.preferredContentSizeCategory }
        if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
        if traits.accessibilityContrast != .unspecified { accessibilityContrast = traits.accessibilityContrast }
        if traits.legibilityWeight != .unspecified { legibilityWeight = traits.legibilityWeight }
        if traits.userInterfaceLevel != .unspecified { userInterfaceLevel = traits.userInterfaceLevel }
        customValues.merge(traits.customValues) { $1 }
    }

    /// Whether the value of a trait differs. Values that cannot be compared always differ if one of them is set.
    func differs(_ trait: UITrait, from other: UITraitCollection) -> Bool {
        if let builtIn = trait as? any BuiltInTrait.Type { return builtInDiffers(builtIn, from: other) }
        return customValues[trait.identifier] != other.customValues[trait.identifier]
    }

    private func builtInDiffers<Trait: BuiltInTrait>(_ trait: Trait.Type, from other: UITraitCollection) -> Bool {
        TraitValue(value: Trait.value(in: self)) != TraitValue(value: Trait.value(in: other))
    }
}

/// The value of a trait that an app defines.
nonisolated struct TraitValue: Hashable, @unchecked Sendable {
    let value: Any
    /// Whether dynamic colors depend on the trait.
    var affectsColors = false

    static func == (a: TraitValue, b: TraitValue) -> Bool {
        guard let a = a.value as? AnyHashable, let b = b.value as? AnyHashable else { return false }
        return a == b
    }

    func hash(into hasher: inout Hasher) { (value as? AnyHashable)?.hash(into: &hasher) }
}
