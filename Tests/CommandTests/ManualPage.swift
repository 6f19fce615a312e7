import Foundation

/// A manual page for a group of commands. Two parts of it are generated from the help of the commands: the synopsis, and the list of the
/// options. The descriptions of the options are in packaging/man/options.mdoc, which is shared by all pages.
struct ManualPage: Sendable {
    let name: String
    /// The names of the commands. The name "" stands for `flipbook` without a command, which opens the gallery.
    let commands: [String]

    static let all = [
        ManualPage(name: "flipbook", commands: ["", "list", "bench", "doctor", "completions"]),
        ManualPage(name: "flipbook-run", commands: ["run", "talk"]),
        ManualPage(name: "flipbook-record", commands: ["record", "join", "snapshot", "filmstrip"]),
        ManualPage(name: "flipbook-trace", commands: ["trace", "timeline", "accessibility", "profile"]),
        ManualPage(name: "flipbook-replay", commands: ["replay", "smoke"]),
        ManualPage(name: "flipbook-open", commands: ["open", "test"]),
        ManualPage(name: "flipbook-new", commands: ["new", "watch"]),
    ]

    /// The path of the page in the package.
    var path: String { "packaging/man/\(name).1" }

    // MARK: - Synopsis

    /// Returns the synopsis: the commands with their operands and options.
    func synopsis(_ help: [String: CommandHelp]) -> String {
        commands.flatMap { command -> [String] in
            guard let help = help[command] else { return [] }
            return [".Nm flipbook"] + (command.isEmpty ? [] : [".Cm \(command)"]) + Self.operand(help.operand)
                + help.options.map(Self.synopsis)
        }.joined(separator: "\n")
    }

    /// Returns the line of an operand such as `[SCENE…]`, or no line for nil. `.Ar` without an argument means `file ...`.
    private static func operand(_ operand: String?) -> [String] {
        guard let operand else { return [] }
        let isOptional = operand.hasPrefix("[")
        let name = operand.trimmingCharacters(in: CharacterSet(charactersIn: "[]…")).lowercased()
        let value = operand.contains("…") ? (name == "file" ? "" : " \(name) ...") : " \(name)"
        return [isOptional ? ".Op Ar\(value)" : ".Ar\(value)"]
    }

    private static func synopsis(_ option: CommandHelp.Option) -> String {
        ".Op Fl \(option.name.dropFirst())" + (option.value.map { " Ar \(argument($0))" } ?? "")
    }

    /// Returns the name of a value of the help, such as `WxH`, as arguments of an mdoc macro.
    private static func argument(_ value: String) -> String {
        switch value {
        case "WxH": "width Ns Cm x Ns Ar height"
        case "A..B": "a Ns .. Ns Ar b"
        case "K/N": "k Ns / Ns Ar n"
        case "T,T,…": "time Ns Op , Ns Ar time ..."
        case "T": "time"
        case "X": "factor"
        default: value.lowercased()
        }
    }

    // MARK: - Options

    /// The text before the descriptions of the options, and after them.
    static let optionsStart = "The options are as follows:\n.Bl -tag -width Ds"
    static let optionsEnd = "\n.El"

    /// Returns the descriptions of all options of the commands, each once.
    func optionItems(_ help: [String: CommandHelp], _ descriptions: OptionDescriptions) -> String {
        let names = commands.reduce(into: Set<String>()) { $0.formUnion(help[$1]?.optionNames ?? []) }
        return descriptions.items(of: names, page: name).map { "\n" + $0 }.joined()
    }
}

/// The descriptions of the options, read from packaging/man/options.mdoc.
struct OptionDescriptions {
    struct Item {
        let option: String
        /// The names of the pages with this item. Empty for an item of all pages that have no item of their own for the option.
        let pages: [String]
        let text: String
    }

    private(set) var items: [Item] = []

    /// Reads the items. A comment before an item names its pages.
    init(_ text: String) {
        var (pages, lines) = ([String](), [Substring]())
        func item() -> Item? {
            guard let match = lines.first?.firstMatch(of: /^\.It Fl (\S+)/) else { return nil }
            return Item(option: "-" + match.1, pages: pages, text: lines.joined(separator: "\n"))
        }
        for line in text.split(separator: "\n") {
            guard line.hasPrefix(".It ") || line.hasPrefix(".\\\"") else {
                lines.append(line)
                continue
            }
            if let finished = item() {
                items.append(finished)
                pages = []
            }
            lines = []
            if line.hasPrefix(".\\\"") { pages = line.split(separator: " ").dropFirst().map(String.init) } else { lines = [line] }
        }
        if let last = item() { items.append(last) }
    }

    /// Returns the descriptions of options on a page, in the order of the file.
    func items(of options: Set<String>, page: String) -> [String] {
        let own = Set(items.filter { $0.pages.contains(page) }.map(\.option))
        return items.filter { item in
            options.contains(item.option) && (item.pages.isEmpty ? !own.contains(item.option) : item.pages.contains(page))
        }.map(\.text)
    }
}
