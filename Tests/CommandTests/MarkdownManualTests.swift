import Testing

/// The manual pages of section 5 show code as the documents do.
@Suite struct MarkdownManualTests {
    /// Returns the lines of a page between its description and the list of other pages.
    private func lines(_ markdown: String) -> [String] {
        let page = MarkdownManual.page(name: "x", summary: "y", date: ".Dd", markdown: "# X\n\n" + markdown, seeAlso: [])
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Array(lines.drop { $0 != ".Sh DESCRIPTION" }.dropFirst().prefix { $0 != ".Sh SEE ALSO" })
    }

    /// `.Bd -literal` keeps several spaces. `.Dl` would join them.
    @Test func indentedCodeKeepsItsColumns() {
        let expected = ["One:", ".Bd -literal -offset indent", "a   first", "  bc \\(dqx\\(dq  second", "\\&.d", ".Ed", ".Pp", "Two"]
        #expect(lines("One:\n\n    a   first\n      bc \"x\"  second\n    .d\n\nTwo") == expected)
    }

    @Test func codeOfAnItemIsABlockOfTheItem() {
        let block = [".Bd -literal -offset indent", "a  b", ".Ed"]
        #expect(lines("- One:\n\n      a  b\n- Two") == [".Bl -bullet", ".It", "One:"] + block + [".It", "Two", ".El"])
    }

    /// A block with a line that is wider than a terminal is written with `.Dl`, which wraps the line. An empty line is before the block.
    @Test func wideCodeIsWrapped() {
        let wide = String(repeating: "w", count: 70)
        #expect(lines("One:\n\n    a\n    \(wide)") == ["One:", ".Pp", ".Dl a", ".Dl \(wide)"])
        #expect(lines("One:\n\n    \(wide.dropLast())") == ["One:", ".Bd -literal -offset indent", String(wide.dropLast()), ".Ed"])
    }
}
