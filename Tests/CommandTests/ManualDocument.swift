/// A document of docs/ that is also a manual page.
struct ManualDocument: Sendable {
    let name: String
    let summary: String
    /// The path of the document in the package.
    let source: String
    let seeAlso: [String]

    static let all = [
        ManualDocument(
            name: "flipbook-script", summary: "steps that a user performs in a scene", source: "docs/SCRIPT.md",
            seeAlso: ["flipbook 1", "flipbook-record 1", "flipbook-replay 1", "flipbook-talk 5"]),
        ManualDocument(
            name: "flipbook-talk", summary: "scenes, cues and notes of a talk", source: "docs/TALKS.md",
            seeAlso: ["flipbook 1", "flipbook-run 1", "flipbook-script 5"]),
    ]

    /// The path of the manual page in the package.
    var path: String { "packaging/man/\(name).5" }

    /// Returns the page. `date` is the first line of all pages.
    func page(markdown: String, date: String) -> String {
        MarkdownManual.page(name: name, summary: summary, date: date, markdown: markdown, seeAlso: seeAlso)
    }
}
