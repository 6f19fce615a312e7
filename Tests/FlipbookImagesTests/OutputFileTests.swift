import FlipbookGeometry
import FlipbookImages
import Foundation
import Testing

@Suite struct OutputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) -> String? { try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) }

    @Test func existingFileIsUnchangedUntilCommit() throws {
        let path = try folder.write("old", to: "a.txt")
        let file = try OutputFile(path)
        try Array("new text".utf8).withUnsafeBytes { try file.write($0) }
        #expect(text("a.txt") == "old" && folder.contents.count == 2)
        try file.commit()
        #expect(text("a.txt") == "new text" && folder.contents == ["a.txt"])
    }

    @Test func fileThatIsNotCommittedLeavesNothing() throws {
        let path = try folder.write("old", to: "a.txt")
        do {
            let file = try OutputFile(path)
            try Array("new text".utf8).withUnsafeBytes { try file.write($0) }
        }
        try OutputFile.requireWritable(folder.path + "/b.txt")
        #expect(text("a.txt") == "old" && folder.contents == ["a.txt"])
    }

    @Test func writersOfOneFileDoNotDisturbEachOther() throws {
        let path = folder.path + "/a.txt"
        let (first, second) = (try OutputFile(path), try OutputFile(path))
        try Array("first, longer".utf8).withUnsafeBytes { try first.write($0) }
        try Array("second".utf8).withUnsafeBytes { try second.write($0) }
        try first.commit()
        #expect(text("a.txt") == "first, longer")
        try second.commit()
        #expect(text("a.txt") == "second" && folder.contents == ["a.txt"])
    }

    @Test func symbolicLinksAreFollowedAndPermissionsKept() throws {
        let path = try folder.write("old", to: "real/a.txt")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.txt", withDestinationPath: "real/a.txt")
        try OutputFile.write("new", to: folder.path + "/link.txt")
        #expect(text("real/a.txt") == "new" && folder.contents == ["link.txt", "real"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.txt") == "real/a.txt")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func fullDiskIsReportedAndTheDeviceIsNotReplaced() throws {
        let link = folder.path + "/full.png"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
        let bitmap = Bitmap(width: 7, height: 3)
        let error = #expect(throws: OutputFile.Failure.self) { try ImageFile.writePNG(bitmap, to: link) }
        #expect(error?.description == "cannot write \(link): No space left on device")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/full")
        #expect(folder.contents == ["full.png"])
    }

    @Test func longNamesAreWritten() throws {
        let name = String(repeating: "ä", count: 120) + ".script"
        try OutputFile.write("wait 2", to: folder.path + "/" + name)
        #expect(text(name) == "wait 2" && folder.contents == [name])
    }

    @Test func invalidTargetsAreRefused() throws {
        _ = try folder.write("old", to: "file")
        for (name, reason) in [
            ("", "Is a directory"), ("no/", "Is a directory"), ("a\u{0}b.txt", "zero byte"), ("file/a.txt", "there is no folder"),
            ("file/no/a.txt", "there is no folder"),
        ] {
            let path = folder.path + "/" + name
            let error = #expect(throws: OutputFile.Failure.self) { try OutputFile.write("text", to: path) }
            #expect(error?.description.contains(reason) == true, "\(name): \(error?.description ?? "")")
        }
        #expect(folder.contents == ["file"] && text("file") == "old")
        let error = #expect(throws: OutputFile.Failure.self) { try OutputFile.write("text", to: "/proc/no/deep/a.txt") }
        #expect(error?.description.hasPrefix("cannot write /proc/no/deep/a.txt: cannot make the folder /proc/no: ") == true)
    }

    @Test func missingFoldersAreMade() throws {
        try OutputFile.write("new", to: folder.path + "/a//b/c.txt")
        #expect(text("a/b/c.txt") == "new")
        try OutputFile.write("other", to: folder.path + "/a/d.txt")
        #expect(text("a/d.txt") == "other" && folder.contents == ["a"])
    }

    @Test func foldersOfAFileThatIsNotCommittedAreRemoved() throws {
        try OutputFile.write("old", to: folder.path + "/a/old.txt")
        try OutputFile.requireWritable(folder.path + "/a/b/c/new.txt")
        try OutputFile.requireWritable(folder.path + "/d/new.txt")
        #expect(folder.contents == ["a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a") == ["old.txt"])
        // A folder with a file of another writer stays.
        let file = try OutputFile(folder.path + "/e/new.txt")
        try OutputFile.write("other", to: folder.path + "/e/other.txt")
        file.discard()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/e") == ["other.txt"])
    }

    /// A writer can remove a folder that it has made when another writer is about to write into it.
    @Test func writersThatBeginTogetherInANewFolderDoNotDisturbEachOther() async throws {
        for round in 0..<300 {
            let path = folder.path + "/\(round)/a/b.txt"
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try OutputFile.requireWritable(path) } }
                try await group.waitForAll()
            }
            try OutputFile.write("\(round)", to: path)
        }
        #expect(folder.contents.count == 300 && text("299/a/b.txt") == "299")
    }
}
