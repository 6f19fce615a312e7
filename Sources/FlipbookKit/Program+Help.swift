extension Program {
    /// Returns the command as it is written on the command line, such as `flipbook record`.
    func title(of command: Command) -> String { command.name.isEmpty ? self.command : "\(self.command) \(command.name)" }

    /// The help of the program: the commands, the options of the gallery, and where the installed documents begin.
    var overview: String {
        let documents = ManualReference.startPage.map { "\n\nThe documentation begins in \($0)" } ?? ""
        return """
            \(title): \(summary)

            \(Self.table(([Command.gallery] + commands).map { (usage(of: $0), $0.summary) }))

            Options of the gallery:

            \(Self.optionTable(of: .gallery))

            Run '\(commandLine(["COMMAND", "--help"]))' for the options of a command, '\(commandLine(["help", "keys"]))'
            for the keys of the window, and 'help scripts', 'help talks', 'help goldens' or 'help scenes' for these subjects.\(documents)
            """
    }

    /// Returns the help of a command: its usage, its summary and its options.
    func help(for command: Command) -> String {
        let parts =
            ["\(usage(of: command))\(command.options.isEmpty ? "" : " [OPTIONS]")", command.summary]
            + (command.options.isEmpty ? [] : [Self.optionTable(of: command)])
            + ["See also \(ManualReference.text(page: command.manualPage, document: "docs/COMMANDS.md"))."]
        return parts.joined(separator: "\n\n")
    }

    private func usage(of command: Command) -> String {
        [title(of: command), command.operandUsage].compactMap(\.self).joined(separator: " ")
    }

    private static func optionTable(of command: Command) -> String {
        table(command.options.map { option in ([option.name, option.valueName].compactMap(\.self).joined(separator: " "), option.help) })
    }

    /// Returns rows of two columns.
    private static func table(_ rows: [(title: String, text: String)]) -> String {
        let width = (rows.map(\.title.count).max() ?? 0) + 2
        return rows.map { "  \($0.title)\(String(repeating: " ", count: width - $0.title.count))\($0.text)" }.joined(separator: "\n")
    }
}
