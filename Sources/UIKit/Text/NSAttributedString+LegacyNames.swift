import CoreGraphics
import Foundation

// Before Swift 4, the names of text attributes were strings: `[NSFontAttributeName: font]` was a `[String: Any]`. In apps of that time,
// `flipbook open` converts the names to strings, so that all dictionaries have the types that the code of the app declares.

/// Returns the name of an attribute as a string. `flipbook open` inserts a call of this function where the code of an app uses
/// `NSFontAttributeName` or a similar constant.
nonisolated public func flipbookAttributeName(_ name: NSAttributedString.Key) -> String { name.rawValue }

/// Returns the name of an attribute unchanged. Swift selects this function where the code requires an `NSAttributedString.Key`.
@_disfavoredOverload
nonisolated public func flipbookAttributeName(_ name: NSAttributedString.Key) -> NSAttributedString.Key { name }

/// Converts attributes whose names are strings to attributes with current names. `flipbook open` inserts a call of this function where an
/// app sets a property.
@_disfavoredOverload
nonisolated public func flipbookTextAttributes(_ attributes: [String: Any]?) -> [NSAttributedString.Key: Any]? { attributes.map(\.named) }

/// Converts attributes whose names are strings to attributes with current names.
nonisolated public func flipbookTextAttributes(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] { attributes.named }

/// Returns attributes unchanged.
nonisolated public func flipbookTextAttributes(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] { attributes }

/// Returns attributes unchanged.
nonisolated public func flipbookTextAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> [NSAttributedString.Key: Any]? {
    attributes
}

nonisolated extension Dictionary where Key == String, Value == Any {
    /// The same attributes with keys of the type `NSAttributedString.Key`.
    fileprivate var named: [NSAttributedString.Key: Any] {
        [NSAttributedString.Key: Any](map { (NSAttributedString.Key($0.key), $0.value) }) { first, _ in first }
    }
}

nonisolated extension Dictionary where Key == NSAttributedString.Key {
    /// The value of an attribute whose name is a string.
    public subscript(name: String) -> Value? {
        get { self[NSAttributedString.Key(name)] }
        set { self[NSAttributedString.Key(name)] = newValue }
    }
}

nonisolated extension NSAttributedString {
    /// Creates a text with attributes whose names are strings.
    public convenience init(string str: String, attributes attrs: [String: Any]) { self.init(string: str, attributes: attrs.named) }

    /// Returns the value of an attribute whose name is a string.
    public func attribute(_ attrName: String, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attribute(NSAttributedString.Key(attrName), at: location, effectiveRange: range)
    }
}

nonisolated extension NSMutableAttributedString {
    /// Adds an attribute whose name is a string.
    public func addAttribute(_ name: String, value: Any, range: NSRange) {
        addAttribute(NSAttributedString.Key(name), value: value, range: range)
    }
    /// Adds attributes whose names are strings.
    public func addAttributes(_ attrs: [String: Any], range: NSRange) { addAttributes(attrs.named, range: range) }
    /// Sets attributes whose names are strings.
    public func setAttributes(_ attrs: [String: Any], range: NSRange) { setAttributes(attrs.named, range: range) }
    /// Removes an attribute whose name is a string.
    public func removeAttribute(_ name: String, range: NSRange) { removeAttribute(NSAttributedString.Key(name), range: range) }
}
