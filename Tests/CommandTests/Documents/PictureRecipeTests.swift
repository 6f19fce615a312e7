import Foundation
import Testing

/// The pictures in the documents are made by `make pictures`, and show the scenes as they are now.
@Suite struct PictureRecipeTests {
    private static let root = DocumentBlock.root

    @Test func picturesAreCurrent() throws {
        let output = try Toolchain.run(Self.root.appending(path: "docs/make-pictures").path, ["--check"])
        #expect(output.status == 0, "\(output.text)")
    }

    @Test func allPicturesHaveARecipe() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "docs").path)
        let pictures = files.filter { ["png", "gif", "webp", "apng"].contains(($0 as NSString).pathExtension) }
        let listed = try DocumentBlock.text("docs/pictures.txt").split(separator: "\n").map { $0.split(separator: " ")[0] }.filter {
            $0 != "#"
        }
        #expect(Set(pictures) == Set(listed.map(String.init)))
        #expect(listed.count == Set(listed).count)
    }

    /// A changed script makes its picture outdated.
    @Test func changedScriptsAreFound() throws {
        let folder = try TestFolder()
        for name in ["docs/make-pictures", "docs/pictures.txt", "docs/hero.script", "docs/hero.gif"] {
            let target = folder.url.appending(path: name)
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.root.appending(path: name), to: target)
        }
        for name in ["Assets", "Tests", "Sources", "Examples"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: name), withDestinationURL: Self.root.appending(path: name))
        }
        func isOutdated() throws -> Bool {
            let output = try Toolchain.run(folder.url.appending(path: "docs/make-pictures").path, ["--check"])
            return output.text.contains("docs/hero.gif: what it shows has changed")
        }
        #expect(try !isOutdated())
        let script = folder.url.appending(path: "docs/hero.script")
        try (String(contentsOf: script, encoding: .utf8) + "wait 1\n").write(to: script, atomically: true, encoding: .utf8)
        #expect(try isOutdated())
    }
}
