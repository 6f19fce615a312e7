import Foundation

extension Program {
    /// A manual page with all commands and options, in the language of `man`.
    ///
    ///     Talk help --man > talk.1
    var manual: String {
        var lines = [
            ".Dd", ".Dt \(Self.escaped(command.uppercased())) 1", ".Os", ".Sh NAME", ".Nm \(Self.escaped(command))",
            ".Nd \(Self.escaped(summary))", ".Sh SYNOPSIS",
        ]
        for each in [.gallery] + commands {
            lines.append(".Nm")
            if !each.name.isEmpty { lines.append(".Cm \(each.name)") }
            if let operand = each.operandUsage { lines.append(".Ar \(Self.escaped(operand))") }
            if !each.options.isEmpty { lines.append(".Op Ar options") }
        }
        lines += [".Sh DESCRIPTION", "The scenes are as follows:", ".Bl -tag -width Ds"]
        for scene in scenes {
            lines += [".It Ar \(Self.escaped(scene.name))", Self.escaped(scene.summary.isEmpty ? scene.title : scene.summary)]
        }
        lines.append(".El")
        for each in [.gallery] + commands {
            lines += [".Ss \(Self.escaped(title(of: each)))", Self.escaped(each.summary)]
            guard !each.options.isEmpty else { continue }
            lines.append(".Bl -tag -width Ds")
            for option in each.options {
                let value = option.valueName.map { " Ar \(Self.escaped($0))" } ?? ""
                lines += [".It Fl \(Self.escaped(String(option.name.dropFirst())))\(value)", Self.escaped(option.help)]
            }
            lines.append(".El")
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a text in which no character is a command of `man`.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}
