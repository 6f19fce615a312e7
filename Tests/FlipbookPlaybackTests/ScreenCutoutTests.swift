import CoreGraphics
import FlipbookDisplayList
import Stage
import Testing
import UIKit

@testable import FlipbookPlayback

/// The notch, the island and the round corners of a device.
@MainActor @Suite struct ScreenCutoutTests {
    private final class Controller: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }

    private func scene(on name: String) throws -> Scene {
        Scene("plain", device: try #require(Device.model(named: name)), tour: .none) { Controller() }
    }

    /// The frame of the covered part of the screen, or nil.
    private func cutoutFrame(_ stage: Stage) -> CGRect? {
        guard let item = ScreenCutout.list(over: stage)?.items.first, case .path(let path, _, _) = item.content else { return nil }
        return path.boundingBox.applying(ScreenCutout.transform(stage.interfaceOrientation, in: stage.size))
    }

    @Test func screenWithAHomeButtonIsNotCovered() throws {
        for name in ["iPhone 8", "iPad", "iPad (9th generation)"] {
            #expect(try ScreenCutout.list(over: scene(on: name).makeStage()) == nil, "\(name)")
        }
    }

    /// The covered part is inside the safe area's inset, and in the middle of the short edge.
    @Test(
        arguments: Device.models.compactMap(\.name).filter {
            $0.hasPrefix("iPhone") && !["iPhone 5s", "iPhone 8", "iPhone SE", "iPhone 8 Plus"].contains($0)
        })
    func coveredPartIsOutsideOfTheSafeArea(_ name: String) throws {
        let stage = try scene(on: name).makeStage()
        let frame = try #require(cutoutFrame(stage))
        let insets = stage.window.safeAreaInsets
        #expect(frame.maxY < insets.top && abs(frame.midX - stage.size.width / 2) < 1e-9)
        #expect(frame.width > 120 && frame.maxY > insets.top - 20)
        stage.rotate(to: .landscapeRight)
        let left = try #require(cutoutFrame(stage))
        #expect(left.maxX < stage.window.safeAreaInsets.left && abs(left.midY - stage.size.height / 2) < 1e-9)
        #expect(abs(left.maxX - frame.maxY) < 1e-9 && abs(left.height - frame.width) < 1e-9)
        stage.rotate(to: .landscapeLeft)
        let right = try #require(cutoutFrame(stage))
        #expect(abs(stage.size.width - right.minX - frame.maxY) < 1e-9)
        stage.rotate(to: .portraitUpsideDown)
        #expect(abs(stage.size.height - (try #require(cutoutFrame(stage))).minY - frame.maxY) < 1e-9)
    }

    /// The round corners of the phone do not cut the status bar: its pixels are the same with and without the phone.
    @Test(arguments: Device.models.compactMap(\.name)) func cornersDoNotCutTheBattery(_ name: String) throws {
        let scene = try scene(on: name)
        let take = try Take { scene.makeStage(scale: 1) }
        var style = CaptureComposition.Style()
        style.hasPhone = true
        let video = CaptureComposition(take.stage.size, scale: 1, style).withImage(of: take) { copy $0 }
        let plain = take.stage.render()
        let offset = (video.width - plain.width) / 2
        let shape = try #require(take.stage.shape)
        // The battery is 22 points wide and has a tip of 2.5 points.
        let (end, middle) =
            shape.notchHeight > 0 ? (24, Int((shape.statusBarHeight * 0.54).rounded())) : (6, Int(shape.statusBarHeight / 2))
        var differences = 0
        for y in middle - 5..<middle + 5 {
            for x in plain.width - end - 26..<plain.width - end where video[x + offset, y + offset] != plain[x, y] { differences += 1 }
        }
        #expect(differences == 0)
    }
}
