import Stage
import Testing
import UIKitTestSupport

@testable import UIKit

/// A picker's data source and delegate with numbered rows, which logs the selections.
@MainActor private final class NumberRows: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [40, 7]
    var widths: [CGFloat] = [.nan, .nan]
    var rowHeight: CGFloat = 32
    var log: [String] = []
    var requestedRows = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        requestedRows += 1
        return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("\(component):\(row)") }
}

/// Rows that are views, with a count of the views that were created.
@MainActor private final class ViewRows: UIPickerViewDataSource, UIPickerViewDelegate {
    var createdCount = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2_000_000_000 }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if view == nil { createdCount += 1 }
        let view = view ?? UIView()
        view.tag = row
        return view
    }
}

@MainActor @Suite struct PickerViewTests {
    let stage = Stage(size: CGSize(width: 375, height: 500), scale: 2, framesPerSecond: 60)
    let picker = UIPickerView(frame: CGRect(x: 20, y: 30, width: 320, height: 216))
    private let rows = NumberRows()

    init() {
        (picker.dataSource, picker.delegate) = (rows, rows)
        stage.window.addSubview(picker)
        picker.selectRow(11, inComponent: 0, animated: false)
        stage.advance(frames: 1)
    }

    /// The middle of the first component on the screen.
    private var middle: CGPoint { CGPoint(x: 100, y: 138) }

    private func titleInTheMiddle(of component: Int = 0) -> String? {
        var found: String?
        picker.forEachInTree { view in
            if let label = view as? UILabel, let row = label.superview, row.alpha > 0.99, label.superview?.superview != nil {
                let x = label.convert(CGPoint(x: label.bounds.midX, y: 0), to: picker).x
                if (x < 160) == (component == 0) { found = label.text }
            }
        }
        return found
    }

    /// The wheel of a removed component still reports the end of its motion. It must not start another motion.
    @Test func componentThatIsRemovedWhileItTurnsStops() {
        picker.selectRow(37, inComponent: 0, animated: true)
        stage.advance(frames: 5)
        #expect(!stage.isIdle)
        rows.counts = []
        picker.reloadAllComponents()
        stage.advance(frames: 40)
        #expect(stage.isIdle && picker.numberOfComponents == 0 && rows.log.isEmpty)
        rows.counts = [5]
        rows.widths = [80]
        picker.reloadAllComponents()
        stage.advance(frames: 1)
        stage.drag(from: CGPoint(x: 180, y: 138), to: CGPoint(x: 180, y: 74), duration: 0.4)
        stage.advance(by: 2)
        let row = picker.selectedRow(inComponent: 0)
        #expect(stage.isIdle && row > 0 && rows.log == ["0:\(row)"], "\(rows.log)")
    }

