import CoreGraphics
import DemoScenes
import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import Stage
import Testing
import UIKit

/// The accepted trace and images of a scene's tour at some times, with a description of what the scene shows at each time.
struct Golden: CustomTestStringConvertible, Sendable {
    let scene: String
    let moments: [(time: Double, description: String)]

    init(_ scene: String, _ moments: [(Double, String)]) {
        self.scene = scene
        self.moments = moments.map { (time: $0.0, description: $0.1) }
    }

    var testDescription: String { scene }

    // MARK: - Current state

    @MainActor private func makeTake(scale: CGFloat = 1) throws -> Take {
        let scene = try #require(Scene.demo(named: scene))
        return try Take(script: scene.script()) {
            Stage(showing: scene.makeController, size: scene.size, scale: scale)
        }
    }

    @MainActor func trace() throws -> Trace { try Trace(makeTake(), at: moments.map(\.time)) }

    /// Renders the moments side by side at half of their size. The files are small, but a comparison still finds a single letter at a wrong
    /// position.
    @MainActor func filmstrip() throws -> Bitmap { try Filmstrip.make(makeTake(scale: 0.5), at: moments.map(\.time)) }

    // MARK: - Accepted state

    static let isRecording = ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make"

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Goldens").standardized
    private func file(_ fileExtension: String) -> URL { Self.folder.appending(path: "\(scene).\(fileExtension)") }

    static func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @MainActor func save(_ trace: Trace) throws { try Data(GoldenTrace.text(trace, keyPaths: nil).utf8).write(to: file("csv")) }

    @MainActor func save(_ strip: Bitmap) throws {
        try strip.writePNG(to: file("png").path)
        try Data(Self.fontFingerprints.utf8).write(to: Self.folder.appending(path: "fonts.txt"))
    }

    // MARK: - Comparison

    @MainActor func difference(_ trace: Trace) throws -> String? {
        try GoldenTrace(String(contentsOf: file("csv"), encoding: .utf8)).difference(from: trace)
    }

    /// Returns a description of the difference from the accepted filmstrip, or nil if the filmstrips are equal. Versions of FreeType round
    /// edges a little differently. Therefore up to one pixel in 2000 may differ by more than 16 of 255.
    @MainActor func difference(_ strip: Bitmap) throws -> String? {
        let expected = try ImageFile.bitmap(atPath: file("png").path)
        guard (expected.width, expected.height) == (strip.width, strip.height) else {
            return "the golden has \(expected.width)×\(expected.height) pixels, the current filmstrip \(strip.width)×\(strip.height)"
        }
        guard let difference = BitmapDifference(expected, strip, tolerance: 16), difference.pixelCount > strip.width * strip.height / 2000
        else {
            return nil
        }
        let path = FileManager.default.temporaryDirectory.appending(path: "\(scene)-difference.png").path
        try BitmapDifference.image(golden: expected, current: strip).writePNG(to: path)
        return
            "\(difference.pixelCount) pixels differ by up to \(difference.maximumDifference) of 255, from (\(difference.x), \(difference.y)) on; see \(path)"
    }

    // MARK: - Fonts

    /// Whether the installed fonts are the accepted ones. Other font versions have other glyphs, so images cannot be compared.
    static let hasAcceptedFonts = (try? String(contentsOf: folder.appending(path: "fonts.txt"), encoding: .utf8)) == fontFingerprints

    /// The names of the font files that the scenes use, each with a hash of the file.
    private static let fontFingerprints: String = {
        let descriptors =
            [300, 400, 500, 600, 700].flatMap { [FontDescriptor(weight: $0, size: 17), FontDescriptor(weight: $0, size: 34)] }
            + [
                FontDescriptor(family: FontDescriptor.condensedFamily, weight: 700, size: 17),
                FontDescriptor(family: FontDescriptor.monospacedFamily, size: 17),
            ]
        let files = Set(descriptors.compactMap { try? FontSystem.installed.file(for: $0) }).sorted()
        return files.map { file in
            let data = (try? Data(contentsOf: URL(filePath: file))) ?? Data()
            // A loop without closures, because the tests are compiled without optimization, and the files have millions of bytes.
            let fingerprint = data.withUnsafeBytes { bytes -> UInt64 in
                var (hash, index): (UInt64, Int) = (0xcbf2_9ce4_8422_2325, 0)
                while index < bytes.count {
                    hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
                    index += 1
                }
                return hash
            }
            return "\(URL(filePath: file).lastPathComponent) \(String(fingerprint, radix: 16))\n"
        }.joined()
    }()
}
