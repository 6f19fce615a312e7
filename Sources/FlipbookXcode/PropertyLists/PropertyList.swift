import Foundation

/// A value of a property list: the format of Info.plist, project.pbxproj and .strings files.
package enum PropertyList: Sendable, Equatable {
    case string(String)
    case data(Data)
    case integer(Int)
    case real(Double)
    case bool(Bool)
    case date(Date)
    case array([PropertyList])
    case dictionary(PropertyListDictionary)

    /// The largest depth of nested arrays and dictionaries that the readers accept.
    package static let depthLimit = 128
}

extension PropertyList {
    /// The string, or nil for other values.
    package var string: String? { if case .string(let value) = self { value } else { nil } }

    /// The array, or nil for other values.
    package var array: [PropertyList]? { if case .array(let value) = self { value } else { nil } }

    /// The dictionary, or nil for other values.
    package var dictionary: PropertyListDictionary? { if case .dictionary(let value) = self { value } else { nil } }

    /// The whole number of an integer, of a real number without a fraction, or of digits in a string. Nil for other values.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int(exactly: value)
        case .string(let text): Int(text)
        default: nil
        }
    }

    /// The truth value of a boolean, of an integer, or of the strings that Xcode accepts (`YES`, `true`, `1`). Nil for other values.
    package var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .string(let text):
            switch text.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        default: nil
        }
    }

    /// The strings of an array, without its other elements. For a string, an array with this string.
    package var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.compactMap(\.string)
        default: []
        }
    }

    /// The value of a key, or nil if the property list is not a dictionary.
    package subscript(key: String) -> PropertyList? { dictionary?[key] }
}

extension PropertyList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: PropertyList...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, PropertyList)...) { self = .dictionary(PropertyListDictionary(elements)) }
}