    @Test func rowsAndSizesComeFromTheDelegate() {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 7)
        // (320 - 2 · 9 - 5) / 2, rounded down.
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        rows.widths = [60, 101]
        picker.reloadAllComponents()
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 101, height: 32))
        #expect(picker.selectedRow(inComponent: 0) == 11)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func pickerOfAnyHeightShowsALimitedNumberOfRows() {
        rows.counts = [2_000_000, 3]
        rows.requestedRows = 0
        picker.frame.size.height = 40_000_000
        picker.reloadAllComponents()
        stage.advance(frames: 1)
        // The first 101 rows of the first component and the 3 rows of the second one, each requested at most four times: 104 to 416.
        #expect(rows.requestedRows >= 104 && rows.requestedRows <= 416, "\(rows.requestedRows)")
    }

    @Test func selectedRowIsInTheMiddleAndNotReported() {
        #expect(titleInTheMiddle() == "11")
        picker.selectRow(3, inComponent: 1, animated: false)
        stage.advance(frames: 1)
        #expect(titleInTheMiddle(of: 1) == "3")
        #expect(rows.log == [])
    }

    @Test func animatedSelectionTurnsTheWheelIn300Milliseconds() {
        picker.selectRow(14, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 14)
        stage.advance(by: 0.15)
        // After half of the time, the wheel has moved by half of the distance: it is between the rows 12 and 13.
        #expect(titleInTheMiddle() == nil)
        stage.advance(by: 0.2)
        #expect(titleInTheMiddle() == "14")
        #expect(rows.log == [])
    }

    @Test func dragComesToRestAtARowAndIsReportedOnce() {
        // The finger is at rest before it is lifted, so there is no flick. 75 points are 2.3 rows.
        stage.drag(through: [middle, CGPoint(x: 100, y: 63), CGPoint(x: 100, y: 63)], duration: 0.4)
        stage.advance(by: 0.2)
        stage.advance(by: 1.5)
        #expect(rows.log == ["0:\(picker.selectedRow(inComponent: 0))"])
        #expect(picker.selectedRow(inComponent: 0) > 11)
        #expect(titleInTheMiddle() == "\(picker.selectedRow(inComponent: 0))")
    }

    @Test func flickStopsExactlyAtARow() {
        stage.drag(from: CGPoint(x: 100, y: 170), to: CGPoint(x: 100, y: 100), duration: 0.1)
        #expect(rows.log == [])
        stage.advance(by: 3)
        #expect(rows.log.count == 1)
        #expect(picker.selectedRow(inComponent: 0) > 14)
        #expect(titleInTheMiddle() == "\(picker.selectedRow(inComponent: 0))")
    }

    @Test func tapSelectsTheTappedRow() {
        let cylinder = PickerCylinder(height: 216)
        stage.tap(at: CGPoint(x: 100, y: middle.y + cylinder.visibleHeight(at: 64)))
        stage.advance(by: 0.5)
        #expect(rows.log == ["0:13"])
        stage.tap(at: CGPoint(x: 250, y: middle.y + cylinder.visibleHeight(at: 32)))
        stage.advance(by: 0.5)
        #expect(rows.log == ["0:13", "1:1"])
    }

    @Test func touchHoldsATurningWheelAndReleasesItToTheNearestRow() {
        picker.selectRow(20, inComponent: 0, animated: true)
        stage.advance(by: 0.13)
        stage.touchDown(at: middle)
        stage.advance(by: 1)
        #expect(titleInTheMiddle() == nil)
        stage.touchUp()
        stage.advance(by: 1)
        let row = picker.selectedRow(inComponent: 0)
        #expect(rows.log == ["0:\(row)"] && (12...19).contains(row))
        #expect(titleInTheMiddle() == "\(row)")
    }

    @Test func reloadLimitsTheSelectionToTheRows() {
        rows.counts = [4, 0, 2]
        rows.widths = [.nan, .nan, .nan]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        #expect(picker.numberOfComponents == 3)
    }

    @Test func unknownComponentIsReported() {
        let lines = diagnostics { picker.selectRow(1, inComponent: 5, animated: false) }
        #expect(lines.count == 1 && lines[0].contains("component 5"))
    }

    @Test func feedbackMarksEachRowThatTheUserTurns() {
        picker.selectRow(15, inComponent: 0, animated: true)
        stage.advance(by: 1)
        #expect(stage.feedback.isEmpty)
        let cylinder = PickerCylinder(height: 216)
        stage.tap(at: CGPoint(x: 100, y: middle.y - cylinder.visibleHeight(at: 96)))
        stage.advance(by: 1)
        #expect(stage.feedback.map(\.kind) == [.selection, .selection, .selection])
        #expect(rows.log == ["0:12"])
    }

    @Test func arrowKeysTurnTheFocusedWheel() {
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.addSubview(picker)
        stage.advance(frames: 1)
        stage.key("tab")
        stage.key("down")
        stage.key("down")
        stage.advance(by: 1)
        #expect(rows.log == ["0:13"])
        stage.key("right")
        stage.key("down")
        stage.advance(by: 1)
        #expect(rows.log == ["0:13", "1:1"])
    }

    @Test func wheelShowsElevenRows() {
        var titles: [Int] = []
        picker.forEachInTree { view in
            guard let label = view as? UILabel, let row = label.superview, row.alpha > 0, !row.isHidden else { return }
            if label.convert(CGPoint(x: label.bounds.midX, y: 0), to: picker).x < 160 {
                titles += label.text.flatMap { Int($0) }.map { [$0] } ?? []
            }
        }
        // The radius is 118.8 points, and rows are shown up to an angle of 1.42: 168.7 points, or 5.3 rows.
        #expect(titles.sorted() == Array(6...16))
    }

    @Test func hugeNumbersOfRowsNeedFewViews() {
        let rows = ViewRows()
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.selectRow(1_500_000_000, inComponent: 0, animated: false)
        stage.advance(frames: 1)
        #expect(picker.view(forRow: 1_500_000_000, forComponent: 0)?.tag == 1_500_000_000)
        #expect(picker.view(forRow: 7, forComponent: 0) == nil)
        picker.selectRow(3, inComponent: 0, animated: true)
        stage.advance(by: 1)
        #expect(picker.view(forRow: 3, forComponent: 0)?.tag == 3)
        #expect(rows.createdCount < 24)
    }

    @Test func rightToLeftLayoutBeginsAtTheRight() {
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 250, y: middle.y + 31))
        stage.advance(by: 1)
        #expect(rows.log == ["0:12"])
    }
}

@MainActor @Suite struct PickerCylinderTests {
    @Test func visibleHeightHasAnInverse() {
        for height in [180.0, 216, 300] {
            let cylinder = PickerCylinder(height: height)
            for distance in [-130.0, -64, -7, 0, 3.5, 40, 120] where abs(distance) < cylinder.largestDistance {
                let y = cylinder.visibleHeight(at: distance)
                #expect(abs(cylinder.distance(atVisibleHeight: y) - distance) < 1e-6)
                // The transform shows the middle of the row at the same height.
                let transform = cylinder.transform(at: distance)
                #expect(abs(transform.m42 / transform.m44 - y) < 1e-9)
            }
        }
    }

    @Test func opacityFallsFromTheMiddle() {
        let cylinder = PickerCylinder(height: 216)
        let values = [0.0, 16, 32, 64, 96, 150].map { cylinder.opacity(at: $0, rowHeight: 32) }
        #expect(values[0] == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
        #expect(cylinder.opacity(at: -64, rowHeight: 32) == values[3])
    }
}
