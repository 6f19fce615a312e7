import Foundation

extension PropertyList {
    /// The property list as an XML text with the format in which Xcode writes Info.plist. The keys are sorted.
    package var xml: String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        appendXML(to: &text, indentation: "")
        return text + "</plist>\n"
    }

    private func appendXML(to text: inout String, indentation: String) {
        text += indentation
        switch self {
        case .string(let value): text += "<string>\(Self.escaped(value))</string>\n"
        case .integer(let value): text += "<integer>\(value)</integer>\n"
        case .real(let value): text += "<real>\(value)</real>\n"
        case .bool(let value): text += value ? "<true/>\n" : "<false/>\n"
        case .date(let value): text += "<date>\(Self.iso8601(value))</date>\n"
        case .data(let value): text += "<data>\(value.base64EncodedString())</data>\n"
        case .array(let values) where values.isEmpty: text += "<array/>\n"
        case .array(let values):
            text += "<array>\n"
            for value in values { value.appendXML(to: &text, indentation: indentation + "\t") }
            text += indentation + "</array>\n"
        case .dictionary(let entries) where entries.isEmpty: text += "<dict/>\n"
        case .dictionary(let entries):
            text += "<dict>\n"
            for key in entries.keys.sorted() {
                text += indentation + "\t<key>\(Self.escaped(key))</key>\n"
                entries[key]?.appendXML(to: &text, indentation: indentation + "\t")
            }
            text += indentation + "</dict>\n"
        }
    }

    /// Returns the text with references instead of the characters that XML reserves. Control characters, which XML forbids, are left out.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            default: if scalar.value >= 32, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
