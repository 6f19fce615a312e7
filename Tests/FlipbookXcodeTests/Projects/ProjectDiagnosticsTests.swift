import Foundation
import Testing

@testable import FlipbookXcode

/// Damaged and incomplete projects: each problem is reported in one line, and the rest of the project is read.
struct ProjectDiagnosticsTests {
    /// The lines about the project of Xcode 8 in which a text is replaced, and in whose folder files are changed.
    private func lines(replacing old: String = "", by new: String = "", change: (TemporaryFolder) throws -> Void = { _ in }) throws
        -> [String]
    {
        let folder = try TemporaryFolder()
        let text = old.isEmpty ? SampleProjects.xcode8 : SampleProjects.xcode8.replacing(old, with: new)
        #expect(old.isEmpty || text != SampleProjects.xcode8)
        try SampleProjects.writeXcode8(to: folder, project: text)
        try change(folder)
        do {
            return try ProjectReader.read(folder.path, target: nil).diagnostics.map { folder.relative($0.description) }
                .filter { !$0.contains("Wind.m: is not compiled") }
        } catch {
            return ["ERROR " + folder.relative(error.description)]
        }
    }

    /// The line of a text in the project of Xcode 8.
    private func line(_ text: String) -> Int {
        SampleProjects.xcode8.components(separatedBy: text)[0].count { $0 == "\n" } + 1
    }

    private let file = "Kite Loft.xcodeproj/project.pbxproj"

