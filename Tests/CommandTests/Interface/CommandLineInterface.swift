/// The interface of the program `flipbook`: its commands, options and script steps, as the help and the errors of scripts list them.
struct CommandLineInterface {
    private(set) var declarations: [InterfaceDeclaration] = []

    /// Returns the names of the commands in the output of `flipbook help`.
    static func commands(inHelp help: String) -> [String] {
        help.split(separator: "\n").compactMap { $0.firstMatch(of: /^  flipbook ([a-z]+)\b/).map { String($0.1) } }
    }

    /// Adds the options of the gallery, from the output of `flipbook help`.
    mutating func addGallery(help: String) { addOptions(inHelp: help, of: "flipbook") }

    /// Adds a command, from the output of its help. The first line is such as `flipbook record SCENE [OPTIONS]`.
    mutating func add(_ command: String, help: String) {
        let usage = help.split(separator: "\n").first ?? ""
        let operands = usage.split(separator: " ").dropFirst(2).filter { $0 != "[OPTIONS]" }.joined(separator: " ")
        declarations.append(InterfaceDeclaration(path: command, text: operands))
        addOptions(inHelp: help, of: command)
    }

    private mutating func addOptions(inHelp help: String, of command: String) {
        for line in help.split(separator: "\n") {
            // Two spaces end the name of the value.
            guard let option = line.firstMatch(of: /^  (-[-a-z]+)(?: (\S+))? {2}/) else { continue }
            declarations.append(InterfaceDeclaration(path: "\(command).\(option.1)", text: option.2.map(String.init) ?? ""))
        }
    }

    /// Adds the steps of scripts, from the error for an unknown step, which lists them.
    mutating func addSteps(inError error: String) {
        guard let list = error.firstMatch(of: /the steps are (.*)/)?.1 else { return }
        for step in list.replacing(" or ", with: ", ").split(separator: ", ") {
            declarations.append(InterfaceDeclaration(path: "step.\(step.trimming { $0.isWhitespace })", text: ""))
        }
    }
}

extension StringProtocol {
    fileprivate func trimming(while matches: (Character) -> Bool) -> String {
        String(drop(while: matches).reversed().drop(while: matches).reversed())
    }
}
