import Foundation
import Testing
import WindowShell

/// The folders for saved files, from the environment and `user-dirs.dirs`.
@MainActor @Suite struct UserFoldersTests {
    /// Returns the folders for a text in `user-dirs.dirs`, with the home folder `/home/ann`.
    private func folders(_ text: String) throws -> UserFolders {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: folder.appendingPathComponent("user-dirs.dirs"))
        return UserFolders(environment: ["HOME": "/home/ann", "XDG_CONFIG_HOME": folder.path])
    }

    @Test func withoutEntriesTheFoldersHaveTheUsualNames() throws {
        let usual = try folders("# no entries\n")
        #expect([usual.pictures, usual.videos, usual.documents] == ["/home/ann/Pictures", "/home/ann/Videos", "/home/ann/Documents"])
        #expect(UserFolders(environment: ["HOME": "/h/"]).videos == "/h/Videos")
    }

    @Test func entriesAreInTheHomeFolderOrAbsolute() throws {
        let custom = try folders(
            """
            # XDG_VIDEOS_DIR="$HOME/Old"
            XDG_PICTURES_DIR="$HOME/Bilder/2026"
              XDG_VIDEOS_DIR = "/media/big \\"disk\\"/"
            XDG_DOCUMENTS_DIR="$HOME/"
            """)
        #expect([custom.pictures, custom.videos, custom.documents] == ["/home/ann/Bilder/2026", "/media/big \"disk\"", "/home/ann"])
    }

    @Test(arguments: ["Videos", "~/Videos", "$HOMER/Videos", "", "$OTHER/Videos"]) func invalidEntriesAreIgnored(_ value: String) throws {
        #expect(try folders("XDG_VIDEOS_DIR=\"\(value)\"\nXDG_VIDEOS_DIR\nXDG_VIDEOS_DIR=\"").videos == "/home/ann/Videos")
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "ann"]]) func withoutHomeTheFolderIsTheWorkingDirectory(_ environment: [String: String]) {
        let folders = UserFolders(environment: environment)
        #expect(folders == UserFolders())
        #expect(folders.displayed("a.png") == FileManager.default.currentDirectoryPath + "/a.png")
    }

    @Test func homeIsAbbreviatedInMessages() {
        let folders = UserFolders(environment: ["HOME": "/home/ann"])
        #expect(folders.displayed("/home/ann/Videos/a.mp4") == "~/Videos/a.mp4")
        #expect(folders.displayed("/home/anna/a.mp4") == "/home/anna/a.mp4")
    }
}
