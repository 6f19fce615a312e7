import CoreGraphics
import Foundation
import QuartzCore

/// The measurement of elements that have become visible and have an estimated height.
extension UITableView {
    /// The number of rounds after which measuring stops.
    private static let maximumMeasuringRounds = 16

    /// Queries the heights of elements that have become visible. Rows that were visible before keep their position on the screen.
    func measureVisibleElements() {
        // If elements are shorter than estimated, further elements become visible. Usually all of them are measured after a few rounds.
        for _ in 0..<Self.maximumMeasuringRounds {
            guard hasCurrentCounts, let slots = visibleSlots, measureElements(slots) else { return }
            updateContentSize()
        }
        guard let slots = visibleSlots, needsMeasuring(slots) else { return }
        Diagnostics.report(
            .warning, source: "\(type(of: self))",
            "Some visible rows still have their estimated height after \(Self.maximumMeasuringRounds) rounds of "
                + "measuring, because rows are much lower than estimated. Set estimatedRowHeight to about the height of the lowest row.",
            onlyOnce: true)
    }

    /// Whether a visible element has an estimated height.
    private func needsMeasuring(_ slots: ClosedRange<Int>) -> Bool {
        let outerSlots = outerSlots(slots)
        return !geometry.isMeasured(outerSlots.header) || !geometry.isMeasured(outerSlots.footer)
            || slots.contains { !geometry.isMeasured($0) }
    }

    /// Returns the slots of the first visible section's header and the last visible section's footer.
    ///
    /// In a plain table this header and this footer can be visible although their slots are not.
    private func outerSlots(_ slots: ClosedRange<Int>) -> (header: Int, footer: Int) {
        let (first, last) = (geometry.section(of: slots.lowerBound), geometry.section(of: slots.upperBound))
        return (geometry.slot(of: .header(first)), geometry.slot(of: .footer(last)))
    }

    /// Measures the elements at the given slots. Returns whether any position has changed.
    private func measureElements(_ slots: ClosedRange<Int>) -> Bool {
        guard needsMeasuring(slots) else { return false }
        let measured = visibleRows.first { slots.contains($0.slot) && geometry.isMeasured($0.slot) }?.slot
        // The anchor keeps its position on the screen. It is the first visible row that is already measured or, after a jump, the first
        // visible slot. After a reload there is no anchor, so the content offset is unchanged.
        let anchor = measured ?? (visibleRows.isEmpty ? nil : slots.lowerBound)
        let before = anchor.map { geometry.extent($0).y }
        let outerSlots = outerSlots(slots)
        var hasMoved = false
        for slot in [outerSlots.header] + slots + [outerSlots.footer] where hasCurrentCounts && !geometry.isMeasured(slot) {
            let height = measuredHeight(of: slot)
            if geometry.setMeasuredHeight(of: slot, to: height) { hasMoved = true }
        }
        guard hasMoved else { return false }
        lastLayout.isStale = true
        if let anchor, let before {
            let step = geometry.extent(anchor).y - before
            if step != 0 { shiftOffset(by: CGVector(dx: 0, dy: step)) }
        }
        return true
    }

    private func measuredHeight(of slot: Int) -> CGFloat {
        switch geometry.element(at: slot) {
        case .row(let path): height(of: path) { cell(slot, path) }
        case .header(let section): headerFooterHeight(section, isHeader: true)
        case .footer(let section): headerFooterHeight(section, isHeader: false)
        }
    }
}
