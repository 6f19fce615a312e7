import FlipbookPlayback
/// A subcommand of a program with its options and its action.
package struct Command {
    let name: String
    let summary: String
    /// The name of the required operand, or nil if the command has no operand.
    var operandName: String?
    /// Whether the command can run without its operand.
    var isOperandOptional = false
    var options: [Option] = []
    /// Whether the command opens a window. SDL then handles the signals.
    var opensWindow = false
    let run: @MainActor (Arguments) throws -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - operandName: The name of the operand in the help text, or nil if the command has no operand.
    ///   - isOperandOptional: Whether the command can run without its operand.
    ///   - opensWindow: Whether the command opens a window. SDL then handles the signals.
    package init(
        name: String, summary: String, operandName: String? = nil, isOperandOptional: Bool = false, options: [Option] = [],
        opensWindow: Bool = false,
        run: @escaping @MainActor (Arguments) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.operandName = operandName
        self.isOperandOptional = isOperandOptional
        self.options = options
        self.opensWindow = opensWindow
        self.run = run
    }

    /// An option of a command. An option without a value is a switch.
    package struct Option {
        let name: String
        /// The name of the option's value in the help text, or nil for a switch.
        var valueName: String?
        let help: String

        package init(name: String, valueName: String? = nil, help: String) {
            self.name = name
            self.valueName = valueName
            self.help = help
        }
    }

    /// An error in the command line. Its exit code is 2; all other errors have exit code 1.
    package struct UsageError: Error, CustomStringConvertible {
        package let description: String
        package init(_ description: String) { self.description = description }
    }
}
