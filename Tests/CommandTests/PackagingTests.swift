import Foundation
import Testing

/// The files of packaging/. The tools that validate them run if they are installed.
@Suite struct PackagingTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws { testFolder = try TestFolder() }

    /// `make check-packaging` without the package.
    @Test func desktopEntryMetainfoAndManualPagesAreValid() async throws {
        let result = try await testFolder.run(testFolder.makeProcess([], program: Self.root.appending(path: "packaging/check")))
        #expect(result.exitCode == 0, "\(result.output)")
        for tool in ["desktop-file-validate", "appstreamcli", "mandoc", "shellcheck"] { #expect(result.output.contains(tool)) }
    }

    /// The packages that `bootstrap` installs on Debian and Ubuntu are those that the package depends on, recommends and suggests.
    @Test func thePackageRecommendsWhatBootstrapInstalls() throws {
        let bootstrap = try String(contentsOf: Self.root.appending(path: "bootstrap"), encoding: .utf8)
        let control = try String(contentsOf: Self.root.appending(path: "packaging/debian/control"), encoding: .utf8)
        let packages = bootstrap.matches(of: /\n(?:need|want) (\S+)/).map { String($0.1) }
        #expect(packages.count == 11)
        let relations = control.split(separator: "Description:")[0]
        for package in packages where package != "pkg-config" { #expect(relations.contains(package), "\(package)") }
        #expect(relations.contains("pkgconf"), "pkgconf is the newer name of pkg-config")
    }
}
