import UIKit

/// A step of a script that changes a setting of the device, such as `appearance dark`.
nonisolated enum SettingStep {
    /// The name of a step, and the words that can follow the name, each with the setting that it selects.
    typealias Definition = (name: String, choices: [(word: String, setting: DeviceSetting)])

    static let all: [Definition] = [
        ("appearance", [("light", .isDark(false)), ("dark", .isDark(true))]),
        ("text-size", DeviceSettings.TextSize.allCases.map { ($0.rawValue, .textSize($0)) }),
        ("direction", [("left-to-right", .isRightToLeft(false)), ("right-to-left", .isRightToLeft(true))]),
        ("contrast", [("normal", .increasesContrast(false)), ("increased", .increasesContrast(true))]),
        ("bold-text", [("off", .hasBoldText(false)), ("on", .hasBoldText(true))]),
        ("motion", [("normal", .reducesMotion(false)), ("reduced", .reducesMotion(true))]),
        ("transparency", [("normal", .reducesTransparency(false)), ("reduced", .reducesTransparency(true))]),
    ]

    /// Returns the step for a setting.
    static func text(_ setting: DeviceSetting) -> String {
        for step in all {
            if let choice = step.choices.first(where: { $0.setting == setting }) { return "\(step.name) \(choice.word)" }
        }
        preconditionFailure("there is no step for \(setting)")
    }

    /// The readers of the steps. Each reader parses the word after the name of the step.
    @MainActor static let readers: [(name: String, read: ScriptParser.StepReader)] = all.map { step in
        (
            step.name,
            { line in
                let kind = step.name == "text-size" ? "a text size" : "a word after '\(step.name)'"
                return .setting(try line.readChoice(kind, from: step.choices.map { ($0.word, $0.setting) }))
            }
        )
    }
}
