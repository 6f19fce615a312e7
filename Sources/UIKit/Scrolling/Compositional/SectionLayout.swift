import CoreGraphics
import Foundation

/// The layout of one section. Positions along the scroll direction of the collection view are called main, positions across it
/// are called cross.
///
/// If all groups have the same size, their positions are computed by a formula. Otherwise the lengths of the groups are stored in a
/// `LengthIndex`. In both cases, finding the groups in an area takes at most O(log n) time.
final class SectionLayout {
    let section: NSCollectionLayoutSection
    /// The number of items.
    let count: Int
    /// The index of the section.
    let index: Int
    /// The size of the space for the section. Along the scroll direction, this is the length of the visible area.
    let container: CGSize
    let insets: NSDirectionalEdgeInsets
    /// Whether the collection view scrolls vertically.
    let isVertical: Bool
    let traits: UITraitCollection
    private(set) var measurements: SectionMeasurements
    /// The frames of a group without measured sizes.
    let unmeasuredGroup: GroupLayout
    /// The layouts of groups that can differ from `unmeasuredGroup`, by index: groups with measured sizes, and the last group if it is not
    /// full.
    private var solvedGroups: [Int: GroupLayout] = [:]
    /// The lengths of groups with the space after them. The value is nil if all groups have the same length.
    private var lengths: LengthIndex?
    /// The largest extent of a group, perpendicular to the direction in which the groups follow each other.
    private var crossExtent: CGFloat
    /// The headers and footers.
    private(set) var boundaries: [BoundaryLayout] = []
    /// The position of the section along the scroll direction.
    var start: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, container: CGSize, insets: NSDirectionalEdgeInsets,
        isVertical: Bool, _ traits: UITraitCollection, _ measurements: SectionMeasurements
    ) {
        (self.section, self.index, self.count, self.container) = (section, index, count, container)
        (self.insets, self.isVertical, self.traits, self.measurements) = (insets, isVertical, traits, measurements)
        let area = CGSize(
            width: max(container.width - insets.leading - insets.trailing, 0),
            height: max(container.height - insets.top - insets.bottom, 0))
        unmeasuredGroup = GroupSolver(traits: traits).solve(section.group, in: area)
        crossExtent = 0
        arrangeGroups()
        arrangeBoundaries()
    }

    // MARK: - Axes

    /// Whether the section has a scroll view of its own.
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether the groups are below each other.
    var stacksVertically: Bool { isOrthogonal ? !isVertical : isVertical }
    private func stackLength(_ size: CGSize) -> CGFloat { stacksVertically ? size.height : size.width }
    private func crossLength(_ size: CGSize) -> CGFloat { stacksVertically ? size.width : size.height }
    private var area: CGSize {
        CGSize(
            width: max(container.width - insets.leading - insets.trailing, 0),
            height: max(container.height - insets.top - insets.bottom, 0))
    }

    // MARK: - Groups

    /// The number of items in a full group.
    var groupCapacity: Int { max(unmeasuredGroup.cells.count, 1) }
    var groupCount: Int { unmeasuredGroup.cells.isEmpty ? 0 : (count + groupCapacity - 1) / groupCapacity }
    var spacing: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }

    private func arrangeGroups() {
        crossExtent = crossLength(unmeasuredGroup.size)
        guard unmeasuredGroup.isEstimated, groupCount > 0 else { return }
        var list = [Double](repeating: Double(stackLength(unmeasuredGroup.size) + spacing), count: groupCount)
        var changed = Set(measurements.items.keys.filter { $0 < count }.map { $0 / groupCapacity })
        if count % groupCapacity != 0 { changed.insert(groupCount - 1) }
        solvedGroups = [:]
        for group in changed.sorted() { list[group] = Double(stackLength(solved(group).size) + spacing) }
        lengths = LengthIndex(list)
        updateCrossExtent()
    }

    /// Returns the layout of a group. It is `unmeasuredGroup`, unless a cell of the group is measured or the group is not full.
    func solved(_ group: Int) -> GroupLayout {
        guard unmeasuredGroup.isEstimated else { return unmeasuredGroup }
        if let layout = solvedGroups[group] { return layout }
        let first = group * groupCapacity
        let range = first..<min(first + groupCapacity, count)
        guard range.count < groupCapacity || range.contains(where: { measurements.items[$0] != nil }) else { return unmeasuredGroup }
        let items = measurements.items
        let layout = GroupSolver(traits: traits, limit: range.count, measuredSize: { items[first + $0] }).solve(section.group, in: area)
        solvedGroups[group] = layout
        return layout
    }

    /// Updates `crossExtent`. A section that scrolls on its own is as large as its largest measured group. If no group is measured yet, it
    /// is as large as a group with the estimated sizes.
    private func updateCrossExtent() {
        guard isOrthogonal else { return }
        crossExtent = solvedGroups.values.map { crossLength($0.size) }.max() ?? crossLength(unmeasuredGroup.size)
    }

    /// Returns the position of a group in the direction in which the groups follow each other, without insets.
    func groupStart(_ group: Int) -> CGFloat {
        if let lengths { return CGFloat(lengths.offset(of: group)) }
        return CGFloat(group) * (stackLength(unmeasuredGroup.size) + spacing)
    }

    /// The length of all groups with the spaces between them.
    var groupsLength: CGFloat { groupCount > 0 ? groupStart(groupCount) - spacing : 0 }
    /// The distance between the starts of two successive groups without measured sizes.
    var groupStep: CGFloat { stackLength(unmeasuredGroup.size) + spacing }
    /// The length of a group without measured sizes.
    var groupLength: CGFloat { stackLength(unmeasuredGroup.size) }

    /// Returns the groups that intersect a range of positions. The positions are those that `groupStart` returns. If the sizes of groups
    /// are measured, the result for a range beyond all groups contains the first or the last group. Therefore the caller must test the
    /// frames.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard groupCount > 0, high >= low else { return 0..<0 }
        if let lengths {
            let first = lengths.index(at: Double(low))
            return first..<max(min(lengths.index(at: Double(high)) + 1, groupCount), first)
        }
        let step = groupStep
        guard step > 0 else { return 0..<groupCount }
        let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.down))
        guard first < CGFloat(groupCount), last >= 0 else { return 0..<0 }
        return Int(max(first, 0))..<Int(min(last + 1, CGFloat(groupCount)))
    }

    // MARK: - Extents along the scroll direction

    /// The insets along the scroll direction.
    var mainInsets: (before: CGFloat, after: CGFloat) {
        isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }
    /// The lengths of the headers and footers that make the section larger.
    var boundaryLengths: (before: CGFloat, after: CGFloat) {
        (boundaries.filter { $0.extendsStart }.map(\.length).max() ?? 0, boundaries.filter { $0.extendsEnd }.map(\.length).max() ?? 0)
    }
    /// The length of the groups along the scroll direction.
    var contentLength: CGFloat { groupCount == 0 ? 0 : isOrthogonal ? crossExtent : groupsLength }
    /// The length of the section.
    var length: CGFloat {
        boundaryLengths.before + mainInsets.before + contentLength + mainInsets.after + boundaryLengths.after
    }
    /// The end of the section.
    var end: CGFloat { start + length }
    /// The position of the groups along the scroll direction.
    var contentStart: CGFloat { start + boundaryLengths.before + mainInsets.before }

    private func arrangeBoundaries() {
        boundaries = section.boundarySupplementaryItems.map { item in
            let followsInsets = section.supplementariesFollowContentInsets
            let space = followsInsets ? area : container
            return BoundaryLayout(
                item,
                in: isVertical
                    ? CGSize(width: space.width, height: container.height) : CGSize(width: container.width, height: space.height),
                measured: measurements.boundaries[item.elementKind], isVertical: isVertical)
        }
    }

    // MARK: - Measuring

    /// Stores the measured size of a cell. Returns the change of the section's length.
    func setMeasuredSize(_ size: CGSize, of item: Int) -> CGFloat {
        guard unmeasuredGroup.isEstimated, item < count, measurements.items[item] != size else { return 0 }
        let (oldLength, group) = (length, item / groupCapacity)
        measurements.items[item] = size
        solvedGroups[group] = nil
        lengths?[group] = Double(stackLength(solved(group).size) + spacing)
        updateCrossExtent()
        return length - oldLength
    }

    /// Stores the measured size of a header or footer. Returns the change of the section's length.
    func setMeasuredSize(_ size: CGSize, ofKind kind: String) -> CGFloat {
        guard measurements.boundaries[kind] != size else { return 0 }
        let oldLength = length
        measurements.boundaries[kind] = size
        arrangeBoundaries()
        return length - oldLength
    }
}
