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
    /// Whether the backdrop of the window is dark.
    package var hasDarkBackdrop = false
    /// The name of the display on which the window was in full screen, or nil.
    package var display: String?
    /// The name of the last opened scene.
    package var scene: String?
    /// The names of the recently opened scenes, latest first.
    package private(set) var recentScenes: [String] = []
    /// The full paths of the recently opened packages, latest first.
    package private(set) var packages: [String] = []

    /// The largest number of scenes, and of packages, that are stored.
    private static let maximumRecentCount = 8

    /// Stores a scene as the last opened scene.
    package mutating func addRecentScene(_ name: String) {
        recentScenes = Array(([name] + recentScenes.filter { $0 != name }).prefix(Self.maximumRecentCount))
    }

    /// Stores a package as the last opened package, by its full path.
    package mutating func addPackage(_ folder: String) {
        // Each line of the file contains one path, so a path cannot contain a line break.
        guard folder.hasPrefix("/"), !folder.contains(where: \.isNewline) else { return }
        packages = Array(([folder] + packages.filter { $0 != folder }).prefix(Self.maximumRecentCount))
    }

    /// Stores a package in a settings file. A gallery that is open at the same time does not overwrite the package.
    package static func addPackage(_ folder: String, to path: String) {
        var settings = Settings(contentsOf: path)
        settings.addPackage(folder)
        settings.save(to: path)
    }

    /// Reads the packages from a settings file, because another process may have added packages.
    mutating func readPackages(from path: String) { packages = Settings(contentsOf: path).packages }

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
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { continue }
            switch words[0] {
            case "touches": showsTouches = words[1] == "on"
            case "phone": hasPhone = words[1] != "off"
            case "fullscreen": isFullscreen = words[1] == "on"
            case "backdrop": hasDarkBackdrop = words[1] == "dark"
            case "scene": scene = words[1]
            case "recent" where recentScenes.count < Self.maximumRecentCount: recentScenes.append(words[1])
            case "package" where words[1].hasPrefix("/") && packages.count < Self.maximumRecentCount: packages.append(words[1])
            case "display": display = words[1]
            default: break
            }
        }
    }

    /// Saves the settings. Errors are ignored, because a folder that is not writable must not interrupt the user.
    package func save(to path: String) {
        func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        var lines = ["touches \(word(showsTouches))", "phone \(word(hasPhone))", "fullscreen \(word(isFullscreen))"]
        lines.append("backdrop \(hasDarkBackdrop ? "dark" : "light")")
        if let scene { lines.append("scene \(scene)") }
        lines += recentScenes.map { "recent \($0)" } + packages.map { "package \($0)" }
        if let display { lines.append("display \(display)") }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? OutputFile.write(lines.joined(separator: "\n") + "\n", to: path)
    }
}
