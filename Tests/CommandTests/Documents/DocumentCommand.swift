import Foundation

/// A call of `flipbook`, or of a program with scenes, in a document.
struct DocumentCommand: CustomStringConvertible {
    /// The document and the line, such as `README.md:12`.
    let place: String
    /// The name of the command, or "" for the gallery.
    let name: String
    /// The options, such as `--fps`.
    let options: [String]

    var description: String { "\(place): flipbook \(name) \(options.joined(separator: " "))" }

    /// Reads a line, or returns nil if it is no call. Messages of the program, such as `flipbook replay: …`, are not calls.
    init?(_ line: String, place: String) {
        // Regular expressions are slow, and most lines are no calls.
        guard line.contains("flipbook") || line.contains("swift run -c release ") else { return nil }
        let line = line.replacing(/^(?:[A-Z_]+=\S+ )+/, with: "").replacing(/^.*\|\s/, with: "").replacing(/^parallel (?:-\S+ )*/, with: "")
        let pattern = /^(?:\S*\/)?(?:flipbook|swift run -c release (?:--package-path \S+ )?\w+)(?: (.*))?$/
        guard let match = line.firstMatch(of: pattern) else { return nil }
        let rest = String(match.1 ?? "").replacing(#/ \\$/#, with: "")
        // The text after two spaces or # is a description, and the words after `--` are the options of another command.
        let call = rest.components(separatedBy: "  ")[0].components(separatedBy: " #")[0].components(separatedBy: " -- ")[0]
        let words = call.replacing(/"[^"]*"/, with: "TEXT").split(separator: " ").map(String.init)
        self.place = place
        if let first = words.first, !first.hasPrefix("-") {
            guard first.wholeMatch(of: /[a-z]+/) != nil else { return nil }
            name = first
        } else {
            name = ""
        }
        options = words.filter { $0.hasPrefix("-") && $0.count > 1 && $0.contains(/^--?[a-z]/) }.map { $0.replacing(/[^-a-z].*/, with: "") }
    }
}
