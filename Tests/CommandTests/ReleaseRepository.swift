import Foundation

/// A repository with the files that `packaging/release` changes, and a build and an interface check that only log how they were called.
enum ReleaseRepository {
    /// The repository, which is made once. Each test has a copy.
    static let shared = Task { try await make() }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let files = [
        "Sources/Kit/Program.swift": "package struct Program {\n    package static let flipbookVersion = \"0.9.0\"\n}\n",
        "CHANGELOG.md":
            "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A scene.\n\n## [0.9.0] - 2026-01-31\n\n### Fixed\n\n- A bug.\n",
        "docs/interface/VERSION": "0.9.0\nSwift 6.3\n",
        "Makefile": "build:\n\t@echo build >> log\n",
        "packaging/flipbook.metainfo.xml":
            "<component>\n  <releases>\n    <release version=\"0.9.0\"/>\n  </releases>\n</component>\n",
        "packaging/debian/changelog":
            "flipbook (0.9.0-1) unstable; urgency=medium\n\n  * First.\n\n -- A B <a@b>  Sat, 31 Jan 2026 23:00:00 +0000\n",
        // A check of the version 0.9.1 fails.
        "Tests/Interface/interface":
            "#!/bin/sh\necho \"$@\" >> log\n[ $1 != record ] || echo \"$2\" > docs/interface/VERSION\n[ $2 != 0.9.1 ]\n",
        ".gitignore": "/log\n/out\n/err\n",
    ]

    private static let commands = """
        chmod +x packaging/release Tests/Interface/interface && git -c init.defaultBranch=main init --quiet &&
        git config user.name Test && git config user.email a@b && git config commit.gpgsign false && git config tag.gpgsign false &&
        git add . && git commit --quiet --message First
        """

    private static func make() async throws -> TestFolder {
        let folder = try TestFolder()
        let script = try String(contentsOf: root.appending(path: "packaging/release"), encoding: .utf8)
        for (path, text) in files.merging(["packaging/release": script], uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
            let file = folder.url.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let result = try await folder.runShell(commands, [])
        guard result.exitCode == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: result.errors]) }
        return folder
    }
}
