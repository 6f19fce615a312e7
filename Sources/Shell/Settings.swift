import CoreGraphics
import Foundation

/// What a presenter has chosen, kept from one run to the next: plain text, a line a choice.
package struct Settings: Equatable, Sendable {
    package var showsTouches = false
    /// The phone around the scene.
    package var hasPhone = true
    package var isFullscreen = false
    /// The scene that was chosen last.
    package var scene: String?

    package init() {}

    /// `$XDG_CONFIG_HOME/flipbook/settings`; nil where there is no home.
    package static func path(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        // A relative one is to be ignored, says the specification.
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
        return base.map { $0 + "/flipbook/settings" }
    }

    /// What is not understood is passed over: another version may have written it.
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

    /// A folder that cannot be written to is no reason to stop a talk.
    package func save(to path: String) {
        func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        var lines = ["touches \(word(showsTouches))", "phone \(word(hasPhone))", "fullscreen \(word(isFullscreen))"]
        if let scene { lines.append("scene \(scene)") }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