    @Test func truncatedFile() throws {
        let cut = String(SampleProjects.xcode8.prefix(9000))
        let found = try lines { try $0.write("Kite Loft.xcodeproj/project.pbxproj", cut) }
        #expect(found.count == 1 && found[0].contains("\(file):\(cut.split(separator: "\n", omittingEmptySubsequences: false).count): "))
        #expect(found[0].contains("truncated"))
        #expect(
            try lines { try $0.write("Kite Loft.xcodeproj/project.pbxproj", "") } == [
                "ERROR \(file): contains no objects; it is not the project file of Xcode"
            ])
    }

    @Test func missingFilesAreNamedAndTheRestIsRead() throws {
        let found = try lines { folder in
            try FileManager.default.removeItem(atPath: folder.path + "/Kite Loft/Views/KiteView.swift")
            try FileManager.default.removeItem(atPath: folder.path + "/Kite Loft/Info.plist")
            try FileManager.default.removeItem(atPath: folder.path + "/Base.xcconfig")
        }
        #expect(found.count == 3)
        #expect(
            found.contains {
                $0.contains("\(file):\(line("4C0200000000000000000002 /* KiteView.swift */ = {")): the file /")
                    && $0.hasSuffix("KiteView.swift of Kite Loft is missing")
            })
        #expect(found.contains { $0 == "Kite Loft/Info.plist: the Info.plist of Kite Loft is missing; its keys are not set" })
        #expect(found.contains { $0.hasSuffix("Base.xcconfig is missing; its settings are not used") })
    }

    @Test func missingObjects() throws {
        let found = try lines(
            replacing: "4C0200000000000000000002 /* KiteView.swift */ = {isa = PBXFileReference",
            by: "4C02000000000000000000FF = {isa = PBXFileReference")
        #expect(found.count == 2)
        #expect(found.contains { $0.contains("the file 4C0200000000000000000002 of a build phase of Kite Loft is missing in the project") })
        #expect(
            found.contains { $0.contains("children of PBXGroup Kite Loft lists the object 4C0200000000000000000002, which is missing") })
        let phase = try lines(replacing: "4C0600000000000000000003 /* Resources */ = {", by: "4C06000000000000000000FF = {")
        #expect(
            phase == [
                "\(file):\(line("4C0700000000000000000001 /* Kite Loft */ = {")): the build phase 4C0600000000000000000003 of Kite Loft is missing"
            ])
    }

    @Test func wrongClasses() throws {
        let found = try lines(
            replacing: "4C0500000000000000000003 /* KiteTests */ = {\n\t\t\tisa = PBXGroup;",
            by: "4C0500000000000000000003 = {\n\t\t\tisa = PBXNativeTarget;")
        #expect(found.count == 2 && found[0].contains("the object is a PBXNativeTarget, which children of PBXGroup"))
        let none = try lines(
            replacing: "4C0A00000000000000000002 /* Release */ = {\n\t\t\tisa = XCBuildConfiguration;", by: "4C0A00000000000000000002 = {")
        #expect(none.count == 2 && none[0].hasSuffix("the object 4C0A00000000000000000002 has no isa; it is left out"))
        let root = try lines(replacing: "isa = PBXProject;", by: "isa = PBXGroup;")
        #expect(root == ["ERROR \(file): the root object is missing; the file is damaged or truncated"])
    }

    @Test func cyclicGroups() throws {
        let found = try lines(
            replacing: "4C0200000000000000000008 /* Loft.ttf */,\n\t\t\t);",
            by: "4C0200000000000000000008,\n4C0500000000000000000002,\n4C0500000000000000000005,);")
        #expect(
            found.map { $0.replacing(#/:\d+:/#, with: ":") } == [
                "\(file): the group Kite Loft contains itself", "\(file): the group Art contains itself",
            ])
    }

    @Test func namesThatXcodeRefuses() throws {
        let found = try lines(replacing: "path = AppDelegate.swift;", by: "path = Other/KiteView.swift;") { folder in
            try folder.write("Kite Loft/Other/KiteView.swift")
        }
        #expect(found.count == 1 && found[0].hasPrefix("Kite Loft/Other/KiteView.swift: Kite Loft already contains the file"))
        #expect(found[0].hasSuffix("of the same name; Xcode reports this as an error; rename one of them"))
    }

    @Test func damagedAndUnreadableFiles() throws {
        #expect(
            try lines { try $0.write("Kite Loft/Info.plist", "<plist><dict>\n<key>a</key></dict>") } == [
                "Kite Loft/Info.plist:2: the key \"a\" has no value"
            ])
        #expect(
            try lines { try $0.write("Kite Loft/Info.plist", "(1)") } == [
                "Kite Loft/Info.plist: the property list is not a dictionary; its keys are not set"
            ])
        let folder = try lines { folder in
            try FileManager.default.removeItem(atPath: folder.path + "/Kite Loft/Info.plist")
            try folder.write("Kite Loft/Info.plist/x")
        }
        #expect(folder == ["Kite Loft/Info.plist: is a folder, not a file"])
        let pipe = try lines { folder in
            try FileManager.default.removeItem(atPath: folder.path + "/Base.xcconfig")
            mkfifo(folder.path + "/Base.xcconfig", 0o600)
        }
        #expect(Set(pipe) == ["Base.xcconfig: is not a regular file"])
    }

    @Test func settingsThatReferToThemselves() throws {
        let found = try lines(replacing: "SDKROOT = iphoneos;", by: "SDKROOT = iphoneos; COMPANY = \"$(OWNER)\"; OWNER = \"$(COMPANY)\";")
        #expect(found == ["\(file):\(line("4C0700000000000000000001 /* Kite Loft */ = {")): the build setting COMPANY refers to itself"])
    }

    @Test func missingPodsAreNamed() throws {
        let folder = try TemporaryFolder()
        let text = SampleProjects.xcode11.replacing("Waves.framework", with: "Pods_Harbor.framework").replacing(
            "productReference = B20000000000000000000003;", with: "")
        try SampleProjects.writeXcode11(to: folder, project: text)
        let lines = try ProjectReader.read(folder.path, target: nil).diagnostics.map(\.description)
        #expect(lines.count { $0.contains("the project uses CocoaPods, and the Pods project is missing: run `pod install`") } == 1)
    }

    @Test func targetsHaveToBeChosen() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode8(to: folder)
        #expect(try ProjectReader.targets(at: folder.path) == ["Kite Loft"])
        #expect { try ProjectReader.read(folder.path, target: "Kite") } throws: { error in
            let error = error as? ProjectError
            return error?.kind == .unknownTarget && error?.choices == ["Kite Loft"]
                && "\(error!)".contains("has no app target Kite; choose one of Kite Loft")
        }
        let second = SampleProjects.xcode8.replacing("com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.application")
        try folder.write("Kite Loft.xcodeproj/project.pbxproj", second)
        #expect { try ProjectReader.read(folder.path, target: nil) } throws: { error in
            (error as? ProjectError)?.kind == .severalTargets
                && "\(error)".contains("has several apps; choose one of Kite Loft, KiteTests with --target")
        }
        #expect(try ProjectReader.read(folder.path, target: "kitetests").targetName == "KiteTests")
        let none = SampleProjects.xcode8.replacing("SDKROOT = iphoneos", with: "SDKROOT = macosx")
        try folder.write("Kite Loft.xcodeproj/project.pbxproj", none)
        #expect { try ProjectReader.read(folder.path, target: nil) } throws: { error in
            (error as? ProjectError)?.kind == .noAppTarget
                && "\(error)".contains("contains no app for iOS: its targets are Kite Loft (an app for macOS), KiteTests (unit tests)")
        }
    }

    @Test func excludedFilesAndOtherCapitals() throws {
        let folder = try TemporaryFolder()
        let text = SampleProjects.xcode8.replacing(
            "SWIFT_VERSION = 3.0;", with: "SWIFT_VERSION = 3.0; EXCLUDED_SOURCE_FILE_NAMES = \"Kite*.swift */tail*\";"
        )
        .replacing("path = AppDelegate.swift", with: "path = appdelegate.SWIFT")
        try SampleProjects.writeXcode8(to: folder, project: text)
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect(app.sources.map { folder.relative($0.path) } == ["Kite Loft/AppDelegate.swift"])
        #expect(!app.resources.contains { $0.bundlePath == "tail@2x.png" })
    }
}
