import CoreGraphics
import FlipbookInspection
import Testing

@Suite struct TimelineRowsTests {
    @Test func everyAnimationHasOneRowBelowItsGroup() {
        let timeline = Timeline.sample
        let rows = TimelineRows(timeline).rows
        var group: Int?
        var numbers: [Int] = []
        for row in rows {
            if case .group(let number) = row.content { group = number }
            guard case .animation(let number) = row.content else { continue }
            numbers.append(number)
            #expect(timeline.animations[number].group == group)
        }
        #expect(numbers == Array(timeline.animations.indices))
    }

    @Test func rowsTouchAndDoNotOverlap() {
        for timeline in [Timeline.sample, .large(animations: 500, layers: 300), Timeline()] {
            let rows = TimelineRows(timeline)
            var y: CGFloat = 0
            for row in rows.rows {
                #expect(row.y == y && row.height > 0)
                y = row.maxY
            }
            #expect(rows.height == y)
        }
    }

    @Test func inputsComeFirstThenCallsThenGroups() {
        let contents = TimelineRows(.sample).rows.map(\.content)
        #expect(contents.prefix(4) == [.inputs(lane: 0), .inputs(lane: 1), .calls, .group(0)])
    }

    @Test func overlappingInputsAreInDifferentLanes() {
        var timeline = Timeline()
        for (first, last) in [(3, 40), (5, 5), (5, 60), (41, 50), (61, 61), (61, 70), (62, 63)] {
            timeline.inputs.append(TimelineInput(kind: .drag, frames: first...last, title: ""))
        }
        let lanes = TimelineRows(timeline).inputLanes
        #expect(lanes.flatMap(\.self).sorted() == Array(0..<7), "each input is in one lane")
        for lane in lanes {
            for (a, b) in zip(lane, lane.dropFirst()) {
                #expect(timeline.inputs[a].frames.upperBound < timeline.inputs[b].frames.lowerBound)
            }
        }
        #expect(lanes.count == 3)
    }

    @Test func emptyGroupsHaveNoRow() {
        var timeline = Timeline.sample
        timeline.addGroup(.block, start: 5, [])
        #expect(TimelineRows(timeline) == TimelineRows(.sample))
    }

    @Test func visibleRowsAreThoseThatIntersect() {
        let rows = TimelineRows(.large(animations: 500, layers: 300))
        for (top, bottom) in [(0.0, 200.0), (31, 33), (777, 1003), (rows.height - 10, rows.height + 400), (-50, 5)] {
            let expected = rows.rows.indices.filter { rows.rows[$0].maxY > top && rows.rows[$0].y < bottom }
            #expect(Array(rows.indexes(from: top, to: bottom)) == expected)
        }
        #expect(rows.indexes(from: 5, to: 5).isEmpty)
        #expect(rows.index(at: rows.rows[17].y) == 17 && rows.index(at: rows.rows[17].y - 0.01) == 16)
        #expect(rows.index(at: -1) == nil && rows.index(at: rows.height) == nil)
    }
}
