import Foundation

nonisolated extension NSMutableString {
    /// Appends text that is made from a format and arguments.
    public func appendFormat(_ format: String, _ args: any CVarArg...) { append(String(format: format, arguments: args)) }
}
