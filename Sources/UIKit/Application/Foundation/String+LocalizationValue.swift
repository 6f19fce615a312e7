import Foundation

extension String {
    /// A text to translate. Its interpolated values become format specifiers: "Hello \(name)" has the key "Hello %@".
    nonisolated public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        /// The key in strings files.
        let key: String
        /// The texts of the values.
        private let arguments: [String]
        /// The text of the first interpolated value, or nil.
        var firstArgument: String? { arguments.first }
        /// The number of interpolated values.
        var count: Int { arguments.count }
        /// Returns the value at an index as a number, or nil if its text is not a number.
        func number(at index: Int) -> Double? { arguments.indices.contains(index) ? Double(arguments[index]) : nil }

        /// Creates a text from a literal.
        public init(stringLiteral value: String) { (key, arguments) = (value, []) }
        /// Creates a text that is not a literal.
        public init(_ value: String) { self.init(stringLiteral: value) }
        /// Creates a text from an interpolation.
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Returns a translation in which the values replace the format specifiers. A specifier may have a position,
        /// as in "%2$@".
        func text(format: String) -> String {
            guard !arguments.isEmpty else { return format }
            var (text, next, rest) = ("", 0, format[...])
            while let match = rest.firstMatch(of: /%(?:%|(?:(\d{1,3})\$)?[-+ 0#]*\d{0,3}(?:\.\d{1,3})?(?:@|(?:ll|l)?(?:d|i|u|f)))/) {
                text += rest[..<match.range.lowerBound]
                rest = rest[match.range.upperBound...]
                if match.output.0 == "%%" {
                    text += "%"
                    continue
                }
                let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                next += 1
                text += arguments.indices.contains(index) ? arguments[index] : String(match.output.0)
            }
            return text + rest
        }

        /// The key and the values while they are interpolated.
        nonisolated public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [String] = []

            /// Creates an empty text.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds a part of the literal.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            /// Adds a text, with the format `%@`.
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            /// Adds a number, with the format `%lld`.
            public mutating func appendInterpolation(_ integer: Int) { append("%lld", "\(integer)") }
            /// Adds a number, with the format `%lf` and six digits after the point.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", String(format: "%lf", number)) }
            /// Adds a value, with the format `%@`.
            public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

            private mutating func append(_ format: String, _ argument: String) {
                key += format
                arguments.append(argument)
            }
        }
    }
}
