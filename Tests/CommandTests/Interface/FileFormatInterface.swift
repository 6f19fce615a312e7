import Foundation

/// The interface of the files that the program writes for other programs: the keys of JSON, the columns of CSV, and the attributes of XML.
/// It is read from an example of each format, so an optional key is known only if the example has it.
struct FileFormatInterface {
    private(set) var declarations: Set<InterfaceDeclaration> = []

    /// Adds an example of a file. The extension of its name is the format.
    mutating func addExample(_ name: String, text: String) throws {
        let format = name.prefix { $0 != "." }
        switch name.split(separator: ".").last {
        case "json":
            // `smoke --json` writes one object in each line.
            let isOneValue = (try? Self.value(text)) != nil
            for part in isOneValue ? [text] : text.split(separator: "\n").map(String.init) {
                addKeys(of: try Self.value(part), "\(format).json")
            }
        case "csv":
            for column in text.prefix(while: { !$0.isNewline }).split(separator: ",") {
                add("\(format).csv.\(column.replacing(" ", with: "-"))", type: nil)
            }
        case "xml":
            for element in text.matches(of: /<(\w+)((?: \w+="[^"]*")*)/) {
                for attribute in element.2.matches(of: /\ (\w+)=/) { add("\(format).xml.\(element.1).\(attribute.1)", type: nil) }
            }
        default: throw CocoaError(.fileReadUnsupportedScheme)
        }
    }

    private static func value(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }

    /// Adds the keys of an object and of all objects inside of it. The elements of an array have the path of the array.
    private mutating func addKeys(of value: Any, _ path: String) {
        if let object = value as? [String: Any] {
            for (key, element) in object {
                add("\(path).\(key)", type: element)
                addKeys(of: element, "\(path).\(key)")
            }
        } else if let array = value as? [Any] {
            for element in array { addKeys(of: element, path) }
        }
    }

    private mutating func add(_ path: String, type value: Any?) {
        declarations.insert(InterfaceDeclaration(path: path, text: value.map(Self.type) ?? ""))
    }

    private static func type(of value: Any) -> String {
        switch value {
        case is [String: Any]: "object"
        case is [Any]: "array"
        case is String: "string"
        case is NSNull: "null"
        // A Boolean value is also an NSNumber. Its Objective-C type is `c`, which means a character.
        case let number as NSNumber: String(cString: number.objCType) == "c" ? "Boolean" : "number"
        default: "unknown"
        }
    }
}
