import CoreGraphics
import DemoScenes
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Compares pictures of the overlays of `--show` with accepted images, which are in the folder Goldens and are made by `make goldens`.
@MainActor @Suite struct OverlayGoldenTests {
    /// A scene with overlays at a time of its tour.
    struct Picture: CustomTestStringConvertible, Sendable {
        let name: String
        let scene: String
        let time: Double
        let show: String
        var layer: String?
        var testDescription: String { name }
    }

    nonisolated static let pictures = [
        Picture(name: "trail", scene: "flight", time: 3.3, show: "trail"),
        Picture(name: "onion", scene: "flight", time: 3.3, show: "onion"),
        Picture(name: "graph", scene: "flight", time: 3.3, show: "trail,graph:plane.position.x,graph:plane.position.y", layer: "plane"),
        Picture(name: "exploded", scene: "flight", time: 3.3, show: "exploded"),
        Picture(name: "overdraw", scene: "flight", time: 3.3, show: "overdraw"),
        Picture(name: "repaint", scene: "flight", time: 3.3, show: "repaint"),
        Picture(name: "touch", scene: "controls", time: 0.5, show: "touch"),
        Picture(name: "layout", scene: "auto-layout", time: 0.5, show: "layout"),
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens").standardized

    private func image(_ picture: Picture, threads: Int? = nil) throws -> Bitmap {
        let scene = try #require(Scene.demo(named: picture.scene))
        var style = CaptureComposition.Style()
        style.show = try ShowOptions(picture.show)
        style.show.layer = picture.layer
        let makeTake = { try Take(script: scene.script()) { scene.makeStage(scale: 0.75, threads: threads) } }
        let take = try makeTake()
        let frame = Int((picture.time * 60).rounded())
        try take.seek(to: frame)
        let composition = CaptureComposition(take.stage.size, scale: 0.75, style)
        composition.overlays = try CaptureOverlays(style.show, firstFrame: nil, lastFrame: frame, makeTake: makeTake)
        return composition.withImage(of: take) { copy $0 }
    }

    @Test(
        .enabled(if: Golden.isRecording || Golden.hasAcceptedFonts, "the goldens were made with other fonts, see Tests/Goldens/fonts.txt"),
        arguments: pictures)
    func overlayMatchesGolden(_ picture: Picture) throws {
        let image = try image(picture)
        let path = Self.folder.appending(path: "\(picture.name).png").path
        if Golden.isRecording { return try image.writePNG(to: path) }
        let expected = try ImageFile.bitmap(atPath: path)
        try #require((expected.width, expected.height) == (image.width, image.height))
        let difference = BitmapDifference(expected, image, tolerance: 16)
        #expect((difference?.pixelCount ?? 0) <= image.width * image.height / 2000)
    }

    @Test(.enabled(if: !Golden.isRecording)) func everyGoldenIsUsed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == Self.pictures.map { $0.name + ".png" }.sorted())
    }
}
