import Foundation
import Testing

@testable import FlipbookKit

/// The names that `flipbook new` accepts.
@MainActor @Suite struct PackageNameTests {
    @Test(arguments: ["Talk", "talk2", "My_Talk", "Swiftly", "UIkey", "Sceneries", "_a", "Class"]) func ordinaryNamesAreAccepted(
        name: String
    ) {
        #expect(PackageName.problem(with: name) == nil)
    }

    /// A module with such a name would hide a module or a type that the package needs, and the package would not compile.
    @Test(arguments: [
        ("UIKit", "is the name of a module that the package needs"),
        ("Swift", "is the name of a module that the package needs"),
        ("coregraphics", "would be taken for the module CoreGraphics that the package needs"),
        ("swift", "would be taken for the module Swift that the package needs"),
        ("OS", "would be taken for the module os"), ("class", "is a Swift keyword"), ("Scene", "is the name of a type"),
        ("FlipbookTalk", "begins with Flipbook"), ("UIView", "begins with UI, as the types of Apple's frameworks do"),
    ]) func namesOfOtherModulesAndTypesAreRefused(name: String, reason: String) throws {
        let problem = try #require(PackageName.problem(with: name))
        #expect(problem.hasPrefix("'\(name)' \(reason)") && problem.hasSuffix("; choose another name, such as MyTalk"), "\(problem)")
    }

    @Test func nameThatIsNoIdentifierGetsASimilarOne() {
        let start = "NAME must be the name of a Swift module: letters, digits and '_', not "
        #expect(PackageName.problem(with: "my-first talk") == start + "'my-first talk' (did you mean MyFirstTalk?)")
        for name in ["3x", "é", "core-image", ""] { #expect(PackageName.problem(with: name) == start + "'\(name)'") }
    }

    /// The manifest lists the modules of Flipbook. A package with a module of the same name cannot use the module of Flipbook.
    @Test func modulesOfFlipbookAreRefused() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let modules = try #require(manifest.components(separatedBy: "let tests: [Module]").first)
        let targets = manifest.matches(of: /\.(?:target|systemLibrary)\(name: "([A-Za-z_]+)"/).map { String($0.1) }
        let names = modules.matches(of: /Module\(\s*name: "([A-Za-z_]+)"/).map { String($0.1) } + targets
        #expect(names.count > 25 && names.contains("CPixelKernels") && names.contains("CSDLImage"))
        for name in names { #expect(PackageName.problem(with: name) != nil, "\(name)") }
    }
}
