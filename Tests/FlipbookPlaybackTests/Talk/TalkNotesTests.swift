import FlipbookPlayback
import Testing

/// Notes are split at the headings that name cues.
@Suite struct TalkNotesTests {
    private let notes = TalkNotes("# Hi\n\nIntro\n\n## b\nB1\n### Detail\nB2\n## a\n\n```\n## b\n```\n## other\nx", cues: ["a", "b", "c"])

    @Test func sectionsBelongToCuesInAnyOrder() {
        #expect(notes.sections == ["# Hi\n\nIntro", "```\n## b\n```\n## other\nx", "B1\n### Detail\nB2", nil])
    }

    @Test func stepWithoutNotesHasThoseOfTheStepBefore() {
        #expect(notes.text(ofStep: 0) == "# Hi\n\nIntro" && notes.text(ofStep: 2) == "B1\n### Detail\nB2")
        #expect(notes.text(ofStep: 3) == notes.text(ofStep: 2) && notes.text(ofStep: 99) == notes.text(ofStep: 2))
        #expect(notes.text(ofStep: -1) == notes.text(ofStep: 0) && TalkNotes("", cues: ["a"]).text(ofStep: 1) == "")
    }

    @Test func twoSectionsOfACueAreJoined() {
        #expect(TalkNotes("## a\n1\n## b\n2\n## a\n3", cues: ["a", "b"]).sections == [nil, "1\n\n3", "2"])
    }

    /// Case, spaces and a few letters may differ. Short names must have the same letters.
    @Test(
        arguments: [
            ("## lock screen", "Lock Screen"), ("##  Lock   screen ##", "Lock Screen"), ("#Lock Screen", "Lock Screen"),
            ("## Lokc Screen", "Lock Screen"), (" ## The gates", "The gate"), ("## B", "b"), ("## Other", nil), ("## c", nil),
            ("Lock screen", nil), ("## Lock Screen", nil), ("```\n## lock screen\n```", nil),
        ] as [(String, String?)]) func headingThatIsAlmostTheNameOfACueIsFound(line: String, cue: String?)
    {
        let found = TalkNotes.misspelledHeadings(in: "Intro\n" + line + "\nText", cues: ["b", "The gate", "Lock Screen"])
        let expected: [String] = cue.map { [$0] } ?? []
        #expect(found.map(\.cue) == expected && found.allSatisfy { $0.line == 2 })
    }

    @Test func ordinaryHeadingBesideTheNotesOfACueIsNotReported() {
        #expect(TalkNotes.misspelledHeadings(in: "## Step 2\n\n### Step 3\n### Step 1", cues: ["Step 2"]).isEmpty)
        let found = TalkNotes.misspelledHeadings(in: "## Step 2\n\n### step  3", cues: ["Step 2", "Step 3"])
        #expect(found == [TalkNotes.MisspelledHeading(line: 3, text: "### step  3", cue: "Step 3")])
        #expect(found.first?.correction == "### Step 3")
    }

    @Test func markdownBlocksAreRead() {
        let blocks = MarkdownBlock.blocks(of: "# T\none\n two\n\n- a\n  more\n  - b\n3. c\n> q\n```swift\nx\n  y\n```\nend")
        #expect(
            blocks == [
                .heading([MarkdownSpan("T")], level: 1), .paragraph([MarkdownSpan("one two")]),
                .item([MarkdownSpan("a"), MarkdownSpan(" more")], marker: "•", level: 0), .item([MarkdownSpan("b")], marker: "•", level: 1),
                .item([MarkdownSpan("c")], marker: "3.", level: 0), .quote([MarkdownSpan("q")]), .code("x\n  y"),
                .paragraph([MarkdownSpan("end")]),
            ])
        #expect(MarkdownBlock.blocks(of: "#no\n-no\n1.no") == [.paragraph([MarkdownSpan("#no -no 1.no")])])
        #expect(MarkdownBlock.blocks(of: "```\nopen") == [.code("open")] && MarkdownBlock.blocks(of: " \n\n").isEmpty)
    }

    @Test func markdownSpansAreRead() {
        #expect(
            MarkdownSpan.spans(of: "a **b *c* d** `e*f` _g_") == [
                MarkdownSpan("a "), MarkdownSpan("b ", isBold: true), MarkdownSpan("c", isBold: true, isItalic: true),
                MarkdownSpan(" d", isBold: true), MarkdownSpan(" "), MarkdownSpan("e*f", isCode: true), MarkdownSpan(" "),
                MarkdownSpan("g", isItalic: true),
            ])
        for plain in ["2 * 3 * 4", "a_b_c", "** a", "*", "`", "a*", "**", "_a_b", "__a__b", "_a_1 b"] {
            #expect(
                MarkdownSpan.spans(of: plain).map(\.text).joined() == plain
                    && !MarkdownSpan.spans(of: plain).contains { $0.isItalic || $0.isBold })
        }
        #expect(
            MarkdownSpan.spans(of: "(_on_tap_), __a_b__.") == [
                MarkdownSpan("("), MarkdownSpan("on_tap", isItalic: true), MarkdownSpan("), "), MarkdownSpan("a_b", isBold: true),
                MarkdownSpan("."),
            ])
        #expect(MarkdownSpan.spans(of: #"\*a\* \`"#) == [MarkdownSpan("*a* `")])
    }
}
