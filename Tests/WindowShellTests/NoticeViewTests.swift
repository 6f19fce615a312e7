import CoreGraphics
import Testing
import UIKit

@testable import WindowShell

/// The card that shows a problem of the watched program.
@MainActor @Suite struct NoticeViewTests {
    @Test func longLocationIsShortenedAtItsStart() throws {
        let location = "Sources/ParkingMeter/MeterViewController.swift:65:13"
        let entry = Notice.Entry(location: location, message: "cannot find 'coin' in scope")
        let view = NoticeView(.problem(title: "The build failed", [entry]), windowSize: CGSize(width: 390, height: 844))
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let label = try #require(labels.first { $0.text == location })
        #expect(label.sizeThatFits(.zero).width > label.bounds.width)
        #expect(label.lineBreakMode == .byTruncatingHead)
        let message = try #require(labels.first { $0.text == entry.message })
        #expect(message.lineBreakMode == .byTruncatingTail)
    }

    @Test func buildHasTheNameAndTheStep() {
        func card(_ notice: Notice) -> (texts: [String?], size: CGSize, isInside: Bool) {
            let view = NoticeView(notice, windowSize: CGSize(width: 390, height: 844))
            let labels = view.subviews.compactMap { $0 as? UILabel }
            return (labels.map { $0.text }, view.bounds.size, labels.allSatisfy { view.bounds.contains($0.frame) })
        }
        let start = card(.building("Plant"))
        #expect(start.texts == ["Building Plant…"] && start.isInside)
        let (short, long) = ("Step 3 done: compiling Plant", "Step 12 done: compiling FlipbookConstraints")
        let steps = [short, long].map { card(.building("Plant", step: $0)) }
        #expect(steps.map { $0.texts } == [["Building Plant…", short], ["Building Plant…", long]])
        #expect(steps[0].size == steps[1].size && steps[0].size.height > start.size.height && steps.allSatisfy { $0.isInside })
        let longName = card(.building(String(repeating: "Plant", count: 30), step: short))
        #expect(longName.size.width == 358 && longName.isInside)
    }
}
