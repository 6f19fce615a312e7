import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The device menu.
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
        try click("iPhone X", in: content)
        #expect(content.openScene?.device.name == "iPhone X")
        unsetenv("FLIPBOOK_DEVICE")
    }

    // MARK: - Scenes of controllers

    private func openController() throws -> WindowContent {
        try open(Scene("desk", device: .phone(300, 400), tour: .none) { UIViewController() })
    }

    private func click(_ title: String, in content: WindowContent) throws {
        let point = try #require(content.pointInDeviceMenu(of: title))
        content.pointerMoved(to: point)
        content.pointerDown(at: point)
        content.advance(frames: 2)
        content.pointerUp()
    }

    @Test func sceneOfAControllerHasAllDevices() throws {
        let content = try openController()
        content.type("k")
        #expect(content.isDeviceMenuVisible && content.checkedDeviceMenuRows == ["Screen of the scene", "Portrait", "60 Hz"])
        try click("iPhone 15", in: content)
        let stage = try #require(content.openStage)
        #expect(stage.size == CGSize(width: 393, height: 852) && stage.window.safeAreaInsets.top == 59)
        #expect(ProcessInfo.processInfo.environment["FLIPBOOK_DEVICE"] == nil)
        content.type("k")
        try click("Screen of the scene", in: content)
        #expect(content.openStage?.size == CGSize(width: 300, height: 400))
    }

    @Test func settingsAreToggledWhileTheMenuStaysOpen() throws {
        let content = try openController()
        content.type("k")
        for title in ["Dark", "Right to left", "Reduced motion", "Larger"] { try click(title, in: content) }
        let settings = try #require(content.openStage).settings
        #expect(content.isDeviceMenuVisible && settings.isDark && settings.isRightToLeft && settings.reducesMotion)
        #expect(!settings.increasesContrast && settings.textSize == .extraLarge)
        #expect(content.checkedDeviceMenuRows.contains("Dark") && !content.checkedDeviceMenuRows.contains("Increased contrast"))
        try click("Landscape right", in: content)
        #expect(content.openStage?.size == CGSize(width: 400, height: 300))
        try press("escape", in: content)
        #expect(!content.isDeviceMenuVisible)
    }

    @Test func arrowKeysMoveThroughBothColumns() throws {
        let content = try openController()
        content.type("k")
        // The right column begins with the four orientations, of which portrait is the first. The settings are below them.
        try press("right", "down", "down", "down", "down", "space", in: content)
        #expect(content.openStage?.settings.isDark == true && content.isDeviceMenuVisible)
        try press("up", "left", "up", "up", "up", "up", "return", in: content)
        #expect(!content.isDeviceMenuVisible && content.openScene?.device.name == nil)
    }

    // MARK: - Frame rate

    @Test func sceneRunsAtTheChosenFrameRate() throws {
        let content = try openController()
        content.type("k")
        try click("120 Hz", in: content)
        #expect(content.framesPerSecond == 120 && content.openStage?.framesPerSecond == 120)
        let time = try #require(content.sceneTime)
        content.advance(frames: 60)
        #expect(abs((content.sceneTime ?? 0) - time - 0.5) < 1e-9)
    }

    @Test func menuOffersTheRateOfTheDisplay() throws {
        let content = try openController()
        content.displayRefreshRate = 75
        content.type("k")
        try click("75 Hz", in: content)
        #expect(content.openStage?.framesPerSecond == 75)
    }

    /// The times that the user sees do not depend on the frame rate.
    @Test func messagesHaveTheSameDurationAtEachRate() throws {
        let content = try openController()
        content.setFrameRate(120)
        content.advance(frames: 700)
        content.type("q")
        content.advance(frames: 359)
        content.type("q")
        #expect(content.isQuitRequested, "2.99 s later")
    }
}
