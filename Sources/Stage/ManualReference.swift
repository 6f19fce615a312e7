/// The places where a subject is described, for messages and help texts: a manual page, and for a program that is not installed also a document of
/// Flipbook's sources.
package enum ManualReference {
    /// Whether the program was installed by `make install` or as a package, which have the manual pages but not the documents.
    private static let isInstalled = Installation() != nil

    package static let scripts = text(page: "flipbook-script", document: "docs/SCRIPT.md")
    /// The command `flipbook talk` has a page of the same name in section 1, which `man` would open without the section.
    package static let talks = text(page: "flipbook-talk", section: 5, document: "docs/TALKS.md")
    package static let scenes = text(page: "flipbook-new", document: "docs/SCENES.md")
    package static let goldens = text(page: "flipbook-replay", document: "docs/CI.md")

    /// Returns the place with the name of a page and the path of a document, for the middle of a sentence. `section` is needed for a page whose
    /// name exists in several sections.
    package static func text(page: String, section: Int? = nil, document: String) -> String {
        let command = "'man \(section.map { "\($0) " } ?? "")\(page)'"
        return isInstalled ? command : "\(command) or \(document)"
    }
}
