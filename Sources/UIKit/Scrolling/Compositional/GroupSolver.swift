import CoreGraphics

/// Computes the frames of the cells of a group.
struct GroupSolver {
    /// The largest number of cells in a group. Without this limit, very short items would repeat very often.
    private static let maximumLeaves = 1000

    /// The traits for the closures of custom groups.
    let traits: UITraitCollection
    /// The largest number of cells. Further cells are left out.
    var limit = maximumLeaves
    /// Returns the measured size of a cell without its insets, or nil if the cell is not measured. The parameter is the index of the cell
    /// in the group.
    var measuredSize: (Int) -> CGSize? = { _ in nil }

    /// Returns the layout of a group in a container.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> GroupLayout {
        var count = 0
        return solve(group, group.layoutSize.size(in: container), &count)
    }

    /// Returns the layout of an item or a group with an assumed size. `count` is the number of cells before it. It is increased by the
    /// number of cells of the item or group.
    private func solve(_ item: NSCollectionLayoutItem, _ size: CGSize, _ count: inout Int) -> GroupLayout {
        let first = count
        var layout = GroupLayout()
        if let group = item as? NSCollectionLayoutGroup {
            layout = arrange(group, size, &count)
        } else {
            layout = cell(item, size, count)
            count += 1
        }
        for supplementaryItem in item.supplementaryItems where count > first {
            let frame = supplementaryItem.containerAnchor.frame(
                of: supplementaryItem.layoutSize.size(in: layout.size),
                on: CGRect(origin: .zero, size: layout.size).inset(by: item.contentInsets),
                itemAnchor: supplementaryItem.itemAnchor)
            layout.supplementaryViews.append(GroupLayout.SupplementaryView(item: supplementaryItem, frame: frame, cellIndex: 0))
        }
        return layout
    }

    private func cell(_ item: NSCollectionLayoutItem, _ assumed: CGSize, _ index: Int) -> GroupLayout {
        let (insets, flexible) = (item.contentInsets, item.layoutSize)
        var size = assumed
        if flexible.isEstimated, let measured = measuredSize(index) {
            if flexible.widthDimension.isEstimated { size.width = measured.width + insets.leading + insets.trailing }
            if flexible.heightDimension.isEstimated { size.height = measured.height + insets.top + insets.bottom }
        }
        let cell = GroupLayout.Cell(
            frame: CGRect(origin: .zero, size: size).inset(by: insets),
            insets: CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom),
            flexible: (flexible.widthDimension.isEstimated, flexible.heightDimension.isEstimated))
        return GroupLayout(size: size, cells: [cell])
    }

    /// Returns the layout of a group without the supplementary views on the group itself.
    private func arrange(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ count: inout Int) -> GroupLayout {
        if case .custom(let provider) = group.arrangement { return custom(provider, group, size, &count) }
        let content = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
        let line = Line(group, children(of: group, in: content.size, &count), in: content.size)
        var layout = GroupLayout(size: size)
        for (child, origin) in zip(line.children, line.origins) {
            var part = child.layout
            part.move(by: CGPoint(x: content.minX + origin.x, y: content.minY + origin.y))
            layout.append(part)
        }
        let (dimensions, insets) = (group.layoutSize, group.contentInsets)
        if dimensions.widthDimension.isEstimated { layout.size.width = line.extent.width + insets.leading + insets.trailing }
        if dimensions.heightDimension.isEstimated { layout.size.height = line.extent.height + insets.top + insets.bottom }
        return layout
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ group: NSCollectionLayoutGroup, _ size: CGSize, _ count: inout Int
    ) -> GroupLayout {
        let insets = group.contentInsets
        let items = provider(LayoutEnvironment(size, insets: insets, traits)).prefix(max(limit - count, 0))
        count += items.count
        return GroupLayout(
            size: size,
            cells: items.map {
                GroupLayout.Cell(frame: $0.frame.offsetBy(dx: insets.leading, dy: insets.top), zIndex: $0.zIndex)
            })
    }

    // MARK: - Children

    /// An item or a group with its layout.
    struct Child {
        let item: NSCollectionLayoutItem
        var layout: GroupLayout
    }

    /// Returns the children of a group: its items and inner groups, each as often as it repeats.
    private func children(of group: NSCollectionLayoutGroup, in content: CGSize, _ count: inout Int) -> [Child] {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let available = group.isHorizontal ? content.width : content.height
        switch group.arrangement {
        case .custom: return []
        case .count(let number): return repeated(group, number, content, length: nil, &count)
        case .equal(let number):
            let length = max((available - spacing * CGFloat(number - 1)) / CGFloat(number), 0)
            return repeated(group, number, content, length: length, &count)
        case .fill: return filled(group, content, available, spacing, &count)
        }
    }

    /// Returns an item a number of times, optionally with a given length along the group.
    private func repeated(_ group: NSCollectionLayoutGroup, _ number: Int, _ content: CGSize, length: CGFloat?, _ count: inout Int)
        -> [Child]
    {
        guard let item = group.subitems.first else { return [] }
        var children: [Child] = []
        for _ in 0..<min(number, Self.maximumLeaves) where count < limit {
            var size = item.layoutSize.size(in: content)
            if let length { if group.isHorizontal { size.width = length } else { size.height = length } }
            children.append(Child(item: item, layout: solve(item, size, &count)))
        }
        return children
    }

    /// Returns the items repeatedly, as long as they fit with their assumed lengths. Each item is returned at least once, unless the group
    /// already has the largest number of cells. Items are not repeated if their length with the spacing is not positive.
    private func filled(
        _ group: NSCollectionLayoutGroup, _ content: CGSize, _ available: CGFloat, _ spacing: CGFloat, _ count: inout Int
    ) -> [Child] {
        var (children, used, rounds) = ([Child](), CGFloat(0), 0)
        while !group.subitems.isEmpty, rounds < Self.maximumLeaves {
            for item in group.subitems {
                guard count < limit else { return children }
                let size = item.layoutSize.size(in: content)
                let edges = Line.edges(of: item, isHorizontal: group.isHorizontal)
                let length = (group.isHorizontal ? size.width : size.height) + edges.before + edges.after
                // Because of the tolerance, three items of a third of the length fit despite rounding errors.
                if rounds > 0, used + length > available + 0.01 || length + spacing <= 0 { return children }
                used += length + spacing
                children.append(Child(item: item, layout: solve(item, size, &count)))
            }
            rounds += 1
        }
        return children
    }
}

extension CGRect {
    /// Returns the rectangle without the insets, in a left-to-right layout. Its width and height are at least 0.
    fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
