import CoreGraphics
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Strokes, layers and undo of a drawing, without its views.
@MainActor @Suite struct DrawingTests {
    private func pixels(_ image: UIImage) -> Pixels { Pixels(image) }
    private func pixels(_ drawing: Drawing, _ index: Int = 0) -> Pixels { Pixels(drawing.layers[index].image) }

    private func draw(
        _ drawing: Drawing, _ tool: DrawingTool, width: CGFloat, force: CGFloat = 1, color: UIColor = .black, _ points: CGPoint...
    ) {
        _ = drawing.beginStroke(tool, color: color, width: width, at: points[0], force: force)
        for point in points.dropFirst() { _ = drawing.continueStroke(to: point, force: force) }
        _ = drawing.endStroke()
    }

    /// Returns the covered length of a column of pixels, in pixels.
    private func coveredLength(_ drawing: Drawing, column: Int) -> Double {
        let (words, width) = (pixels(drawing).words, Int(Drawing.size.width * Drawing.scale))
        return stride(from: column, to: words.count, by: width).reduce(0) { $0 + Double(words[$1] >> 24) / 255 }
    }

    // MARK: - Width

    /// There are two pixels per point, so a brush of 18 points draws 36 pixels for the force 1.
    @Test(arguments: [(1, 36), (0.25, 9), (0.6, 21.6), (2, 72), (6.67, 72), (0.01, 3.6)])
    func brushWidthIsProportionalToTheForce(force: CGFloat, pixels: Double) {
        let drawing = Drawing(layerNames: ["A"])
        draw(
            drawing, .brush, width: 18, force: force, CGPoint(x: 41, y: 130.3), CGPoint(x: 121, y: 130.3), CGPoint(x: 203, y: 130.3))
        #expect(abs(coveredLength(drawing, column: 241) - pixels) < 0.1)
        #expect(coveredLength(drawing, column: 10) == 0)
    }

    @Test(arguments: [DrawingTool.pen, .brush]) func onlyTheBrushDependsOnTheForce(tool: DrawingTool) {
        let drawing = Drawing(layerNames: ["A"])
        draw(drawing, tool, width: 7, force: 0.5, CGPoint(x: 31, y: 90), CGPoint(x: 87, y: 90), CGPoint(x: 160, y: 90))
        #expect(abs(coveredLength(drawing, column: 170) - (tool == .pen ? 14 : 7)) < 0.1)
    }

    /// The width changes evenly while the force grows from 0.5 to 1.5: in the middle of the stroke, it is the width for the force 1.
    @Test func widthChangesAlongAStroke() {
        let drawing = Drawing(layerNames: ["A"])
        _ = drawing.beginStroke(.brush, color: .black, width: 20, at: CGPoint(x: 31, y: 90), force: 0.5)
        for step in 1...10 {
            _ = drawing.continueStroke(to: CGPoint(x: 31 + 20 * CGFloat(step), y: 90), force: 0.5 + CGFloat(step) / 10)
        }
        _ = drawing.endStroke()
        for (x, width) in [(81, 15), (131, 20), (181, 25)] as [(Int, Double)] {
            #expect(abs(coveredLength(drawing, column: x * 2) - width * 2) < 0.4, "at \(x)")
        }
    }

    /// A finger that presses harder in the same place makes its dot larger.
    @Test func pressingHarderEnlargesADot() {
        let drawing = Drawing(layerNames: ["A"])
        let center = CGPoint(x: 100, y: 77)
        _ = drawing.beginStroke(.brush, color: .black, width: 10, at: center, force: 0.5)
        #expect(abs(coveredLength(drawing, column: 200) - 10) < 0.3)
        _ = drawing.continueStroke(to: center, force: 1.5)
        #expect(abs(coveredLength(drawing, column: 200) - 20) < 0.3, "a segment ends half-way to the new width")
        #expect(drawing.continueStroke(to: center, force: 1).isNull, "a lighter force draws nothing")
        _ = drawing.endStroke()
        #expect(abs(coveredLength(drawing, column: 200) - 30) < 0.3)
    }

