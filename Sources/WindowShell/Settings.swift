import CoreGraphics
import FlipbookImages
import Foundation

/// The user's settings. They are saved as plain text with one setting per line.
package struct Settings: Equatable, Sendable {
    /// Whether touch indicators are shown.
    package var showsTouches = false
    /// Whether the phone is shown around the scene.
    package var hasPhone = true
    /// Whether the window is in full screen.
    package var isFullscreen = false
    /// The name of the scene that was opened last.
    package var scene: String?

    /// Creates the default settings.
    package init() {}

    /// Returns the path of the settings file of a program: `PROGRAM/settings` in `$XDG_CONFIG_HOME` or `~/.config`, or nil if there is no
    /// home folder.
    package static func path(program: String, _ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        // The XDG specification requires that relative paths are ignored.
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
        return base.map { "\($0)/\(program)/settings" }
    }

    /// Reads settings from a file. Unknown lines are ignored, because another version of the program may have written them.
    package init(contentsOf path: String) {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "touches": showsTouches = words[1] == "on"
            case "phone": hasPhone = words[1] != "off"
            case "fullscreen": isFullscreen = words[1] == "on"
            case "scene": scene = words[1]
            default: break
            }
        }
    }

    /// Saves the settings. Errors are ignored, because a folder that is not writable must not interrupt the user.
    package func save(to path: String) {
        func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        var lines = ["touches \(word(showsTouches))", "phone \(word(hasPhone))", "fullscreen \(word(isFullscreen))"]
        if let scene { lines.append("scene \(scene)") }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? OutputFile.write(lines.joined(separator: "\n") + "\n", to: path)
    }
}
