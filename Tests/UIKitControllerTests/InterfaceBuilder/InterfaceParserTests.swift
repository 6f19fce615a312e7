import Foundation
import Testing
import UIKit

@MainActor @Suite struct InterfaceParserTests {
    private func parse(_ text: String) throws -> InterfaceElement { try InterfaceParser.parse(Data(text.utf8)) }

    private func failure(_ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func elementsHaveAttributesTextAndLines() throws {
        let root = try parse(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE a>\n<a x='1' y = \"two\"><!-- <b> -->\n<b z=\"\"/>text<c>\n  <d/></c></a>\n")
        #expect(root.name == "a" && root.attributes == ["x": "1", "y": "two"] && root.line == 3)
        #expect(root.children.map(\.name) == ["b", "c"] && root.children.map(\.line) == [4, 4])
        #expect(root.children[1].children[0].line == 5)
        #expect(root.text == "\ntext")
    }

    @Test func documentTypesAreSkipped() throws {
        let root = try parse("<!DOCTYPE a [\n<!ELEMENT a ANY>\n<!ENTITY x \"y\">\n] >\n<a/>")
        #expect(root.name == "a" && root.text == "" && root.line == 5)
        #expect(failure("\n<!DOCTYPE a [ <a/>") == "line 2: a document type does not end")
    }

    @Test func entitiesAndCharacterDataAreText() throws {
        let root = try parse("<a t=\"&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;&unknown;\">1 &lt; 2<![CDATA[<&amp;>]]></a>")
        #expect(root.attributes["t"] == "<&>\"'A😀&unknown;")
        #expect(root.text == "1 < 2<&amp;>")
    }

    @Test func otherEncodingsAreRead() throws {
        let text = "<a t=\"ö\">日本</a>"
        for (mark, encoding) in [([0xFF, 0xFE], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian)] as [([UInt8], _)] {
            let root = try InterfaceParser.parse(Data(mark) + (text.data(using: encoding) ?? Data()))
            #expect(root.attributes["t"] == "ö" && root.text == "日本")
        }
        #expect(try InterfaceParser.parse(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).text == "日本")
    }

    @Test(arguments: [
        ("", "line 1: there is no element"), ("<a>\n<b>\n", "line 3: the element b of line 2 is not closed"),
        ("<a>\n</b>", "line 2: the end tag b has no start tag"), ("<a/>\n<b/>", "line 2: there is a second outermost element, b"),
        ("<a x=1/>", "line 1: the value of x is not in quotation marks"), ("<a x/>", "line 1: an attribute of a has no value"),
        ("<a>\n<!-- ", "line 2: a comment does not end"), ("<a \n x=\"1\n", "line 2: the value of x does not end"),
        ("<a>\n< b/></a>", "line 2: the name of an element is missing"), ("<a", "line 1: the tag of a does not end"),
        ("<a/", "line 1: the tag of a does not end"), ("<a></a", "line 1: the end tag of a does not end"),
    ])
    func errorsNameTheirLine(_ text: String, _ expected: String) { #expect(failure(text) == expected) }

    @Test func depthIsLimited() throws {
        let deep = String(repeating: "<a>\n", count: 100_000)
        #expect(failure(deep) == "line 201: there are more than 200 nested elements")
        #expect(try parse(String(repeating: "<a>", count: 150) + String(repeating: "</a>", count: 150)).name == "a")
    }

    @Test func stringsFilesAreRead() {
        let text = """
            /* Class = "UILabel"; text = "Hello"; ObjectID = "a-b"; */
            "a-b.text" = "Hallo \\"Welt\\"\\n\\U00e4";
            // "c.text" = "no";
            plain.key = "x" ;
            "broken" "y"; "later" = "z";
            """
        let expected = ["a-b.text": "Hallo \"Welt\"\nä", "plain.key": "x", "later": "z"]
        #expect(StringsFile.strings(in: Data(text.utf8)) == expected)
        #expect(StringsFile.strings(in: Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())) == expected)
        let escapes = #""emoji" = "\ud83d\uDE00!"; "arrow" = "\U2192";"#
        #expect(StringsFile.strings(in: Data(escapes.utf8)) == ["emoji": "😀!", "arrow": "→"])
        let statements = #""Save"; OK ; "a" "b;" = "no"; "c": "d" = "no"; "e" = "f" /* ; "g" = "no"; */; "h" = "i";"#
        #expect(StringsFile.strings(in: Data(statements.utf8)) == ["Save": "Save", "OK": "OK", "e": "f", "h": "i"])
        let list = try? PropertyListSerialization.data(fromPropertyList: ["k": "v"], format: .binary, options: 0)
        #expect(StringsFile.strings(in: list ?? Data()) == ["k": "v"])
    }
}
