import Foundation

// The types of Core Foundation that drawing code converts values to, as in `colors as CFArray`. Foundation on Linux has no such types for
// clients. Each name is an alias of the corresponding type of Swift or Foundation, so that the conversion does nothing.

/// An array of values.
public typealias CFArray = [Any]
/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// The address of a file or another resource.
public typealias CFURL = URL
/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// A number.
public typealias CFNumber = NSNumber
