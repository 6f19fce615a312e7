import Foundation
import Testing

/// `make install` and `make uninstall`, into a folder of the test.
@Suite struct InstallTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { testFolder = try TestFolder() }

    private var destination: URL { testFolder.url.appendingPathComponent("root") }

    private func make(_ target: String, prefix: String = "/opt/flip book", program: String = TestFolder.program.path) async throws {
        let arguments = ["-s", "-C", Self.root.path, target, "PREFIX=\(prefix)", "DESTDIR=\(destination.path)", "PROGRAM=\(program)"]
        let result = try await testFolder.run(testFolder.makeProcess(arguments, program: URL(fileURLWithPath: "/usr/bin/make")))
        #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    /// The files and folders below the prefix.
    private func files(_ prefix: String) -> Set<String> {
        Set((FileManager.default.enumerator(atPath: destination.path + prefix)?.compactMap { $0 as? String }) ?? [])
    }

    @Test func installedFilesAreUsedAndRemoved() async throws {
        let prefix = "/opt/flip book"
        try FileManager.default.createDirectory(atPath: destination.path + prefix + "/share/man", withIntermediateDirectories: true)
        let before = files("")
        try await make("install")
        let installed = files(prefix)
        let expected = [
            "bin/flipbook", "share/applications/flipbook.desktop", "share/metainfo/local.flipbook.flipbook.metainfo.xml",
            "share/icons/hicolor/scalable/apps/flipbook.svg", "share/bash-completion/completions/flipbook",
            "share/zsh/site-functions/_flipbook", "share/fish/vendor_completions.d/flipbook.fish",
            "share/flipbook/Assets/Tours/flight.script",
            "share/doc/flipbook/README.md", "share/doc/flipbook/docs/SCENES.md", "share/doc/flipbook/docs/hero.gif",
            "share/flipbook/package/Package.swift", "share/flipbook/package/Sources/UIKit/Controls/UIStepper.swift",
        ]
        #expect(Set(expected).isSubset(of: installed))
        // There are pages for the groups of commands, for most commands, and for the formats of scripts and talks.
        let pages = (ManualPage.all.map(\.name) + ManualPage.all.flatMap(\.commands).filter { $0.count > 2 }.map { "flipbook-" + $0 })
            .filter { !["flipbook-list", "flipbook-bench", "flipbook-doctor", "flipbook-completions"].contains($0) }.map { "man1/\($0).1" }
        #expect(Set((pages + ["man5/flipbook-script.5", "man5/flipbook-talk.5"]).map { "share/man/" + $0 }).isSubset(of: installed))

        let program = URL(fileURLWithPath: destination.path + prefix + "/bin/flipbook")
        let doctor = try await testFolder.run(testFolder.makeProcess(["doctor"], program: program)).output
        let resolved = destination.resolvingSymlinksInPath().path + prefix
        #expect(doctor.contains("✓ prefix           \(resolved)\n"))
        #expect(doctor.contains("✓ assets           \(resolved)/share/flipbook/Assets\n"))
        #expect(doctor.contains("✓ package sources  \(resolved)/share/flipbook/package\n"))
        for subject in ["man pages", "bash completion", "zsh completion", "fish completion", "desktop entry", "icon"] {
            #expect(doctor.contains("✓ " + subject), "\(doctor)")
        }

        // Outside of the sources, `docs/SCRIPT.md` is the path of no file, so the texts name the manual pages.
        for arguments in [["help", "scripts"], ["record", "--help"], ["talk", "--help"], ["help"]] {
            let help = try await testFolder.run(testFolder.makeProcess(arguments, program: program)).output
            let namesPage = help.contains("'man flipbook") || help.contains("'man 5 flipbook")
            #expect(namesPage && !help.contains("docs/"), "\(arguments)")
        }
        let overview = try await testFolder.run(testFolder.makeProcess(["help"], program: program)).output
        #expect(overview.hasSuffix("\n\nThe documentation begins in \(resolved)/share/doc/flipbook/README.md\n"), "\(overview)")

        try await make("uninstall")
        #expect(files("") == before, "only the folder share/man, which existed before the installation, remains")
    }

    /// An installation over an older one removes the files that only the older one has. A small shell script replaces the program, because
    /// `make install` runs the program only to print the completions.
    @Test func aSecondInstallationReplacesTheFirst() async throws {
        let prefix = "/opt/flip book"
        _ = try testFolder.writeProgram("flipbook", "#!/bin/sh\necho \"# $2\"\n")
        let program = testFolder.url.appendingPathComponent("bin/flipbook").path
        try await make("install", program: program)
        let first = files(prefix)
        let list = destination.path + prefix + "/share/flipbook/installed-files.txt"
        try Data().write(to: URL(fileURLWithPath: destination.path + prefix + "/share/old page.1"))
        try (try String(contentsOfFile: list, encoding: .utf8) + "share/old page.1\n").write(
            toFile: list, atomically: true, encoding: .utf8)
        try await make("install", program: program)
        #expect(files(prefix) == first)
        try Data().write(to: URL(fileURLWithPath: destination.path + prefix + "/share/applications/other.desktop"))
        try await make("uninstall")
        #expect(files(prefix) == ["share", "share/applications", "share/applications/other.desktop"])
    }

    /// The installed documents show their pictures, and lead to each other and to the articles in the sources.
    @Test func linksOfInstalledDocumentsResolve() async throws {
        _ = try testFolder.writeProgram("flipbook", "#!/bin/sh\necho \"# $2\"\n")
        try await make("install", program: testFolder.url.appendingPathComponent("bin/flipbook").path)
        let documents = destination.path + "/opt/flip book/share/doc/flipbook"
        let check = Self.root.appendingPathComponent("packaging/check-links")
        let complete = try await testFolder.run(testFolder.makeProcess([documents], program: check))
        #expect(complete.exitCode == 0 && complete.errors.isEmpty, "\(complete.errors)")

        for path in ["docs/TESTING.md", "docs/lock.png"] { try FileManager.default.removeItem(atPath: documents + "/" + path) }
        let incomplete = try await testFolder.run(testFolder.makeProcess([documents], program: check))
        let missing = [
            "README.md: there is no docs/TESTING.md", "docs/GALLERY.md: there is no lock.png",
            "Sources/Stage/Stage.docc/Stage.md: there is no ../../../docs/TESTING.md",
        ]
        #expect(incomplete.exitCode == 1)
        for line in missing { #expect(incomplete.errors.contains("\(documents)/\(line)\n"), "\(incomplete.errors)") }
    }

    /// The start page of an installation begins with commands that work without a checkout, and links to the pages to which README.md links.
    @Test func theInstalledStartPageNeedsNoCheckout() async throws {
        _ = try testFolder.writeProgram("flipbook", "#!/bin/sh\necho \"# $2\"\n")
        try await make("install", program: testFolder.url.appendingPathComponent("bin/flipbook").path)
        let installed = try String(contentsOfFile: destination.path + "/opt/flip book/share/doc/flipbook/README.md", encoding: .utf8)
        let commands: [String] = DocumentBlock.blocks(in: installed, path: "README.md").filter { $0.language.isEmpty }
            .flatMap { $0.text.components(separatedBy: "\n") }
        let firstWords = Set(commands.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(firstWords == ["flipbook", "man", "cd", "swift"], "\(commands)")
        let names: [String] = commands.compactMap { DocumentCommand($0, place: "README.md")?.name }
        #expect(Set(["", "doctor", "new"]).isSubset(of: names), "\(names)")

        func links(_ text: String) -> Set<String> { Set(text.matches(of: /\]\(([^()\s]+)\)/).map { String($0.1) }) }
        let repository = try DocumentBlock.text("README.md")
        #expect(links(installed) == links(repository))
    }

    @Test func nothingToInstallOrToRemoveIsAnError() async throws {
        for (target, fragment) in [("install", "run 'make program' first"), ("uninstall", "so nothing was installed there")] {
            let arguments = ["-s", "-C", Self.root.path, target, "DESTDIR=\(destination.path)", "PROGRAM=/nowhere/flipbook"]
            let result = try await testFolder.run(testFolder.makeProcess(arguments, program: URL(fileURLWithPath: "/usr/bin/make")))
            #expect(result.exitCode != 0 && result.errors.contains(fragment), "\(result.errors)")
        }
        #expect(files("").isEmpty)
    }
}
