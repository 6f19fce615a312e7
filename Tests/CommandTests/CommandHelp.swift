/// The help of a command, read from the text that the program prints.
struct CommandHelp {
    /// An option. `value` is the name of its value, such as `FILE`, or nil if the option has no value.
    struct Option: Equatable {
        var name: String
        var value: String?
    }

    /// The operand in the usage line, such as `[SCENE…]`, or nil if there is none.
    let operand: String?
    let options: [Option]
    /// The names of the options. Two equal names count once.
    var optionNames: Set<String> { Set(options.map(\.name)) }

    /// Reads the output of `flipbook COMMAND --help`, or of `flipbook help` for the gallery.
    init(command: String, text: String) {
        let usage = text.prefix { $0 != "\n" }.split(separator: " ")
        operand = command.isEmpty ? nil : usage.dropFirst(2).first { $0 != "[OPTIONS]" }.map(String.init)
        options = text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^  (-[-a-z]+)(?: (\S+))? {2}/) else { return nil }
            return Option(name: String(match.1), value: match.2.map(String.init))
        }
    }
}
