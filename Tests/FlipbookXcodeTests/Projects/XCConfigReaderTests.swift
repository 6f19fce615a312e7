import Testing

@testable import FlipbookXcode

struct XCConfigReaderTests {
    private func read(_ files: [String: String]) throws -> (BuildSettings, [String]) {
        let folder = try TemporaryFolder()
        for name in files.keys.sorted() { try folder.write(name, files[name] ?? "") }
        var (settings, reader) = (BuildSettings(), XCConfigReader())
        reader.read(folder.path + "/main.xcconfig", into: &settings)
        return (settings, reader.diagnostics.map { folder.relative($0.description) })
    }

    @Test func linesCommentsConditionsAndIncludes() throws {
        var (settings, lines) = try read([
            "main.xcconfig": """
            // the app
            #include "parts/base.xcconfig"
            #include? "none.xcconfig"
            NAME = Sea $(KIND) // comment
            FLAGS[sdk=iphone*] = $(inherited) -b=c
            EMPTY =
            \r
            """, "parts/base.xcconfig": "KIND=Gull\r\nFLAGS = -a\r\n#include \"more.xcconfig\"", "parts/more.xcconfig": "MORE = 1",
        ])
        #expect(settings.value("NAME") == "Sea Gull")
        #expect(settings.value("FLAGS") == "-a -b=c")
        #expect(settings.defines("EMPTY") && settings.value("EMPTY") == "" && settings.value("MORE") == "1")
        #expect(lines == [])
    }

    @Test func wrongLinesAndMissingFilesAreNamed() throws {
        let (_, lines) = try read(["main.xcconfig": "A = 1\nwhat is this\n#include \"gone.xcconfig\"\n#include gone\n= 3"])
        #expect(
            lines == [
                "main.xcconfig:2: the line is not of the form NAME = value", "main.xcconfig:3: the included file gone.xcconfig is missing",
                "main.xcconfig:4: #include is not followed by a quoted file name",
                "main.xcconfig:5: the line is not of the form NAME = value",
            ])
    }

    @Test func includesEnd() throws {
        let (_, cycle) = try read(["main.xcconfig": "#include \"b.xcconfig\"", "b.xcconfig": "#include \"main.xcconfig\""])
        #expect(cycle == ["main.xcconfig: the file includes itself"])
        var files = ["main.xcconfig": "#include \"0.xcconfig\""]
        for index in 0..<30 { files["\(index).xcconfig"] = "#include \"\(index + 1).xcconfig\"\n#include \"\(index + 1).xcconfig\"" }
        let (_, explosion) = try read(files)
        #expect(explosion.contains { $0.contains("more than 100 files are included") } && explosion.count < 200)
    }
}
