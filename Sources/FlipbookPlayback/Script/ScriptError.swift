/// An error in a script, or a failure of one of its steps, with its location.
///
/// If a script has several mistakes, the error describes the first mistake and contains the descriptions of the next mistakes.
nonisolated public struct ScriptError: Error, CustomStringConvertible {
    package let location: ScriptLocation
    package let message: String
    /// The descriptions of the next mistakes of the script, at most 19.
    package private(set) var furtherMistakes: [String] = []
    /// The number of mistakes that are not described.
    package private(set) var omittedMistakeCount = 0

    /// Creates an error. Control characters in the message, which come from texts of the file, are written as in Swift, such as `\n`, so that
    /// the message has one line and cannot control a terminal.
    package init(location: ScriptLocation, message: String) {
        self.location = location
        self.message = message.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The location and the message, for example `a.script:3:5: there is no step 'tpa'`. Each mistake of a script has its own line. The
    /// last line states how many mistakes are not listed.
    public var description: String {
        ([location.text(message)] + furtherMistakes + (omittedMistakeCount > 0 ? ["and \(omittedMistakeCount) more"] : []))
            .joined(separator: "\n")
    }

    /// The first mistake and the number of the other mistakes in one line, for messages with little space.
    package var summary: String {
        let count = furtherMistakes.count + omittedMistakeCount
        return location.text(message + (count > 0 ? " (and \(Quantity.text(count, "more mistake")))" : ""))
    }

    /// Returns this error with other mistakes after it.
    func followed(by mistakes: [String], omittedCount: Int) -> ScriptError {
        var error = self
        error.furtherMistakes = mistakes
        error.omittedMistakeCount = omittedCount
        return error
    }
}
