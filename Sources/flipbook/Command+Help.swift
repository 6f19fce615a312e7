extension Command {
    /// The help of the program: the commands, and the options of the gallery.
    static var overview: String {
        """
        Flipbook plays, records and inspects UIKit-style animations.

        \(table(([gallery] + all).map { ($0.usage, $0.summary) }))

        Options of the gallery:

        \(gallery.optionTable)

        Run 'flipbook COMMAND --help' for the options of a command.
        """
    }

    /// The help of the command: its usage, its summary and its options.
    var help: String {
        let parts = ["\(usage)\(options.isEmpty ? "" : " [OPTIONS]")", summary] + (options.isEmpty ? [] : [optionTable])
        return parts.joined(separator: "\n\n")
    }

    private var usage: String { [title, operandName].compactMap(\.self).joined(separator: " ") }

    private var optionTable: String {
        Self.table(options.map { option in ([option.name, option.valueName].compactMap(\.self).joined(separator: " "), option.help) })
    }

    /// Returns rows of two columns.
    private static func table(_ rows: [(title: String, text: String)]) -> String {
        let width = (rows.map(\.title.count).max() ?? 0) + 2
        return rows.map { "  \($0.title)\(String(repeating: " ", count: width - $0.title.count))\($0.text)" }.joined(separator: "\n")
    }
}