    /// A stroke around a corner is a curve: it does not touch the corner, and nothing is painted outside of the segments' bounds.
    @Test func strokesAreSmooth() {
        let drawing = Drawing(layerNames: ["A"])
        var area = drawing.beginStroke(.pen, color: .black, width: 4, at: CGPoint(x: 50, y: 50), force: 1)
        area = area.union(drawing.continueStroke(to: CGPoint(x: 150, y: 50), force: 1))
        area = area.union(drawing.continueStroke(to: CGPoint(x: 150, y: 150), force: 1))
        area = area.union(drawing.endStroke())
        let (words, width) = (pixels(drawing).words, Int(Drawing.size.width * Drawing.scale))
        func alpha(_ x: Int, _ y: Int) -> UInt32 { words[y * 2 * width + x * 2] >> 24 }
        // The curve from (100, 50) to (150, 100) with the control point (150, 50) passes through (137.5, 62.5).
        #expect(alpha(138, 62) == 255 && alpha(150, 50) == 0 && alpha(75, 50) == 255 && alpha(150, 125) == 255)
        for index in words.indices where words[index] != 0 {
            let point = CGPoint(x: Double(index % width) / 2, y: Double(index / width) / 2)
            guard !area.insetBy(dx: -0.5, dy: -0.5).contains(point) else { continue }
            Issue.record("a pixel at \(point) is outside of \(area)")
            break
        }
    }

    // MARK: - Eraser

    /// The eraser makes everything transparent that is nearer than its radius, and changes nothing that is farther away.
    @Test func eraserLeavesNoPixelInItsMiddle() {
        let drawing = Drawing.paperBoat()
        drawing.activeLayerIndex = 0
        let before = pixels(drawing).words
        let (start, end, y) = (CGFloat(60), CGFloat(231), CGFloat(141))
        draw(drawing, .eraser, width: 20, CGPoint(x: start, y: y), CGPoint(x: 143, y: y), CGPoint(x: end, y: y))
        let (after, width) = (pixels(drawing).words, Int(Drawing.size.width * Drawing.scale))
        var (erased, wrong) = (0, 0)
        for index in after.indices {
            let (x, py) = (CGFloat(index % width) / 2 + 0.25, CGFloat(index / width) / 2 + 0.25)
            let distance = hypot(x - min(max(x, start), end), py - y)
            if distance < 9.3 {
                erased += before[index] != 0 ? 1 : 0
                wrong += after[index] != 0 ? 1 : 0
            } else if distance > 10.7 {
                wrong += after[index] != before[index] ? 1 : 0
            }
        }
        #expect(wrong == 0 && erased > 10_000)
    }

    // MARK: - Undo

