import Testing

@testable import FlipbookXcode

struct StringCatalogTests {
    @Test func tablesOfAllLanguages() throws {
        let folder = try TemporaryFolder()
        try folder.write("Localizable.xcstrings", SampleProjects.stringCatalog)
        let tables = try StringCatalog.tables(ofFileAt: folder.path + "/Localizable.xcstrings")
        #expect(tables["en"] == ["Let go": "Let go", "%lld kites": "%lld kites", "tail": "A tail", "tap": "Tap here"])
        #expect(
            tables["de"] == [
                "Let go": "Loslassen", "%lld kites": "%lld Drachen", "%lld kites|plural-one": "%lld Drache", "tap": "Hier tippen",
            ])
        #expect(tables.count == 2)
    }

    @Test func damagedCatalogIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xcstrings", "{\n\"strings\": {,}}")
        #expect { try StringCatalog.tables(ofFileAt: folder.path + "/a.xcstrings") } throws: {
            "\($0)".contains("a.xcstrings:2: a quoted key")
        }
        try folder.write("b.xcstrings", "[]")
        #expect { try StringCatalog.tables(ofFileAt: folder.path + "/b.xcstrings") } throws: { "\($0)".contains("no \"strings\"") }
    }
}
