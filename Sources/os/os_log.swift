import Foundation

/// Writes a message to standard error. `%{public}@` and `%{private}@` are both written.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...
) {
    writeMessage(message, log, type, arguments)
}

/// Writes a message of a type to standard error.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...)
{
    writeMessage(message, log, type, arguments)
}

private func writeMessage(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ arguments: [CVarArg]) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(formattedMessage("\(message)", arguments), subsystem: log.subsystem, category: log.category, type)
}

/// Returns the message with its arguments. The annotations in braces are removed. The rest of the format is a format of `String(format:)`.
/// If the format contains `*`, or needs more arguments than `arguments` contains, the result is the format itself.
func formattedMessage(_ format: String, _ arguments: [CVarArg]) -> String {
    var plain = ""
    var rest = format[...]
    while let start = rest.range(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
        plain += rest[..<start.lowerBound] + "%"
        rest = rest[rest.index(after: end)...]
    }
    plain += rest
    let count = plain.replacingOccurrences(of: "%%", with: "").filter { $0 == "%" }.count
    guard count > 0 else { return plain.replacingOccurrences(of: "%%", with: "%") }
    // `%s` needs no conversion: on Linux too, its argument is a pointer to a C string.
    return count <= arguments.count && !plain.contains("*") ? String(format: plain, arguments: arguments) : format
}

/// Does nothing: intervals are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Does nothing: intervals are not recorded.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: CVarArg...
) {}
