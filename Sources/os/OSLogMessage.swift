import Foundation

/// A message with interpolated values, as in `logger.info("\(count, privacy: .public) items")`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message from an interpolation.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
