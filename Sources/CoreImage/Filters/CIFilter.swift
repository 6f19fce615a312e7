import Foundation

/// An object that makes an image from its inputs.
///
/// The values are set by key: `filter.setValue(10, forKey: kCIInputRadiusKey)`. The result is a recipe that is computed when it is
/// rendered.
///
/// A subclass overrides `outputImage` and `inputKeys`. Differs from Apple: keys do not find the properties of a subclass, because Swift on
/// Linux has no Objective-C runtime. The values that are set by key are stored, and `value(forKey:)` returns them.
open class CIFilter: NSObject, NSCopying {
    /// The name of the filter. A key path of a layer contains this name, such as `blur` in `filters.blur.inputRadius`. Until another name
    /// is set, it is the name of the built-in filter or of the subclass.
    open var name: String
    /// Whether a layer uses the filter.
    open var isEnabled = true

    /// The description of a built-in filter, or nil for a filter of the client.
    let builtIn: FilterDescription?
    private var values: [String: FilterValue] = [:]
    private var otherValues: [String: Any] = [:]

    /// Creates a filter. Subclasses call this initializer.
    public override init() {
        builtIn = nil
        name = ""
        super.init()
        name = String(describing: Swift.type(of: self))
    }

    init(_ description: FilterDescription) {
        builtIn = description
        name = description.name
        values = description.defaultValues
        super.init()
    }

    /// Creates a built-in filter with its default values. Nil if there is no filter of this name.
    public convenience init?(name: String) {
        guard let description = FilterDescription.named(name) else { return nil }
        self.init(description)
    }

    /// Creates a built-in filter with values for some of its inputs. Nil if there is no filter of this name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The name with which a built-in filter was created, or the class name of a subclass.
    package var filterName: String { builtIn?.name ?? String(describing: Swift.type(of: self)) }

    // MARK: - Values

    /// The result, or nil if a required image is missing.
    open var outputImage: CIImage? {
        guard let builtIn else { return nil }
        return builtIn.makeOutput(FilterParameters(description: builtIn, values: values)).map { CIImage($0) }
    }

    /// The keys of the inputs.
    open var inputKeys: [String] { builtIn?.inputs.map(\.key) ?? [] }
    /// The keys of the results: only `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Sets all inputs of a built-in filter to their default values. Images are removed. The values of a subclass are unchanged.
    open func setDefaults() { values = builtIn?.defaultValues ?? [:] }

    /// Sets the value of an input. Stops the program if a built-in filter has no such input, as Core Image does. If the value is nil or has
    /// a type that no input has, a built-in filter uses the default value.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let builtIn else {
            otherValues[key] = value
            return
        }
        guard builtIn.inputs.contains(where: { $0.key == key }) else {
            preconditionFailure(
                "[<\(builtIn.name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
                    + "Its keys are " + inputKeys.joined(separator: ", ") + ".")
        }
        values[key] = value.flatMap { FilterValue($0) }
    }

    /// Returns the value of an input, or the result for the key `outputImage`. Nil for an unknown key and for an input without a
    /// value.
    open func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]?.object ?? otherValues[key]
    }

    /// The name, the categories and the inputs, with the type, the default value and the range of each.
    open var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeFilterName: filterName, kCIAttributeFilterDisplayName: builtIn?.displayName ?? filterName,
            kCIAttributeFilterCategories: builtIn?.categories ?? [],
        ]
        for input in builtIn?.inputs ?? [] { result[input.key] = input.attributes }
        return result
    }

    /// Returns a copy of a built-in filter with the same values. A subclass that does not override this method returns itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let builtIn else { return self }
        let copy = makeCopy(builtIn)
        (copy.name, copy.isEnabled, copy.values) = (name, isEnabled, values)
        return copy
    }

    /// Returns a filter of the same class with the default values.
    func makeCopy(_ description: FilterDescription) -> CIFilter { CIFilter(description) }

    /// The name and the values.
    open override var description: String {
        "<\(filterName): " + inputKeys.map { "\($0)=\(value(forKey: $0).map { "\($0)" } ?? "nil")" }.joined(separator: " ") + ">"
    }

    // MARK: - Names

    /// Returns the names of the filters in a category. For nil, returns the names of all filters.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterDescription.all.filter { category == nil || $0.categories.contains(category ?? "") }.map(\.name)
    }

    /// Returns the names of the filters that are in all of the categories. For nil, returns the names of all filters.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDescription.all.filter { filter in (categories ?? []).allSatisfy { filter.categories.contains($0) } }.map(\.name)
    }

    /// Returns the English name of a filter for display, or nil if there is no filter of this name.
    open class func localizedName(forFilterName filterName: String) -> String? { FilterDescription.named(filterName)?.displayName }
}

// MARK: - For layers

extension CIFilter {
    /// The inputs of a built-in filter in the order of its keys, with their values.
    package var inputValues: [(key: String, value: FilterValue)] {
        (builtIn?.inputs ?? []).compactMap { input in values[input.key].map { (input.key, $0) } }
    }

    /// Whether the result depends only on the name and on the values of the inputs.
    package var isBuiltIn: Bool { builtIn != nil }

    /// Returns the result for an image that has `scale` pixels per point. Lengths and positions are in points.
    ///
    /// A subclass only gets the image, as its value for the key `inputImage`. `inputs` and `scale` have no effect on it.
    ///
    /// - Parameter inputs: The values, by key, that replace input values of the filter.
    package func output(for image: CIImage, inputs: [(key: String, value: FilterValue)], scale: Double) -> CIImage? {
        guard let builtIn else {
            setValue(image, forKey: kCIInputImageKey)
            return outputImage
        }
        var scaled = values
        for (key, value) in inputs { scaled[key] = value }
        for input in builtIn.inputs { scaled[input.key] = scaled[input.key].map { input.scaled($0, by: scale) } }
        if builtIn.inputs.contains(where: { $0.key == kCIInputImageKey }) { scaled[kCIInputImageKey] = .image(image) }
        return builtIn.makeOutput(FilterParameters(description: builtIn, values: scaled)).map { CIImage($0) }
    }
}
