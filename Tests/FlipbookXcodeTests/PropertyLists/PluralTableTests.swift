import Testing

@testable import FlipbookXcode

struct PluralTableTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>%d kites @ %d towns</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@kites@ over %2$#@towns@</string>
          <key>kites</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a kite</string><key>other</key><string>%d kites (%#@towns@)</string></dict>
          <key>towns</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>no town</string><key>other</key><string>%d towns</string></dict>
        </dict>
        <key>Note</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>N.</string><key>20</key><string>Note</string></dict></dict>
        </dict></plist>
        """

    @Test func variablesHaveIdentifiersAndForms() throws {
        let folder = try TemporaryFolder()
        try folder.write("Texts.stringsdict", Self.text)
        let strings = try PluralTable.strings(ofFileAt: folder.path + "/Texts.stringsdict", table: "Texts")
        let kites = PluralTable.identifier("kites", key: "%d kites @ %d towns", table: "Texts")
        let towns = PluralTable.identifier("towns", key: "%d kites @ %d towns", table: "Texts")
        #expect(kites.hasPrefix("Texts/") && kites.hasSuffix("/kites") && !kites.contains("@"))
        #expect(
            strings == [
                "%d kites @ %d towns": "%#@\(kites)@ over %2$#@\(towns)@", "\(kites)|plural-one": "a kite",
                "\(kites)|plural-other": "%d kites (%#@\(towns)@)", "\(towns)|plural-zero": "no town", "\(towns)|plural-other": "%d towns",
                "Note": "Note",
            ])
    }

    @Test func tablesOfTheSameNameAreMerged() throws {
        let folder = try TemporaryFolder()
        try folder.write("Texts.stringsdict", Self.text)
        try folder.write("Texts.strings", "\"Note\" = \"A note\"; \"Other\" = \"Another\";")
        let resources = [Resource(kind: .strings, path: folder.path + "/Texts.stringsdict", bundlePath: "de.lproj/Texts.stringsdict")]
        let tables = StringTables(resources, existing: ["de.lproj/Texts.strings": folder.path + "/Texts.strings"])
        #expect(tables.files.map(\.path) == ["de.lproj/Texts.strings"] && tables.diagnostics.isEmpty)
        let merged = try PropertyList(bytes: Array(tables.files[0].text.utf8))
        #expect(merged["Note"]?.string == "Note" && merged["Other"]?.string == "Another")
    }

    @Test func errorNamesTheDamagedTable() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.stringsdict", "[]")
        let resource = Resource(kind: .strings, path: folder.path + "/a.stringsdict", bundlePath: "a.stringsdict")
        let tables = StringTables([resource], existing: [:])
        #expect(tables.files.isEmpty && tables.diagnostics.map(\.path) == [folder.path + "/a.stringsdict"])
    }
}
