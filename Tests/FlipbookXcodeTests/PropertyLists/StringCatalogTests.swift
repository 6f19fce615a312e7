import Testing

@testable import FlipbookXcode

struct StringCatalogTests {
    @Test func catalogHasATableForEachLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write("Localizable.xcstrings", SampleProjects.stringCatalog)
        let tables = try StringCatalog.tables(ofFileAt: folder.path + "/Localizable.xcstrings")
        #expect(tables["en"] == ["Let go": "Let go", "%lld kites": "%lld kites", "tail": "A tail", "tap": "Tap here"])
        let kites = PluralTable.identifier("", key: "%lld kites", table: "Localizable")
        #expect(
            tables["de"] == [
                "Let go": "Loslassen", "%lld kites": "%#@\(kites)@", "%lld kites|plural-one": "%lld Drache",
                "%lld kites|plural-other": "%lld Drachen", "\(kites)|plural-one": "%lld Drache", "\(kites)|plural-other": "%lld Drachen",
                "tap": "Hier tippen",
            ])
        #expect(tables.count == 2)
    }

    @Test func substitutionsBecomeVariables() throws {
        let folder = try TemporaryFolder()
        let form = { (text: String) in "{ \"stringUnit\": { \"value\": \"\(text)\" } }" }
        try folder.write(
            "a.xcstrings",
            """
            { "sourceLanguage": "en", "strings": { "k": { "localizations": { "en": { "stringUnit": { "value": "%#@nets@ for %@" }, "substitutions": {
              "nets": { "argNum": 2, "formatSpecifier": "ld", "variations": { "plural": { "one": \(form("%arg net")), "other": \(form("%arg nets")) } } } } } } } } }
            """)
        let nets = PluralTable.identifier("nets", key: "k", table: "a")
        #expect(
            try StringCatalog.tables(ofFileAt: folder.path + "/a.xcstrings", table: "a") == [
                "en": ["k": "%2$#@\(nets)@ for %@", "\(nets)|plural-one": "%ld net", "\(nets)|plural-other": "%ld nets"]
            ])
    }

    @Test func variationsByDeviceCanContainPluralForms() throws {
        let folder = try TemporaryFolder()
        let unit = { (text: String) in "\"stringUnit\": { \"value\": \"\(text)\" }" }
        let plural = { (word: String) in
            "\"variations\": { \"plural\": { \"one\": { \(unit("%lld \(word)")) }, \"other\": { \(unit("%lld \(word)s")) } } }"
        }
        try folder.write(
            "a.xcstrings",
            """
            { "sourceLanguage": "en", "strings": {
              "k": { "localizations": { "en": { "variations": { "device": { "mac": { \(unit("none")) }, "iphone": { \(plural("tap")) } } } } } },
              "m": { "localizations": { "en": { "variations": { "device": { "iphone": { \(unit("taps")) }, "other": { \(plural("click")) } } } } } }
            } }
            """)
        let taps = PluralTable.identifier("", key: "k", table: "a")
        #expect(
            try StringCatalog.tables(ofFileAt: folder.path + "/a.xcstrings", table: "a") == [
                "en": [
                    "k": "%#@\(taps)@", "k|plural-one": "%lld tap", "k|plural-other": "%lld taps", "\(taps)|plural-one": "%lld tap",
                    "\(taps)|plural-other": "%lld taps", "m": "taps",
                ]
            ])
    }

    @Test func errorNamesTheDamagedCatalog() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xcstrings", "{\n\"strings\": {,}}")
        #expect { try StringCatalog.tables(ofFileAt: folder.path + "/a.xcstrings") } throws: {
            "\($0)".contains("a.xcstrings:2: a quoted key")
        }
        try folder.write("b.xcstrings", "[]")
        #expect { try StringCatalog.tables(ofFileAt: folder.path + "/b.xcstrings") } throws: { "\($0)".contains("no \"strings\"") }
    }
}
