import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolCatalogTests {
    @Test func everyStepOfTheArtworkCanBeRead() throws {
        for name in SymbolCatalog.baseNames {
            let definition = try #require(SymbolCatalog.definition(named: name), "\(name)")
            #expect(!definition.words.isEmpty, "\(name)")
            for words in definition.words { #expect(SymbolStep(words[...]) != nil, "\(name): \(words.joined(separator: " "))") }
        }
    }

    @Test func namesAreUniqueAndHaveADrawing() throws {
        #expect(SymbolCatalog.names.count == Set(SymbolCatalog.names).count)
        #expect(SymbolCatalog.names.count > 1000)
        for name in SymbolCatalog.names {
            let drawing = SymbolDrawing(try #require(SymbolCatalog.match(name), "\(name)"))
            #expect(drawing.marks.contains { $0.effect == .paint }, "\(name)")
            #expect(drawing.marks.allSatisfy { (1...3).contains($0.level) && $0.path.hasFiniteNumbers }, "\(name)")
        }
    }

    @Test func artworkIsInItsSquare() throws {
        let metrics = SymbolMetrics(pointSize: 100, weight: .regular, scale: .medium)
        for name in SymbolCatalog.names {
            let size = SymbolRenderer(drawing: SymbolDrawing(try #require(SymbolCatalog.match(name))), metrics: metrics).size
            // The square is 124 points wide. The symbols of three persons and the corners of some others extend a little beyond it.
            #expect(size.width <= 145 && size.height <= 140 && size.width > 8 && size.height > 8, "\(name) \(size)")
        }
    }

    @Test func suffixesAreThoseOfTheDefinition() {
        for name in ["heart.fill", "heart.circle", "heart.circle.fill", "heart.slash", "heart.slash.fill", "heart.square.fill"] {
            #expect(SymbolCatalog.match(name) != nil, "\(name)")
        }
        for name in [
            "heart.fill.circle", "plus.fill", "heart.", ".fill", "", "heart.fill.fill", "Heart", "calendar.slash", "gear.square", "7",
            "a.fill",
        ] {
            #expect(SymbolCatalog.match(name) == nil, "\(name)")
        }
    }

    @Test func aliasHasTheSameDrawing() throws {
        let (alias, name) = (
            try #require(SymbolCatalog.match("chevron.backward.circle")), try #require(SymbolCatalog.match("chevron.left.circle"))
        )
        #expect(SymbolDrawing(alias).marks.map(\.path) == SymbolDrawing(name).marks.map(\.path))
    }

    @Test func nearestNameIsSimilar() {
        #expect(SymbolCatalog.nearestName(to: "hart.fill") == "heart.fill")
        #expect(SymbolCatalog.nearestName(to: "magnifyingglas") == "magnifyingglass")
        #expect(SymbolCatalog.nearestName(to: "zzzzzzzzzzzz") == nil)
    }

    @Test func pathCommandsAreReadWithTheirOptions() throws {
        let step = try #require(SymbolStep("o2*.5v3+^ M 10 20 L 30 40 N A 50 50 10 0 90".split(separator: " ")[...]))
        #expect(step.kind == .outline && step.level == 2 && step.part == 3 && step.isForFill == true && !step.affectsAlignment)
        #expect(abs(step.widthFactor - 0.5) < 1e-9)
        #expect(step.path.elements[0] == .move(CGPoint(x: 10, y: 20)) && step.path.elements[1] == .line(CGPoint(x: 30, y: 40)))
        #expect(step.path.elements[2] == .move(CGPoint(x: 60, y: 50)))
        for text in ["y M 1 2", "s M 1", "s W 1 2", "s*x M 1 2", "s P 3 1 2 3 4", "s MM 1 2"] {
            #expect(SymbolStep(text.split(separator: " ")[...]) == nil, "\(text)")
        }
    }

    @Test func roundedCornerTouchesBothSides() throws {
        // The arc with the radius 6 at a right angle begins and ends 6 units from the corner.
        let step = try #require(SymbolStep("s T 6 0 40 50 40 50 0".split(separator: " ")[...]))
        #expect(step.path.elements[1] == .line(CGPoint(x: 44, y: 40)))
        guard case .curve(let first, _, let end) = step.path.elements[2] else {
            Issue.record("the corner is not a curve")
            return
        }
        #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 34) < 1e-9)
        #expect(abs(first.x - (44 + 6 * 0.5523)) < 0.01 && abs(first.y - 40) < 1e-9)
    }
}
