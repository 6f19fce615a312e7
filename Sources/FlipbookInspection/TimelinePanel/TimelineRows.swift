import Foundation

/// The rows of a timeline from top to bottom: the inputs, the calls of the app's code, and each group with its animations.
package nonisolated struct TimelineRows: Equatable, Sendable {
    /// The content of a row.
    package enum Content: Hashable, Sendable {
        /// Inputs that do not overlap in time. Inputs that overlap are in different lanes.
        case inputs(lane: Int)
        /// The calls of the app's code.
        case calls
        /// The heading of the group with this number.
        case group(Int)
        /// The animation with this number.
        case animation(Int)
    }

    package struct Row: Equatable, Sendable {
        package var content: Content
        /// The upper edge, in points from the upper edge of the first row.
        package var y: CGFloat
        package var height: CGFloat

        package var maxY: CGFloat { y + height }
    }

    package private(set) var rows: [Row] = []
    /// The indexes of the inputs of each lane, in the order of their beginnings.
    package private(set) var inputLanes: [[Int]] = []

    package static let inputHeight: CGFloat = 30
    package static let callHeight: CGFloat = 28
    package static let groupHeight: CGFloat = 32
    package static let animationHeight: CGFloat = 30

    package init(_ timeline: Timeline) {
        inputLanes = Self.lanes(timeline.inputs)
        for lane in inputLanes.indices { add(.inputs(lane: lane), Self.inputHeight) }
        if !timeline.marks.isEmpty { add(.calls, Self.callHeight) }
        for group in timeline.groups where !group.animations.isEmpty || !group.states.isEmpty {
            add(.group(group.number), Self.groupHeight)
            for animation in group.animations { add(.animation(animation), Self.animationHeight) }
        }
    }

    private mutating func add(_ content: Content, _ height: CGFloat) {
        rows.append(Row(content: content, y: self.height, height: height))
    }

    /// The height of all rows.
    package var height: CGFloat { rows.last?.maxY ?? 0 }

    /// Distributes inputs over lanes, so that no two inputs of a lane overlap. Each input is in the first lane that is free.
    private static func lanes(_ inputs: [TimelineInput]) -> [[Int]] {
        var lanes: [[Int]] = []
        for (index, input) in inputs.enumerated() {
            if let lane = lanes.firstIndex(where: { inputs[$0[$0.count - 1]].frames.upperBound < input.frames.lowerBound }) {
                lanes[lane].append(index)
            } else {
                lanes.append([index])
            }
        }
        return lanes
    }

    /// Returns the indexes of the rows that are visible between two vertical positions.
    package func indexes(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard bottom > top else { return 0..<0 }
        let first = firstIndex { $0.maxY > top }
        return first..<max(first, firstIndex { $0.y >= bottom })
    }

    /// Returns the index of the row at a vertical position, or nil.
    package func index(at y: CGFloat) -> Int? {
        let index = firstIndex { $0.maxY > y }
        return index < rows.count && rows[index].y <= y ? index : nil
    }

    /// Returns the first index whose row satisfies a condition that all later rows satisfy too.
    private func firstIndex(where condition: (Row) -> Bool) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(rows[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the vertical range of the rows of the last group that has started before or at the given time, or nil if there is none.
    package func range(ofGroupAt time: Double, _ timeline: Timeline) -> ClosedRange<CGFloat>? {
        guard let group = timeline.groups.last(where: { $0.start <= time + 1e-9 && !$0.animations.isEmpty }),
            let index = rows.firstIndex(where: { $0.content == .group(group.number) })
        else { return nil }
        return rows[index].y...rows[min(index + group.animations.count, rows.count - 1)].maxY
    }
}
