/// The mistakes that a parser has found in a script and its included files, in the order in which they were found.
struct ScriptMistakes {
    /// The largest number of mistakes that an error describes.
    private static let maximumDescribedCount = 20

    private var first: ScriptError?
    /// The descriptions of all mistakes that the error describes. The mistakes of a file that is included twice are described only once.
    private var descriptions: [String] = []
    private var omittedCount = 0

    mutating func append(_ mistake: ScriptError) {
        let description = mistake.description
        guard !descriptions.contains(description) else { return }
        guard descriptions.count < Self.maximumDescribedCount else {
            omittedCount += 1
            return
        }
        if first == nil { first = mistake }
        descriptions.append(description)
    }

    /// All mistakes as one error, or nil if there are none.
    var error: ScriptError? { first?.followed(by: Array(descriptions.dropFirst()), omittedCount: omittedCount) }
}
