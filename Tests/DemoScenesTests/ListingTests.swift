import Foundation
import Testing

@testable import DemoScenes

/// The code that scenes show is the code that runs: the listings are compared with the sources of the scenes.
///
/// After a change of the sources, `FLIPBOOK_LISTINGS=write swift test --filter ListingTests` writes the listings again.
@MainActor @Suite struct ListingTests {
    nonisolated private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/DemoScenes")

    /// A generated file: the property of `CodeListing`, and the parts of the sources that it contains.
    struct Listing: CustomTestStringConvertible {
        let property: String
        let subject: String
        let file: String
        /// For each part, the source file, the text with which its sections begin, and the name of the section. If the name is nil, it is
        /// the text between `start` and the next quotation mark.
        let parts: [(source: String, start: String, name: String?)]
        /// The text before the names of all sections.
        var prefix = ""

        var testDescription: String { property }
    }

    nonisolated static let listings =
        [
            ("viewCards", "View", "the animation methods of `UIView`"), ("animatorCards", "Animator", "`UIViewPropertyAnimator`"),
            ("transitionCards", "Transition", "transitions"), ("layerMotionCards", "LayerMotion", "layer animations"),
            ("layerCards", "Layer", "layer classes and layer properties"),
        ].map { property, name, subject in
            Listing(
                property: property, subject: "The code of the cards for \(subject).", file: "Animations/CodeListing+\(name)Cards.swift",
                parts: [("Animations/AnimationsViewController+\(name)Cards.swift", "AnimationCard(\"", nil)])
        } + [
            Listing(
                property: "rectangle", subject: "The two functions that move the squares.", file: "Rectangle/CodeListing+Rectangle.swift",
                parts: [
                    ("Rectangle/RectangleCompletions.swift", "func animateByCompletions(", "rectangle nested"),
                    ("Rectangle/RectangleKeyframes.swift", "func animateByKeyframes(", "rectangle keyframes"),
                ]),
            Listing(
                property: "curves", subject: "The functions that make the animators.", file: "Curves/CodeListing+Curves.swift",
                parts: [("Curves/TimingCurve.swift", "TimingCurve(name: \"", nil)], prefix: "curve "),
        ]

    @Test(arguments: listings) func listingIsTheCodeThatRuns(_ listing: Listing) throws {
        let sections = try listing.parts.flatMap { try Self.sections($0.source, $0.start, $0.name, prefix: listing.prefix) }
        #expect(!sections.isEmpty && sections.allSatisfy { !$0.lines.isEmpty })
        let text = Self.text(of: listing, sections)
        let url = Self.sources.appendingPathComponent(listing.file)
        if ProcessInfo.processInfo.environment["FLIPBOOK_LISTINGS"] == "write" {
            return try text.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "write the listings again with FLIPBOOK_LISTINGS=write")
        for section in sections { #expect(CodeListing.lines(section.name) == section.lines, "\(section.name)") }
    }

    /// Every card has code. A name without a card has none.
    @Test func everyCardHasCode() {
        let controller = AnimationsViewController()
        let cards =
            controller.viewCards + controller.animatorCards + controller.transitionCards + controller.layerMotionCards
            + controller.layerCards
        #expect(cards.count == 28)
        for card in cards { #expect(CodeListing.lines(card.name).contains { $0.hasPrefix("return {") }, "\(card.name)") }
        #expect(CodeListing.lines("no such card") == [])
    }

    // MARK: - Sources

    /// Returns the bodies of the closures or functions that begin with a text, from the next line to the closing brace. Their
    /// indentation is removed, and four spaces become two.
    private static func sections(
        _ source: String, _ start: String, _ name: String?, prefix: String
    ) throws -> [(name: String, lines: [String])] {
        let text = try String(contentsOf: sources.appendingPathComponent(source), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        return lines.indices.compactMap { index in
            let indentation = lines[index].prefix { $0 == " " }.count
            let line = lines[index].dropFirst(indentation)
            guard line.hasPrefix(start), line.hasSuffix(" in") || line.hasSuffix("{") else { return nil }
            let body = lines[(index + 1)...].prefix { !$0.hasPrefix(String(repeating: " ", count: indentation) + "}") }
            let quotedName = prefix + line.dropFirst(start.count).prefix { $0 != "\"" }
            return (name ?? quotedName, body.map { shortened($0, removing: indentation + 4) })
        }
    }

    private static func shortened(_ line: String, removing indentation: Int) -> String {
        let rest = line.dropFirst(indentation)
        let spaces = rest.prefix { $0 == " " }.count
        return String(repeating: " ", count: spaces / 2) + rest.dropFirst(spaces)
    }

    private static func text(of listing: Listing, _ sections: [(name: String, lines: [String])]) -> String {
        let lines = sections.flatMap { ["### " + $0.name] + $0.lines }.map { $0.isEmpty ? "" : "        " + $0 }
        return """
            extension CodeListing {
                /// \(listing.subject) `ListingTests` writes it from the sources.
                static let \(listing.property) = #\"""
            \(lines.joined(separator: "\n"))
                    \"""#
            }

            """
    }
}
