import Foundation
import QuartzCore

/// A storyboard or xib that was read, with the strings of the current language.
package final class InterfaceDocument {
    /// The name of the file, for diagnostics.
    let fileName: String
    /// The bundle in which the images and the other files are searched.
    let bundle: Bundle
    /// The outermost element.
    let root: InterfaceElement
    /// The strings that replace the strings of the file, by identity and attribute, such as
    /// `abc-12-xyz.text`.
    private let strings: [String: String]

    /// The elements by their identities.
    private var elements: [String: InterfaceElement] = [:]
    /// The scenes of the controllers, by the identities of the controllers.
    private(set) var scenes: [String: InterfaceElement] = [:]
    /// The elements of the controllers, by their storyboard identifiers.
    private(set) var identifiedControllers: [String: InterfaceElement] = [:]
    /// The elements that depend on the size class.
    private var varyingElements: [InterfaceElement] = []
    /// The traits for which the variations of the elements were applied, or nil if the variations must be applied again.
    private(set) var traits: UITraitCollection?
    private var reportedMessages: Set<String> = []

    /// Parses the contents of a file.
    package init(_ data: Data, fileName: String, bundle: Bundle = .main, strings: [String: String] = [:]) throws(InterfaceParseError) {
        root = try InterfaceParser.parse(data)
        (self.fileName, self.bundle, self.strings) = (fileName, bundle, strings)
        index(root)
        for scene in root.list("scenes") {
            for object in scene.list("objects") {
                guard object.isController, let id = object.id else { continue }
                scenes[id] = scene
                if let identifier = object.attributes["storyboardIdentifier"] { identifiedControllers[identifier] = object }
            }
        }
    }

    private func index(_ element: InterfaceElement) {
        // The identities of connections are stored too, but no element refers to them.
        if let id = element.id { elements[id] = element }
        var varies = false
        for child in element.children {
            index(child)
            varies = varies || child.name == "variation"
        }
        if varies { varyingElements.append(element) }
    }

    /// Returns the element with an identity.
    subscript(id: String) -> InterfaceElement? { elements[id] }

    /// Returns the string that replaces a string of the file, or nil if there is none.
    func localizedString(_ id: String?, _ name: String) -> String? {
        guard let id, !strings.isEmpty else { return nil }
        return strings["\(id).\(name)"]
    }

    /// Applies the variations for the traits of the main screen.
    func applyCurrentTraits() {
        let current = UIScreen.main.traitCollection
        guard current != traits else { return }
        traits = current
        for element in varyingElements { element.applyVariations(current) }
    }

    /// Whether an element depends on the size class.
    var hasVariations: Bool { !varyingElements.isEmpty }

    /// Makes the next decoder apply the variations again.
    func invalidateTraits() { traits = nil }

    /// Returns an element of `resources`, such as the color with a name, or nil if there is none.
    func resource(_ type: String, named name: String) -> InterfaceElement? {
        root.child(named: "resources")?.children.first { $0.name == type && $0.attributes["name"] == name }
    }

    // MARK: - Diagnostics

    /// Reports a problem with an element. The same message is reported only once for each document. If the file is read again, for example
    /// because a recording first plays the script to know its length, its messages are not repeated.
    func report(_ element: InterfaceElement?, _ message: String) {
        let line = element.map { ":\($0.line)" } ?? ""
        guard reportedMessages.insert(message).inserted else { return }
        Diagnostics.report(.warning, source: fileName + line, message, onlyOnce: true)
    }

    /// Reports the attributes and children of an element that were not read.
    func reportUnread(_ element: InterfaceElement) {
        guard !element.isUnsupportedView else { return }
        for attribute in element.unreadAttributes {
            report(element, "The attribute '\(attribute)' of \(element.name) is not supported and has no effect.")
        }
        for child in element.unreadChildren {
            let key = child.attributes["key"].map { " with the key '\($0)'" } ?? ""
            report(child, "The element \(child.name)\(key) in \(element.name) is not supported and has no effect.")
        }
    }
}
