import Foundation
import Testing

@testable import FlipbookXcode

struct InterfaceFileCheckTests {
    private static let problems: [(String, String?)] = [
        ("<?xml version=\"1.0\"?>\n<document>\n  <view id=\"a\"/>\n  <!-- <b> --><label>a &lt; b</label>\n</document>\n", nil),
        ("\u{FEFF}<document/>", nil),
        ("<document>\n<subviews>\n</subview>\n</document>", "line 3: the end tag subview has no start tag"),
        ("<document/>\n</document>", "line 2: the end tag document has no start tag"),
        ("<document>\n<view>\n\n</view>\n", "line 5: the element document of line 1 is not closed"),
        ("<document>\n<label opaque=\"NO\" userInter", "line 2: the tag <label> has no end"),
        ("<document>\n<label text=\"a\n", "line 3: the value of text in <label> has no end"),
        ("<document/>\n<document/>", "line 2: there is a second outermost element, document"),
        ("\n", "line 2: there is no element"),
    ]

    @Test(arguments: problems) func firstProblemIsFound(_ text: String, _ expected: String?) {
        #expect(InterfaceFileCheck.problem(in: Array(text.utf8))?.description == expected)
    }

    @Test func eachUnreadableFileHasOneLine() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = [
            "Good.xib": "<document/>", "Main.storyboard": "<document>\n<view>\n</document>", "Cell.xib": "<document>", "Other.xml": "<a>",
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        // UTF-16 with its byte order mark
        var wide: [UInt8] = [0xFF, 0xFE]
        for byte in "<document>\n</document>".utf8 { wide += [byte, 0] }
        try Data(wide).write(to: folder.appendingPathComponent("Wide.xib"))
        let names = texts.keys.sorted() + ["Missing.xib", "Wide.xib"]
        let links = names.map { GeneratedPackage.Link(path: "Base.lproj/\($0)", target: "\(folder.path)/\($0)") }
        let reason = "the file cannot be read: the end tag document has no start tag; correct or restore the file"
        let errors = InterfaceFileCheck.errors(in: links)
        #expect(errors.count == 2 && errors.first?.hasPrefix("\(folder.path)/Cell.xib:1:1: error: ") == true)
        #expect(errors.last == "\(folder.path)/Main.storyboard:3:1: error: \(reason)")
    }
}
