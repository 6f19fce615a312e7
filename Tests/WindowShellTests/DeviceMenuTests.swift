import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// The list of devices in the window of an application.
@MainActor @Suite struct DeviceMenuTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func open(_ scene: Scene) throws -> WindowContent {
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 400, height: 700), scale: 1)
        content.advance(frames: 2)
        return content
    }

    private func openApplication() throws -> WindowContent {
        let device = try #require(Device.model(named: "iPhone 8"))
        return try open(Scene("shop", device: device, application: { Delegate() }))
    }

    /// Presses a named key, or types a letter, as a window reports it.
    private func press(_ names: String..., in content: WindowContent) throws {
        for name in names {
            content.press(try #require(KeyStroke(named: name)))
            content.advance(frames: 1)
        }
    }

    @Test func keysChooseADevice() throws {
        let content = try openApplication()
        content.type("k")
        content.advance(frames: 20)
        #expect(content.isDeviceMenuVisible && content.openScene?.device.name == "iPhone 8")
        try press("down", "down", "return", in: content)
        #expect(!content.isDeviceMenuVisible && content.openScene?.device.name == "iPhone 8 Plus")
        #expect(content.openStage?.size == CGSize(width: 414, height: 736) && content.lastMessage == "iPhone 8 Plus")
        #expect(ProcessInfo.processInfo.environment["FLIPBOOK_DEVICE"] == "iPhone 8 Plus")
        unsetenv("FLIPBOOK_DEVICE")
    }

    @Test func otherKeysCloseTheListAndChangeNothing() throws {
        let content = try openApplication()
        content.type("k")
        try press("up", "escape", in: content)
        #expect(!content.isDeviceMenuVisible && content.openScene?.device.name == "iPhone 8" && !content.isQuitRequested)
        content.type("k")
        content.type("x")
        #expect(!content.isDeviceMenuVisible)
    }

    @Test func clickChoosesTheDeviceUnderThePointer() throws {
        let content = try openApplication()
        content.type("k")
        content.advance(frames: 20)
        let index = try #require(Device.models.firstIndex { $0.name == "iPhone X" })
        let point = try #require(content.pointInDeviceMenu(at: index))
        content.pointerMove(to: point)
        content.pointerDown(at: point)
        content.advance(frames: 2)
        #expect(content.openScene?.device.name == "iPhone X")
        unsetenv("FLIPBOOK_DEVICE")
    }

    @Test func sceneOfAControllerKeepsItsScreen() throws {
        let content = try open(Scene("desk", device: .phone(300, 400), tour: .none) { UIViewController() })
        content.type("k")
        #expect(!content.isDeviceMenuVisible && content.lastMessage == "This scene is designed for one screen")
    }
}
