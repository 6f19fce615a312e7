import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookXcode

/// Damaged projects: they give an app or an error of one line, and reading them ends.
struct ProjectMutationTests {
    /// The bytes with a few changes that keep the format: identifiers, texts and lines are exchanged, removed or repeated.
    private static func restructured(_ text: String, _ random: inout SeededRandom) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for _ in 0..<random.integer(1...3) {
            let (a, b) = (random.integer(0...(lines.count - 1)), random.integer(0...(lines.count - 1)))
            switch random.integer(0...3) {
            case 0: lines.remove(at: a)
            case 1: lines.swapAt(a, b)
            case 2: lines.insert(lines[a], at: b)
            default:
                let (words, others) = (lines[a].split(separator: " "), lines[b].split(separator: " "))
                if let word = words.randomElement(using: &random), let other = others.randomElement(using: &random) {
                    lines[a] = Substring(lines[a].replacing(word, with: other))
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Whether a project file gives an app.
    private static func givesApp(_ text: String, _ path: String) -> Bool {
        do {
            var set = ProjectSet()
            set.add(try XcodeProject(path: path, bytes: Array(text.utf8)))
            let app = try OpenedProject.projects(set, path: path).read(nil)
            #expect(app.diagnostics.allSatisfy { !$0.description.contains("\n") })
            return true
        } catch {
            #expect(!error.description.contains("\n") && error.diagnostic.message.count > 5)
            return false
        }
    }

    // One after the other, so that a thread is free for other tests.
    @Test(.serialized, arguments: 0..<3)
    func damagedProjectsGiveAnAppOrOneLine(_ sample: Int) throws {
        let folder = try TemporaryFolder()
        let (name, text) = [
            ("Kite Loft", SampleProjects.xcode8), ("Harbor", SampleProjects.xcode11), ("Orchard", SampleProjects.xcode16),
        ][sample]
        switch sample {
        case 0: try SampleProjects.writeXcode8(to: folder)
        case 1: try SampleProjects.writeXcode11(to: folder)
        default: try SampleProjects.writeXcode16(to: folder)
        }
        var random = SeededRandom(600 + sample)
        let rounds = repetitions(500, thorough: 3400)
        var apps = 0
        for round in 0..<rounds {
            let damaged =
                round % 3 == 0 ? String(decoding: random.mutated(Array(text.utf8)), as: UTF8.self) : Self.restructured(text, &random)
            if Self.givesApp(damaged, "\(folder.path)/\(name).xcodeproj") { apps += 1 }
        }
        #expect(apps * 7 > rounds && apps * 34 < rounds * 33)
    }

    @Test func damagedSettingsFilesGiveLines() throws {
        let folder = try TemporaryFolder()
        let text =
            "#include \"a.xcconfig\"\nA = $(B:lower) // x\nB[sdk=iphone*] = $(inherited) ${A}\nC = \"q r\" $(A)$(A)\n#include? \"b.xcconfig\"\n"
        try folder.write("a.xcconfig", "B = $(C)$(C)\n#include \"main.xcconfig\"\n")
        var random = SeededRandom(610)
        for _ in 0..<repetitions(500, thorough: 10_000) {
            let damaged = String(decoding: random.mutated(Array(text.utf8)), as: UTF8.self)
            var (settings, reader) = (BuildSettings(), XCConfigReader())
            reader.read(damaged, of: folder.path + "/main.xcconfig", into: &settings)
            for name in settings.names { #expect(settings.value(name).utf8.count < 3 * BuildSettings.lengthLimit) }
            #expect(reader.diagnostics.allSatisfy { !$0.description.contains("\n") })
        }
    }

    @Test func damagedWorkspacesAndManifestsGiveAValueOrOneLine() {
        let group = #"<Group location = "group:a" name = "x"><FileRef location = "group:b.xcodeproj"></FileRef></Group>"#
        let workspace = #"<?xml version="1.0"?><Workspace version = "1.0">\#(group)</Workspace>"#
        var random = SeededRandom(620)
        for _ in 0..<repetitions(500, thorough: 10_000) {
            do {
                _ = try Workspace(path: "/none/A.xcworkspace", bytes: random.mutated(Array(workspace.utf8)))
            } catch { #expect(!error.description.contains("\n")) }
            let manifest = String(decoding: random.mutated(Array(SampleProjects.tidesManifest.utf8)), as: UTF8.self)
            do {
                _ = try PackageManifest(path: "/none/Package.swift", text: manifest)
            } catch { #expect(!error.description.contains("\n")) }
        }
    }
}