    @Test func undoAndRedoRestoreTheSameBytes() {
        let drawing = Drawing.paperBoat()
        var states = [[pixels(drawing, 0), pixels(drawing, 1)]]
        func record() { states.append([pixels(drawing, 0), pixels(drawing, 1)]) }
        drawing.activeLayerIndex = 0
        draw(
            drawing, .brush, width: 13, force: 1.3, color: .red, CGPoint(x: 33, y: 47), CGPoint(x: 61, y: 90), CGPoint(x: 140, y: 71),
            CGPoint(x: 149, y: 180))
        record()
        drawing.activeLayerIndex = 1
        draw(drawing, .pen, width: 3, color: .blue, CGPoint(x: 210, y: 47), CGPoint(x: 190, y: 290))
        record()
        draw(drawing, .eraser, width: 24, CGPoint(x: 150, y: 250), CGPoint(x: 260, y: 251))
        record()
        drawing.clearActiveLayer()
        record()
        draw(drawing, .pen, width: 5, CGPoint(x: 99, y: 99))
        record()
        for index in 1..<states.count { #expect(states[index] != states[index - 1], "change \(index) is visible") }
        for round in 0..<2 {
            for index in (0..<states.count - 1).reversed() {
                #expect(drawing.canUndo)
                drawing.undo()
                #expect([pixels(drawing, 0), pixels(drawing, 1)] == states[index], "undo to \(index) in round \(round)")
            }
            #expect(!drawing.canUndo && drawing.canRedo)
            for index in 1..<states.count {
                drawing.redo()
                #expect([pixels(drawing, 0), pixels(drawing, 1)] == states[index], "redo to \(index) in round \(round)")
            }
            #expect(!drawing.canRedo)
        }
        drawing.undo()
        draw(drawing, .pen, width: 5, CGPoint(x: 59, y: 299))
        #expect(!drawing.canRedo, "a new stroke replaces what was undone")
    }

    /// Thirty changes can be undone. Older ones stay.
    @Test func undoHasALimit() {
        let drawing = Drawing(layerNames: ["A", "B"])
        var afterFifth: [Pixels] = []
        for index in 0..<35 {
            drawing.activeLayerIndex = index % 2
            let x = 20 + CGFloat(index) * 8
            draw(drawing, .brush, width: 9, CGPoint(x: x, y: 31), CGPoint(x: x + 30, y: 333))
            if index == 4 { afterFifth = [pixels(drawing, 0), pixels(drawing, 1)] }
        }
        var count = 0
        while drawing.canUndo {
            drawing.undo()
            count += 1
        }
        #expect(count == 30 && count == Drawing.undoLimit)
        #expect([pixels(drawing, 0), pixels(drawing, 1)] == afterFifth)
    }

    /// A stroke of n points draws n + 1 segments, however much was drawn before, and nothing on the other layers.
    @Test func newStrokeDrawsOnlyItsOwnSegments() {
        let drawing = Drawing.paperBoat()
        let before = drawing.layers.map(\.drawnSegmentCount)
        #expect(before[0] > 1000 && before[1] > 100)
        _ = drawing.beginStroke(.pen, color: .black, width: 3, at: CGPoint(x: 50, y: 50), force: 1)
        #expect(drawing.layers[1].drawnSegmentCount == before[1] + 1)
        for step in 1...9 {
            _ = drawing.continueStroke(to: CGPoint(x: 50 + 11 * CGFloat(step), y: 57), force: 1)
            #expect(drawing.layers[1].drawnSegmentCount == before[1] + 1 + step)
        }
        #expect(drawing.continueStroke(to: CGPoint(x: 150, y: 57), force: 1).isNull, "a point too near to the last one")
        _ = drawing.endStroke()
        #expect(drawing.layers.map(\.drawnSegmentCount) == [before[0], before[1] + 11])
        // An undo restores the snapshot of the layer and draws the remaining strokes again. Here, no strokes remain.
        drawing.undo()
        #expect(drawing.layers.map(\.drawnSegmentCount) == [before[0], before[1] + 11])
    }

    /// A stroke shows a hidden layer, and a canceled stroke hides it again. A layer that was visible stays visible.
    @Test func canceledStrokeHidesItsLayerAgain() {
        let drawing = Drawing(layerNames: ["A", "B"])
        drawing.activeLayerIndex = 1
        drawing.layers[1].isVisible = false
        let start = CGPoint(x: 41, y: 130)
        #expect(drawing.beginStroke(.pen, color: .black, width: 4, at: start, force: 1) == Drawing.bounds)
        #expect(drawing.layers[1].isVisible)
        drawing.cancelStroke()
        #expect(!drawing.layers[1].isVisible && drawing.layers[0].isVisible)
        draw(drawing, .pen, width: 4, start, CGPoint(x: 90, y: 77))
        #expect(drawing.layers[1].isVisible, "a stroke that has ended keeps its layer visible")
        _ = drawing.beginStroke(.pen, color: .black, width: 4, at: start, force: 1)
        drawing.cancelStroke()
        #expect(drawing.layers[1].isVisible)
    }

    // MARK: - Picture

    @Test func hiddenLayersAreNotInThePicture() {
        let drawing = Drawing.paperBoat()
        let all = pixels(drawing.picture()).words
        drawing.layers[1].isVisible = false
        let color = pixels(drawing.picture()).words
        drawing.layers[0].isVisible = false
        #expect(pixels(drawing.picture()) == pixels(Paper.image))
        drawing.layers[1].isVisible = true
        let ink = pixels(drawing.picture()).words
        let (colorLayer, inkLayer, paper) = (pixels(drawing, 0).words, pixels(drawing, 1).words, pixels(Paper.image).words)
        var wrong = 0
        for index in all.indices {
            let (hasColor, hasInk) = (colorLayer[index] != 0, inkLayer[index] != 0)
            if !hasInk, all[index] != color[index] { wrong += 1 }
            if !hasColor, color[index] != paper[index] || all[index] != ink[index] { wrong += 1 }
            if colorLayer[index] >> 24 == 255, color[index] != colorLayer[index] { wrong += 1 }
            if inkLayer[index] >> 24 == 255, all[index] != inkLayer[index] || ink[index] != inkLayer[index] { wrong += 1 }
        }
        let differ = all != color && all != ink
        #expect(wrong == 0 && differ)
    }

    @Test func startedDrawingIsTheSameInEveryRun() {
        let (first, second) = (Drawing.paperBoat(), Drawing.paperBoat())
        #expect(pixels(first.picture()) == pixels(second.picture()) && !first.canUndo)
    }
}
