import FlipbookPlayback
import Stage
import UIKit

extension DeviceMenu {
    /// Creates the menu for an open scene.
    ///
    /// - Parameters:
    ///   - ownDevice: The device for which the scene is designed.
    ///   - frameRates: The frame rates that can be chosen.
    ///   - frameRate: The current frame rate.
    init(_ playback: Playback, ownDevice: Device, frameRates: [Int], frameRate: Int) {
        let isModel = ownDevice.name != nil
        let devices = (isModel ? [] : [ownDevice]) + Device.models
        let current = playback.scene.device
        let deviceRows = devices.map { device in
            Row(
                item: .device(device), title: device.name ?? "Screen of the scene", detail: device.sizeText, isOn: device == current)
        }
        columns = [
            [Section(title: "Models", rows: deviceRows)],
            [
                Section(title: "Orientation", rows: Self.orientationRows(playback.orientation)),
                Section(title: "Appearance", rows: Self.settingRows(playback.stage.settings)),
                Section(title: "Text size: \(Self.textSizeName(playback.stage.settings))", rows: Self.textSizeRows),
                Section(
                    title: "Frames per second",
                    rows: frameRates.map { Row(item: .frameRate($0), title: "\($0) Hz", isOn: $0 == frameRate) }),
            ],
        ]
    }

    private static func orientationRows(_ current: Orientation) -> [Row] {
        let titles: [(Orientation, String)] = [
            (.portrait, "Portrait"), (.landscape, "Landscape left"), (.landscapeRight, "Landscape right"), (.upsideDown, "Upside down"),
        ]
        return titles.map { Row(item: .orientation($0), title: $1, isOn: $0 == current) }
    }

    private static func settingRows(_ settings: DeviceSettings) -> [Row] {
        [
            Row(item: .command(.darkMode), title: "Dark", isOn: settings.isDark),
            Row(item: .command(.rightToLeft), title: "Right to left", isOn: settings.isRightToLeft),
            Row(item: .command(.contrast), title: "Increased contrast", isOn: settings.increasesContrast),
            Row(item: .command(.reducedMotion), title: "Reduced motion", isOn: settings.reducesMotion),
        ]
    }

    private static func textSizeName(_ settings: DeviceSettings) -> String {
        settings.textSize.rawValue.replacing("accessibility-", with: "accessibility ").replacing("extra-", with: "x-")
    }

    private static let textSizeRows = [
        Row(item: .command(.largerText), title: "Larger"), Row(item: .command(.smallerText), title: "Smaller"),
    ]
}
