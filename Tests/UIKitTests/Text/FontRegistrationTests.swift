import Foundation
import Testing
import UIKit

@MainActor @Suite struct FontRegistrationTests {
    /// The file of an installed font.
    private func fontURL() throws -> URL {
        let folder = URL(fileURLWithPath: "/usr/share/fonts")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let urls = files.compactMap { $0 as? URL }.filter { ["ttf", "otf"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        return try #require(urls.first, "no font file below \(folder.path)")
    }

    @Test func fontOfAFileIsRegistered() throws {
        let url = try fontURL()
        let provider = try #require(CGDataProvider(url: url as CFURL))
        let font = try #require(CGFont(provider))
        let name = try #require(font.postScriptName as String?)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error == nil)
        #expect(UIFont(name: name, size: 17)?.fontName == name)
    }

    @Test func fontOfBytesHasTheNamesOfItsFile() throws {
        let url = try fontURL()
        let ofFile = try #require(CGDataProvider(url: url).flatMap { CGFont($0) })
        let ofBytes = try #require(CGDataProvider(data: Data(contentsOf: url) as CFData).flatMap { CGFont($0) })
        #expect(ofBytes.postScriptName == ofFile.postScriptName && ofBytes.fullName == ofFile.fullName)
    }

    @Test func bytesWithoutAFontAreRefused() throws {
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/font.ttf")) == nil)
        #expect(CGDataProvider(data: Data("no font".utf8)).flatMap { CGFont($0) } == nil)
        var error: Unmanaged<CFError>?
        let url = URL(fileURLWithPath: "/nowhere/font.ttf")
        #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        let text = try #require(error?.takeRetainedValue()).localizedDescription
        #expect(text.contains("/nowhere/font.ttf is not a font"))
    }
}
