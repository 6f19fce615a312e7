import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The choice of the device on which an application is shown.
extension WindowContent {
    /// Whether the list of devices is visible.
    package var isDeviceMenuVisible: Bool { windowChrome.hud.isDeviceMenuVisible }

    /// Shows the list of devices. A scene that is not an application is designed for one screen.
    func showDeviceMenu() {
        guard let playback else { return }
        guard playback.scene.isApplication else { return showMessage("This scene is designed for one screen") }
        let index = Device.models.firstIndex { $0.name == playback.scene.device.name } ?? 0
        setDeviceMenu(selection: index)
    }

    private func setDeviceMenu(selection: Int?) { windowChrome.frontStage.perform { windowChrome.hud.setDeviceMenu(selection: selection) } }

    /// Handles a key while the list of devices is visible.
    func pressInDeviceMenu(_ stroke: KeyStroke) {
        let selection = windowChrome.hud.selectedDevice
        switch stroke.name {
        case "up": setDeviceMenu(selection: max(selection - 1, 0))
        case "down": setDeviceMenu(selection: min(selection + 1, Device.models.count - 1))
        case "return", "space":
            setDeviceMenu(selection: nil)
            showDevice(Device.models[selection])
        default: setDeviceMenu(selection: nil)
        }
    }

    /// Handles a click while the list of devices is visible.
    func clickInDeviceMenu(_ point: CGPoint) {
        let index = windowChrome.frontStage.perform { windowChrome.hud.deviceIndex(at: point) }
        setDeviceMenu(selection: nil)
        if let index { showDevice(Device.models[index]) }
    }

    /// Selects the device at a point of the list.
    func movePointerInDeviceMenu(_ point: CGPoint) {
        if let index = windowChrome.frontStage.perform({ windowChrome.hud.deviceIndex(at: point) }) { setDeviceMenu(selection: index) }
    }

    /// Restarts the application on another device.
    func showDevice(_ device: Device) {
        guard let name = device.name, name != scenes[currentIndex].device.name else { return }
        // A video is recorded by another process, which gets the device from the environment.
        setenv("FLIPBOOK_DEVICE", name, 1)
        scenes[currentIndex] = scenes[currentIndex].with(device)
        openScene(at: currentIndex)
        showMessage(name)
    }
}
