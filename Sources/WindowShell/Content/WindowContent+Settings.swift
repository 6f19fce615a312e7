import FlipbookPlayback
import Stage
import UIKit

/// The keys that change the settings of the open scene's device. The changes are inputs of the take.
extension WindowContent {
    /// Performs a command that changes a setting.
    func changeSetting(_ command: WindowCommand, in playback: Playback) {
        playback.finishScrubbing()
        let settings = playback.stage.settings
        guard let (setting, message) = Self.change(command, settings) else { return }
        playback.performLiveInput(.setting(setting))
        showMessage(message)
    }

    /// Reduces the motion of the window and of the scenes, because the user has chosen reduced motion for the desktop. The open scene is
    /// not changed while its script is playing.
    package func reduceMotionAsOnDesktop() {
        prefersReducedMotion = true
        guard let playback, playback.take.isScriptFinished, !playback.stage.reducesMotion else { return }
        playback.performLiveInput(.setting(.reducesMotion(true)))
    }

    private static func change(_ command: WindowCommand, _ settings: DeviceSettings) -> (DeviceSetting, String)? {
        switch command {
        case .darkMode: (.isDark(!settings.isDark), settings.isDark ? "Light appearance" : "Dark appearance")
        case .largerText: textSize(settings.textSize, by: 1)
        case .smallerText: textSize(settings.textSize, by: -1)
        case .rightToLeft: (.isRightToLeft(!settings.isRightToLeft), settings.isRightToLeft ? "Left to right" : "Right to left")
        case .contrast:
            (.increasesContrast(!settings.increasesContrast), settings.increasesContrast ? "Normal contrast" : "Increased contrast")
        case .reducedMotion: (.reducesMotion(!settings.reducesMotion), settings.reducesMotion ? "Normal motion" : "Reduced motion")
        default: nil
        }
    }

    private static func textSize(_ size: DeviceSettings.TextSize, by step: Int) -> (DeviceSetting, String)? {
        let sizes = DeviceSettings.TextSize.allCases
        guard sizes.indices.contains(size.index + step) else { return nil }
        let new = sizes[size.index + step]
        return (.textSize(new), "Text size: " + new.rawValue.replacing("-", with: " "))
    }
}
