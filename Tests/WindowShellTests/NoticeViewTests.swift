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
}
