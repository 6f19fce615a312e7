/// A subcommand of a program with its options and its action.
package struct Command {
    let name: String
    let summary: String
    /// The manual page that describes the command.
    let manualPage: String
    /// The name of the operands in the help text, or nil if the command has no operand.
    var operandName: String?
    /// The number of operands, if the command has any.
    var operandCount = OperandCount.one
    var options: [Option] = []
    /// Whether the arguments after `--` are passed to another program.
    var acceptsProgramArguments = false
    /// Whether the command opens a window. SDL then handles the signals.
    var opensWindow = false
    let run: @MainActor (Arguments) throws -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - manualPage: The manual page that describes the command.
    ///   - operandName: The name of the operands in the help text, or nil if the command has no operand.
    ///   - operandCount: The number of operands, if the command has any.
    ///   - acceptsProgramArguments: Whether the arguments after `--` are passed to another program.
    ///   - opensWindow: Whether the command opens a window. SDL then handles the signals.
    package init(
        name: String, summary: String, manualPage: String = "flipbook", operandName: String? = nil, operandCount: OperandCount = .one,
        options: [Option] = [],
        acceptsProgramArguments: Bool = false, opensWindow: Bool = false, run: @escaping @MainActor (Arguments) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.manualPage = manualPage
        self.operandName = operandName
        self.operandCount = operandCount
        self.options = options
        self.acceptsProgramArguments = acceptsProgramArguments
        self.opensWindow = opensWindow
        self.run = run
    }

    /// The number of operands of a command.
    package enum OperandCount {
        case one, oneOrMore, zeroOrOne, zeroOrMore

        /// Whether there can be several operands.
        var allowsSeveral: Bool { self == .oneOrMore || self == .zeroOrMore }
        /// Whether there must be an operand.
        var requiresOne: Bool { self == .one || self == .oneOrMore }

        /// Returns the operands as they are written in the help text, such as `[SCENE…]`.
        func usage(_ name: String) -> String {
            switch self {
            case .one: name
            case .oneOrMore: "\(name)…"
            case .zeroOrOne: "[\(name)]"
            case .zeroOrMore: "[\(name)…]"
            }
        }
    }

    /// The words that select the command on the command line.
    var words: [String] { name.isEmpty ? [] : [name] }

    /// The operands as they are written in the help text, or nil if the command has none.
    var operandUsage: String? { operandName.map(operandCount.usage) }

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
