import CoreGraphics

extension SectionLayout {
    // MARK: - Frames

    /// The frame of the section with its headers, footers and insets. Across the scroll direction, it covers the whole container.
    var frame: CGRect {
        isVertical
            ? CGRect(x: 0, y: start, width: container.width, height: length)
            : CGRect(x: start, y: 0, width: length, height: container.height)
    }

    /// The frame of the section's scroll view.
    var scrollFrame: CGRect {
        isVertical
            ? CGRect(x: 0, y: contentStart, width: container.width, height: contentLength)
            : CGRect(x: contentStart, y: 0, width: contentLength, height: container.height)
    }

    /// The space before the first group in the scroll view of the section: the inset or, for `groupPagingCentered`, the space that centers
    /// a group.
    var leadingSpace: CGFloat {
        if section.orthogonalScrollingBehavior == .groupPagingCentered { return max((containerCrossLength - groupLength) / 2, 0) }
        return isVertical ? insets.leading : insets.top
    }
    private var trailingSpace: CGFloat {
        if section.orthogonalScrollingBehavior == .groupPagingCentered { return max((containerCrossLength - groupLength) / 2, 0) }
        return isVertical ? insets.trailing : insets.bottom
    }
    private var containerCrossLength: CGFloat { isVertical ? container.width : container.height }

    /// The size of the content of the section's scroll view.
    var scrollContentSize: CGSize {
        let length = leadingSpace + groupsLength + trailingSpace
        return isVertical ? CGSize(width: length, height: contentLength) : CGSize(width: contentLength, height: length)
    }

    /// Returns the position of a group, in a left-to-right layout. In a section that scrolls on its own, it is the position
    /// without scrolling.
    private func origin(of group: Int) -> CGPoint {
        let position = groupStart(group)
        if isOrthogonal {
            return isVertical
                ? CGPoint(x: leadingSpace + position, y: contentStart) : CGPoint(x: contentStart, y: leadingSpace + position)
        }
        return isVertical
            ? CGPoint(x: insets.leading, y: contentStart + position) : CGPoint(x: contentStart + position, y: insets.top)
    }

    /// Returns the cell of an item, with its frame in the content, or nil if the item does not exist.
    func cell(of item: Int) -> GroupLayout.Cell? {
        guard (0..<count).contains(item), groupCount > 0 else { return nil }
        let (group, layout) = (item / groupCapacity, solved(item / groupCapacity))
        guard layout.cells.indices.contains(item % groupCapacity) else { return nil }
        var cell = layout.cells[item % groupCapacity]
        let origin = origin(of: group)
        cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
        return cell
    }

    /// Returns the supplementary views of a group: the views on the group itself, and the views on the items and groups inside it. Each
    /// view is returned with its item.
    func supplementaryViews(ofGroup group: Int) -> [(view: GroupLayout.SupplementaryView, item: Int)] {
        guard (0..<groupCount).contains(group), !unmeasuredGroup.supplementaryViews.isEmpty else { return [] }
        let origin = origin(of: group)
        return solved(group).supplementaryViews.compactMap { view in
            let item = group * groupCapacity + view.cellIndex
            guard item < count else { return nil }
            var moved = view
            moved.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            return (moved, item)
        }
    }

    /// Returns the group of an item.
    func group(of item: Int) -> Int { item / groupCapacity }

    /// Returns the groups that intersect a range of positions of the content. The positions are along the scroll direction or, in a
    /// section that scrolls on its own, along the direction of the section.
    func visibleGroups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let before = isOrthogonal ? leadingSpace : contentStart
        return groups(from: low - before, to: high - before)
    }

    /// Returns the items of groups.
    func items(of groups: Range<Int>) -> Range<Int> {
        let low = min(groups.lowerBound * groupCapacity, count)
        return low..<max(min(groups.upperBound * groupCapacity, count), low)
    }
}
