import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The device menu, and the choice of the device on which a scene is shown.
extension WindowContent {
    package var isDeviceMenuVisible: Bool { windowChrome.hud.isDeviceMenuVisible }

    func showDeviceMenu() {
        guard let playback else { return }
        updateDeviceMenu()
        let rows = windowChrome.hud.deviceMenuContent.rows
        setDeviceMenu(selection: rows.firstIndex { $0.item == .device(playback.scene.device) } ?? 0)
    }

    private func setDeviceMenu(selection: Int?) { windowChrome.frontStage.perform { windowChrome.hud.setDeviceMenu(selection: selection) } }

    /// Shows the current settings in the menu.
    private func updateDeviceMenu() {
        guard let playback else { return }
        let menu = DeviceMenu(
            playback, ownDevice: ownDevices[currentIndex], frameRates: frameRates, frameRate: framesPerSecond)
        windowChrome.frontStage.perform { windowChrome.hud.deviceMenuContent = menu }
    }

    /// Handles a key while the menu is visible.
    func pressInDeviceMenu(_ stroke: KeyStroke) {
        let (selection, menu) = (windowChrome.hud.selectedDeviceMenuRow, windowChrome.hud.deviceMenuContent)
        switch stroke.name {
        case "up": setDeviceMenu(selection: menu.row(from: selection, dx: 0, dy: -1))
        case "down": setDeviceMenu(selection: menu.row(from: selection, dx: 0, dy: 1))
        case "left": setDeviceMenu(selection: menu.row(from: selection, dx: -1, dy: 0))
        case "right": setDeviceMenu(selection: menu.row(from: selection, dx: 1, dy: 0))
        case "return", "space": chooseInDeviceMenu(selection)
        default: setDeviceMenu(selection: nil)
        }
    }

    /// Handles a click while the menu is visible. A click that is not on a row closes the menu.
    func clickInDeviceMenu(_ point: CGPoint) {
        let index = windowChrome.frontStage.perform { windowChrome.hud.deviceMenuRow(at: point) }
        if let index { chooseInDeviceMenu(index) } else { setDeviceMenu(selection: nil) }
    }

    /// Selects the row at a point of the menu.
    func movePointerInDeviceMenu(_ point: CGPoint) {
        if let index = windowChrome.frontStage.perform({ windowChrome.hud.deviceMenuRow(at: point) }) { setDeviceMenu(selection: index) }
    }

    /// Performs the action of a row. A change of the device or frame rate restarts the scene and closes the menu. After a change of a
    /// setting, the menu stays open.
    private func chooseInDeviceMenu(_ index: Int) {
        let rows = windowChrome.hud.deviceMenuContent.rows
        guard rows.indices.contains(index), let playback else { return }
        switch rows[index].item {
        case .device(let device):
            setDeviceMenu(selection: nil)
            return showDevice(device)
        case .frameRate(let rate):
            setDeviceMenu(selection: nil)
            return setFrameRate(rate)
        case .orientation(let orientation): if orientation != playback.orientation { rotate(playback, to: orientation) }
        case .command(let command): changeSetting(command, in: playback)
        }
        updateDeviceMenu()
        setDeviceMenu(selection: index)
    }

    /// Restarts the scene on another device.
    func showDevice(_ device: Device) {
        guard device != scenes[currentIndex].device else { return }
        // A video of an application is recorded by another process, which reads the device from the environment.
        if let name = device.name, scenes[currentIndex].isApplication { setenv("FLIPBOOK_DEVICE", name, 1) }
        forgetTake()
        scenes[currentIndex] = scenes[currentIndex].with(device)
        openScene(at: currentIndex)
        showMessage(device.title)
    }

    /// Restarts the scene with a number of frames per second.
    func setFrameRate(_ rate: Int) {
        guard rate != framesPerSecond else { return }
        finishRecording()
        forgetTake()
        framesPerSecond = rate
        windowChrome.setFrameRate(rate)
        presenter.framesPerSecond = rate
        if !isInGallery { openScene(at: currentIndex) }
        showMessage("\(rate) frames per second")
    }
}

extension Device {
    /// The name of the model, or the size of a device without a name.
    var title: String { name ?? "Screen of \(sizeText) points" }

    /// The width and the height in points.
    var sizeText: String { "\(Int(size.width)) × \(Int(size.height))" }
}
