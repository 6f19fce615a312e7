import CoreGraphics
import FlipbookTypography
import Foundation

/// A position at which the text after a tab is placed.
nonisolated open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    package let foundationHeader = FoundationObjectHeader()
    /// The tab stop of the text layout.
    let stop: TabStop

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The part of the text that is placed at the location: its end for `right`, its middle for `center`, and otherwise its
    ///     start. In a right-to-left paragraph, the sides are exchanged.
    ///   - location: The distance from the leading edge of the text in points.
    ///   - options: With `columnTerminators`, only the text before the first character of that set is aligned. If the set contains the
    ///     decimal point and the alignment is `right`, the decimal points of several lines are below each other.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        let terminators = (options[.columnTerminators] as? CharacterSet).map { [UInt8]($0.bitmapRepresentation) }
        stop = TabStop(location: location, alignment: alignment.layoutAlignment, terminators: terminators ?? [])
    }

    /// Creates a tab stop from a tab stop of the text layout.
    init(_ stop: TabStop) { self.stop = stop }

    /// The part of the text that is placed at the location.
    open var alignment: NSTextAlignment { NSTextAlignment(stop.alignment) }
    /// The distance from the leading edge of the text in points.
    open var location: CGFloat { stop.location }
    /// The options, of which only `columnTerminators` is kept.
    open var options: [NSTextTab.OptionKey: Any] {
        stop.terminators.isEmpty ? [:] : [.columnTerminators: CharacterSet(bitmapRepresentation: Data(stop.terminators))]
    }

    /// Returns the decimal separator of a locale, or of English if the locale is nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    open override func copy() -> Any { self }
    /// Returns the same tab stop, which cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }
    open override var hash: Int { stop.hashValue }
}

extension NSTextTab {
    /// The name of an option of a tab stop.
    nonisolated public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of the characters that end the text at the tab stop, besides tabs and line separators.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
}
