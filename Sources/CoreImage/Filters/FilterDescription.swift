import Foundation

/// A built-in filter: its name, its inputs, and the function that makes its result.
struct FilterDescription: Sendable {
    let name: String
    /// The category of the effect.
    let category: String
    let inputs: [FilterInput]
    /// Returns the result, or nil if a required image is missing.
    let makeOutput: @Sendable (FilterParameters) -> (any ImageSource)?

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ makeOutput: @escaping @Sendable (FilterParameters) -> (any ImageSource)?
    ) {
        (self.name, self.category, self.inputs, self.makeOutput) = (name, category, inputs, makeOutput)
    }

    /// All categories of the filter.
    var categories: [String] { [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn] }

    /// The name for display, such as "Gaussian Blur".
    var displayName: String { Self.words(of: String(name.dropFirst(2))) }

    /// Returns a name in camel case as words.
    static func words(of name: String) -> String {
        var result = ""
        for character in name {
            let startsWord = character.isUppercase || (character.isNumber && result.last?.isNumber == false)
            if startsWord, let last = result.last, !last.isUppercase { result += " " }
            result.append(character)
        }
        return result
    }

    /// The default values.
    var defaultValues: [String: FilterValue] {
        var values: [String: FilterValue] = [:]
        for input in inputs { values[input.key] = input.defaultValue }
        return values
    }

    // MARK: - The table

    /// All filters, sorted by their names.
    static let all = (blurs + colorAdjustments + colorEffects + photoEffects + stylize + generators + compositing + blends + others).sorted
    { $0.name < $1.name }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Returns the filter with a name, or nil if there is none.
    static func named(_ name: String) -> FilterDescription? { byName[name] }
}
