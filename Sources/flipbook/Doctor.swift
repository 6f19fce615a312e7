import Foundation
import Shell
import Stage
import Typography

/// `flipbook doctor`: what is there, what is missing, and how to get it.
enum Doctor {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    static func run() throws {
        var missing: [String] = []
        func report(_ subject: String, _ finding: String?, _ advice: String) {
            print(
                (finding == nil ? "✗ " : "✓ ") + subject.padding(toLength: 17, withPad: " ", startingAt: 0)
                    + (finding ?? "missing: " + advice))
            if finding == nil { missing.append(subject) }
        }
        do {
            report("window", try Screen.describe(), "")
        } catch {
            report("window", nil, "\(error); record, snapshot, trace and smoke work without")
        }
        let fonts = [
            ("text", Font.systemFamily, "fonts-inter"), ("code", Font.monospacedFamily, "fonts-jetbrains-mono"),
            ("titles", "Roboto Condensed", "fonts-roboto-unhinted"),
        ]
        for (use, family, package) in fonts {
            let file = try? FontBook.installed.file(for: Font(family: family, size: 17))
            let isIt =
                file.map { ($0 as NSString).lastPathComponent.lowercased().hasPrefix(family.split(separator: " ")[0].lowercased()) }
                ?? false
            report(
                "font, \(use)", isIt ? file : nil,
                "apt install \(package)" + (file.map { " (until then \($0) stands in for \(family))" } ?? ""))
        }
        report("ffmpeg", FilmEncoder.find("ffmpeg"), "apt install ffmpeg; until then films cannot be made, but folders of pictures can")
        report("artwork", Artwork.folder, "no Assets folder beside the program; reinstall, or set FLIPBOOK_ASSETS")
        print("  " + "processors".padding(toLength: 17, withPad: " ", startingAt: 0) + "\(ProcessInfo.processInfo.activeProcessorCount)")
        guard missing.isEmpty else { throw Missing(description: "doctor: \(missing.joined(separator: ", ")) missing") }
    }
}
