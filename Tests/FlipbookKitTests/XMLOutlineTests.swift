import Testing

@testable import FlipbookKit

@MainActor @Suite struct XMLOutlineTests {
    @Test func attributesHaveAnySpacesAndQuotationMarks() throws {
        let tag = "<testsuite\n\tname = \"a time=\u{27}3\u{27}\"\r\n  tests='7'\ttime=\n\"2.5\" empty=\"\">"
        let values = ["name", "tests", "time", "empty", "est", "failures"].map { XMLOutline.attribute($0, of: tag) }
        #expect(values == ["a time='3'", "7", "2.5", "", nil, nil])
        let outline = try #require(XMLOutline(Array("\(tag)<testcase\r\nname=\"x\"/></testsuite\n>".utf8)))
        #expect(outline.elements.map(\.name) == ["testsuite", "testcase"] && outline.elements.map(\.depth) == [0, 1])
    }

    @Test(arguments: ["<testsuites></testsuitesX>", "<testsuites></testsuite>", "<a><b></a></b>"])
    func endTagHasTheNameOfItsStartTag(text: String) { #expect(XMLOutline(Array(text.utf8))?.elements.count == nil) }
}
