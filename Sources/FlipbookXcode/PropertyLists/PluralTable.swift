import Foundation

/// A reader of `.stringsdict` files, the property lists with plural forms that were used before string catalogs.
///
/// Foundation on Linux crashes if a bundle contains such a file. So the texts are written into ordinary string tables, where UIKit finds
/// them:
///
/// - A variable `%#@kites@` in a text becomes `%#@Table/Hash/kites@`. `Hash` is the hash of the key of the text.
/// - The forms of the variable have the keys `Table/Hash/kites|plural-one` and so on.
package enum PluralTable {
    static let forms = ["zero", "one", "two", "few", "many", "other"]

    /// Returns the strings of a file for the string table with the name `table`.
    package static func strings(ofFileAt path: String, table: String) throws(ProjectError) -> [String: String] {
        guard let entries = try FileSystem.propertyList(path).dictionary else {
            throw ProjectError(.damaged, path: path, message: "the file has no dictionary of plural forms; save it again in Xcode")
        }
        var result: [String: String] = [:]
        for (key, entry) in entries {
            if let text = entry.string ?? widest(entry["NSStringVariableWidthRuleType"]) ?? device(entry["NSStringDeviceSpecificRuleType"])
            {
                result[key] = text
                continue
            }
            guard let format = entry["NSStringLocalizedFormatKey"]?.string, let variables = entry.dictionary else { continue }
            result[key] = text(format, key: key, table: table)
            for (name, rule) in variables {
                for form in forms {
                    guard let text = rule[form]?.string else { continue }
                    result["\(identifier(name, key: key, table: table))|plural-\(form)"] = Self.text(text, key: key, table: table)
                }
            }
        }
        return result
    }

    /// Returns the identifier `Table/Hash/name` of a variable. The hash is the FNV-1a hash of the key of the text that contains the
    /// variable.
    static func identifier(_ name: String, key: String, table: String) -> String {
        let hash = key.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        return "\(table)/\(String(hash, radix: 16))/\(name)"
    }

    /// Returns a text in which the names of the variables are replaced by their identifiers.
    static func text(_ format: String, key: String, table: String) -> String {
        format.replacing(/%((?:[0-9]+\$)?)#@([^@]*)@/) { "%\($0.output.1)#@\(identifier(String($0.output.2), key: key, table: table))@" }
    }

    /// Returns the text of a rule for the largest width, or nil if the rule has no texts.
    private static func widest(_ rule: PropertyList?) -> String? {
        let texts = (rule?.dictionary).map { $0.compactMap { entry in Int(entry.key).map { ($0, entry.value.string) } } } ?? []
        return texts.max { $0.0 < $1.0 }?.1
    }

    private static func device(_ rule: PropertyList?) -> String? { rule?["iphone"]?.string ?? rule?["other"]?.string }
}
