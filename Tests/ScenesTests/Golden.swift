import CoreGraphics
import Foundation
import Pictures
import Scenes
import Stage
import Testing
import Typography
import UIKit

/// What a scene's tour showed at some moments when somebody looked at it and found it right.
struct Golden: CustomTestStringConvertible, Sendable {
    let scene: String
    let moments: [(time: Double, sight: String)]

    init(_ scene: String, _ moments: [(Double, String)]) {
        self.scene = scene
        self.moments = moments.map { (time: $0.0, sight: $0.1) }
    }

    var testDescription: String { scene }

    // MARK: - What is seen now

    @MainActor private func take(scale: CGFloat = 1) throws -> Take {
        let scene = try #require(Scene.named(scene))
        return try Take(script: Tour.script(for: scene.name)) {
            let stage = Stage(size: scene.size, scale: scale, framesPerSecond: 60)
            stage.window.rootViewController = scene.makeController()
            return stage
        }
    }

    @MainActor func trace() throws -> Trace { try Trace(take(), at: moments.map(\.time)) }

    /// The moments side by side, at half of their size: small files, in which a letter that has moved is still seen.
    @MainActor func strip() throws -> Bitmap { try Filmstrip.make(take(scale: 0.5), at: moments.map(\.time)) }

    // MARK: - What was accepted

    static let isMakingThem = ProcessInfo.processInfo.environment["FLIPBOOK_GOLDENS"] == "make"

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens")
    private func file(_ ending: String) -> URL { Self.folder.appending(path: "\(scene).\(ending)") }

    static func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

    @MainActor func keep(_ trace: Trace) throws { try Data(trace.csv.utf8).write(to: file("csv")) }

    @MainActor func keep(_ strip: Bitmap) throws {
        try strip.writePNG(to: file("png").path)
        try Data(Self.fonts.utf8).write(to: Self.folder.appending(path: "fonts.txt"))
    }

    // MARK: - What differs

    @MainActor func difference(_ trace: Trace) throws -> String? {
        try GoldenTrace.difference(trace, from: String(contentsOf: file("csv"), encoding: .utf8))
    }

    /// Versions of FreeType round edges a little differently: one pixel of two thousand may be off by more than a shade.
    @MainActor func difference(_ strip: Bitmap) throws -> String? {
        let wanted = try PictureFile.read(file("png").path)
        guard (wanted.width, wanted.height) == (strip.width, strip.height) else {
            return "\(wanted.width)×\(wanted.height) pixels were accepted, these are \(strip.width)×\(strip.height)"
        }
        guard let difference = Difference(wanted, strip, beyond: 16), difference.count > strip.width * strip.height / 2000 else {
            return nil
        }
        let path = FileManager.default.temporaryDirectory.appending(path: "\(scene)-difference.png").path
        try Difference.picture(wanted, strip).writePNG(to: path)
        return
            "\(difference.count) pixels differ by up to \(difference.most) of 255, from (\(difference.x), \(difference.y)) on; see \(path)"
    }

    // MARK: - Fonts

    /// Other versions of a font have other letters, and the pictures are of no use then.
    static let hasTheSameFonts = (try? String(contentsOf: folder.appending(path: "fonts.txt"), encoding: .utf8)) == fonts

    /// The files that the scenes' letters come from, and a fingerprint of each.
    private static let fonts: String = {
        let cuts =
            [300, 400, 500, 600, 700].flatMap { [Font(weight: $0, size: 17), Font(weight: $0, size: 34)] }
            + [Font(family: Font.condensedFamily, weight: 700, size: 17), Font(family: Font.monospacedFamily, size: 17)]
        let files = Set(cuts.compactMap { try? FontBook.installed.file(for: $0) }).sorted()
        return files.map { file in
            let data = (try? Data(contentsOf: URL(filePath: file))) ?? Data()
            let print = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            return "\(URL(filePath: file).lastPathComponent) \(String(print, radix: 16))\n"
        }.joined()
    }()
}
