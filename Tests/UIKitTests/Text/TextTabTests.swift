import FlipbookTypography
import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct TextTabTests {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2, framesPerSecond: 60)

    init() { stage.makeCurrent() }

    @Test func paragraphHasTwelveStopsByDefault() {
        let stops = NSParagraphStyle.default.tabStops
        let locations: [CGFloat] = (1...12).map { (index: Int) -> CGFloat in CGFloat(28 * index) }
        #expect(stops.map(\.location) == locations)
        #expect(stops.allSatisfy { $0.alignment == .left && $0.options.isEmpty })
        #expect(NSParagraphStyle.default.defaultTabInterval == 0)
    }

    @Test func stopsAreSortedAndCopied() throws {
        let style = NSMutableParagraphStyle()
        let stop = NSTextTab(textAlignment: .center, location: 70)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 130), stop]
        style.addTabStop(NSTextTab(textAlignment: .natural, location: 95))
        style.defaultTabInterval = 33
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.removeTabStop(NSTextTab(textAlignment: .center, location: 70))
        #expect(style.tabStops.map(\.location) == [95, 130] && style.tabStops.map(\.alignment) == [.natural, .right])
        #expect(copy.tabStops.map(\.location) == [70, 95, 130] && copy.defaultTabInterval == 33 && copy.tabStops[0] == stop)
        #expect(stop.isEqual(stop.copy()) && stop != copy.tabStops[1] && copy != style)
        style.tabStops = []
        #expect(style.tabStops.isEmpty)
    }

    @Test func stopWhoseLocationIsNotFiniteIsRefused() {
        let style = NSMutableParagraphStyle()
        let reports = diagnostics { style.tabStops = [CGFloat.nan, 40, 1e300].map { NSTextTab(textAlignment: .left, location: $0) } }
        #expect(reports.count == 1 && style.tabStops.map(\.location) == [40])
    }

    @Test func numbersAreAlignedAtTheirPoints() throws {
        let points = NSTextTab.columnTerminators(for: nil)
        let stop = NSTextTab(textAlignment: .right, location: 120, options: [.columnTerminators: points])
        let kept = try #require(stop.options[.columnTerminators] as? CharacterSet)
        #expect(kept.contains(".") && !kept.contains(","))
        let style = NSMutableParagraphStyle()
        style.tabStops = [stop]
        let font = UIFont.systemFont(ofSize: 19)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 250, height: 100))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\t7.25\nb\t1234.5", attributes: [.font: font, .paragraphStyle: style])
        let texts = drawnContent(of: label).texts
        for (text, point) in [("7.25", 1), ("1234.5", 4)] {
            let drawn = texts.first { $0.text == text }
            let expected = 120 - Double(ShapedLine(text, font.font).x(ofCharacter: point))
            #expect(near(drawn?.origin.x ?? 0, expected, within: 0.3))
        }
    }
}
