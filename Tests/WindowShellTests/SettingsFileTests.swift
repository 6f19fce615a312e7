import Foundation
import Testing
import WindowShell

/// Settings files that another program has changed or damaged.
@MainActor @Suite struct SettingsFileTests {
    private static let text = """
        touches on
        phone off
        fullscreen on
        backdrop dark
        scene flight
        recent flight
        recent quiz
        package /home/ann/Scenes
        package /home/ann/Ünïcode folder
        display HDMI-1
        """
    private static let pieces = [
        "on", "off", "dark", "scene", "recent", "package", "display", " ", "  ", "\n", "\r\n", "\r", "/", "\u{0}", "é", "\u{2028}", "\t",
        "🎈", "-",
    ]

    /// Generates the same numbers in each run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
        }
    }

    private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path)
    }

    private func settings(_ text: some DataProtocol, in folder: String) throws -> Settings {
        try Data(text).write(to: URL(fileURLWithPath: folder + "/settings"))
        return Settings(contentsOf: folder + "/settings")
    }

    /// Settings that were read from a damaged file are the same after they were saved and read again.
    @Test func settingsOfADamagedFileCanBeSavedAndReadAgain() throws {
        var random = Generator(state: 41)
        try withFolder { folder in
            for _ in 0..<200 {
                var bytes = Array(Self.text.utf8)
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    let start = Int.random(in: 0...bytes.count, using: &random)
                    let end = min(start + Int.random(in: 0...7, using: &random), bytes.count)
                    bytes.replaceSubrange(start..<end, with: Array(Self.pieces[Int.random(in: Self.pieces.indices, using: &random)].utf8))
                }
                let read = try settings(bytes, in: folder)
                #expect(read.recentScenes.count <= 8 && read.packages.allSatisfy { $0.hasPrefix("/") && !$0.contains(where: \.isNewline) })
                read.save(to: folder + "/again")
                #expect(Settings(contentsOf: folder + "/again") == read, "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }

    @Test func linesCanEndAsOnWindows() throws {
        try withFolder { folder in
            let text = Self.text.replacingOccurrences(of: "\n", with: "\r\n")
            let (read, expected) = (try settings(Data(text.utf8), in: folder), try settings(Data(Self.text.utf8), in: folder))
            #expect(read == expected && read.scene == "flight" && read.packages.count == 2 && !read.hasPhone)
        }
    }

    /// A file that is no text, or no file, gives the default settings.
    @Test func unreadableFileGivesTheDefaults() throws {
        try withFolder { folder in
            let damaged = try settings(Data([0xFF, 0xFE, 0x80, 0x0A]), in: folder)
            #expect(damaged == Settings())
            #expect(Settings(contentsOf: folder) == Settings() && Settings(contentsOf: folder + "/none") == Settings())
        }
    }
}
