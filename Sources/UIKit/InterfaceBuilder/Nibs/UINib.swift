import Foundation
import QuartzCore

/// The contents of a xib, from which objects can be created many times.
///
/// Differs from Apple: the file itself is read at run time; there is no compiled form.
@preconcurrency @MainActor public final class UINib: NSObject {
    nonisolated deinit {}

    /// The keys of the options of `instantiate(withOwner:options:)`.
    nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects that replace the placeholders of the xib, as a dictionary by the names of the placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let document: InterfaceDocument?

    /// Reads a xib of a bundle. Nil means the main bundle. A missing or invalid file is reported, and no objects are created from it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? .main
        document = InterfaceFiles.document(named: name, fileType: "xib", in: bundle)
        super.init()
        if document == nil, !InterfaceFiles.exists(name, "xib", in: bundle) { InterfaceFiles.reportMissing(name, "xib", in: bundle) }
    }

    /// Reads the contents of a xib. Invalid contents are reported, and no objects are created from them.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            document = try InterfaceDocument(data, fileName: "UINib", bundle: bundleOrNil ?? .main)
        } catch {
            Diagnostics.report(.warning, source: "UINib:\(error.line)", "The data is not a valid xib: \(error.reason).")
            document = nil
        }
    }

    /// Creates the objects of the xib, connects them with each other and with the owner, and returns the objects that no other object
    /// contains.
    public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let document else { return [] }
        let decoder = InterfaceDecoder(document)
        let owner = ownerOrNil.map { $0 as AnyObject }
        let externalObjects = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let elements = document.root.list("objects")
        for element in elements where element.name == "placeholder" {
            let name = element["placeholderIdentifier"] ?? ""
            if name == "IBFilesOwner", let owner {
                decoder.register(owner, element)
            } else if let external = externalObjects[name] {
                decoder.register(external as AnyObject, element)
            }
        }
        let objects = elements.compactMap(decoder.makeObject)
        decoder.finish()
        return objects
    }
}

extension UINib {
    /// Creates the objects of the xib, and returns the first object of a class. If there is none, reports this and returns nil.
    func makeObject<Object>(of type: Object.Type) -> Object? {
        let objects = instantiate(withOwner: nil)
        if let found = objects.lazy.compactMap({ $0 as? Object }).first { return found }
        document?.report(document?.root, "The xib has no \(type).")
        return nil
    }
}
