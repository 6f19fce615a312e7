/// The places where a subject is described, for help texts: a manual page, and for a program that is not installed also a document of
/// Flipbook's sources.
package enum ManualReference {
    /// Whether the program was installed by `make install` or as a package, which have the manual pages but not the documents.
    private static let isInstalled = Installation() != nil

    package static let scripts = text(page: "flipbook-script", document: "docs/SCRIPT.md")
    static let talks = text(page: "flipbook-talk", document: "docs/TALKS.md")
    static let scenes = text(page: "flipbook-new", document: "docs/SCENES.md")
    static let goldens = text(page: "flipbook-replay", document: "docs/CI.md")

    /// The pages of groups of commands. All other commands are on the page `flipbook`.
    private static let pages = [
        "run": "flipbook-run", "talk": "flipbook-run", "record": "flipbook-record", "join": "flipbook-record",
        "snapshot": "flipbook-record", "filmstrip": "flipbook-record", "trace": "flipbook-trace", "timeline": "flipbook-trace",
        "accessibility": "flipbook-trace", "replay": "flipbook-replay", "smoke": "flipbook-replay", "open": "flipbook-open",
        "test": "flipbook-open", "new": "flipbook-new", "watch": "flipbook-new",
    ]

    /// Returns the place where a command is described.
    static func command(_ name: String) -> String { text(page: pages[name] ?? "flipbook", document: "docs/COMMANDS.md") }

    private static func text(page: String, document: String) -> String {
        isInstalled ? "'man \(page)'" : "'man \(page)' or \(document)"
    }
}
