import FlipbookPlayback
import Stage
import UIKit

/// The options for the settings of the device. All commands that play scenes have these options.
extension Command {
    package static let settingOptions = [
        Option(
            name: "--device", valueName: "NAME",
            help: "device, such as \"iPhone 8\" or iPad (that of the scene, or one that fits the project)"),
        Option(name: "--dark", help: "use the dark appearance"),
        Option(
            name: "--text-size", valueName: "CATEGORY", help: "size of text: small, extra-large, accessibility-medium and others (large)"),
        Option(name: "--right-to-left", help: "lay out from right to left"),
        Option(name: "--increase-contrast", help: "use colors with more contrast"),
        Option(name: "--bold-text", help: "use bold text"),
        Option(name: "--reduce-motion", help: "fade between screens instead of moving them"),
        Option(name: "--reduce-transparency", help: "use opaque backgrounds instead of blurred ones"),
    ]

    /// The names of the options.
    package static let settingOptionNames = settingOptions.map(\.name)

    /// Returns the command-line options that specify the given settings.
    static func options(for settings: DeviceSettings) -> [String] {
        settings.changes().flatMap { setting in
            switch setting {
            case .isDark: ["--dark"]
            case .textSize(let size): ["--text-size", size.rawValue]
            case .isRightToLeft: ["--right-to-left"]
            case .increasesContrast: ["--increase-contrast"]
            case .hasBoldText: ["--bold-text"]
            case .reducesMotion: ["--reduce-motion"]
            case .reducesTransparency: ["--reduce-transparency"]
            }
        }
    }
}

extension Arguments {
    /// Returns the device that `--device` names, or nil if the option is not given.
    package func device() throws -> Device? {
        guard let name = self["--device"] else { return nil }
        if let device = Device.model(named: name) { return device }
        let names = Device.models.compactMap(\.name)
        throw Command.UsageError(
            "there is no device '\(name)'\(Device.hint(forUnknown: name)); the devices are \(names.joined(separator: ", "))"
        )
    }

    /// Returns the device settings that the options specify.
    func deviceSettings() throws -> DeviceSettings {
        var settings = DeviceSettings.standard
        settings.isDark = has("--dark")
        settings.isRightToLeft = has("--right-to-left")
        settings.increasesContrast = has("--increase-contrast")
        settings.hasBoldText = has("--bold-text")
        settings.reducesMotion = has("--reduce-motion")
        settings.reducesTransparency = has("--reduce-transparency")
        guard let name = self["--text-size"] else { return settings }
        guard let size = DeviceSettings.TextSize(rawValue: name) else {
            let names = DeviceSettings.TextSize.allCases.map(\.rawValue)
            throw Command.UsageError(
                "--text-size must be one of \(names.joined(separator: ", ")), not '\(name)'\(SpellingSuggestion.hint(for: name, among: names))"
            )
        }
        settings.textSize = size
        return settings
    }
}
