import CoreGraphics

extension GroupSolver {
    /// The positions of items in a row or a column.
    struct Line {
        private(set) var children: [Child]
        /// The positions of the children.
        private(set) var origins: [CGPoint] = []
        /// The size that the children use.
        private(set) var extent = CGSize.zero

        /// Arranges children. Flexible spaces share the length that the children leave free.
        init(_ group: NSCollectionLayoutGroup, _ children: [Child], in content: CGSize) {
            self.children = children
            let (isHorizontal, spacing) = (group.isHorizontal, group.interItemSpacing)
            makeUniform(isHorizontal: isHorizontal)
            let isEstimated = isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
            let free = isEstimated ? 0 : freeLength(content, spacing?.spacing ?? 0, isHorizontal)
            let flexibleCount = flexibleSpaceCount(spacing, isHorizontal)
            let extra = flexibleCount > 0 ? max(free, 0) / CGFloat(flexibleCount) : 0
            var position: CGFloat = 0
            for (index, child) in self.children.enumerated() {
                let edges = Self.edges(of: child.item, isHorizontal: isHorizontal)
                let cross = Self.edges(of: child.item, isHorizontal: !isHorizontal)
                if index > 0 { position += (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? extra : 0) }
                position += edges.before + (edges.isBeforeFlexible ? extra : 0)
                origins.append(isHorizontal ? CGPoint(x: position, y: cross.before) : CGPoint(x: cross.before, y: position))
                let size = child.layout.size
                position += (isHorizontal ? size.width : size.height) + edges.after + (edges.isAfterFlexible ? extra : 0)
                let crossExtent = cross.before + (isHorizontal ? size.height : size.width) + cross.after
                extent =
                    isHorizontal
                    ? CGSize(width: position, height: max(extent.height, crossExtent))
                    : CGSize(width: max(extent.width, crossExtent), height: position)
            }
        }

        /// The smallest spaces before and after an item, and whether they are flexible.
        struct Edges {
            var before: CGFloat = 0
            var after: CGFloat = 0
            var isBeforeFlexible = false
            var isAfterFlexible = false
        }

        static func edges(of item: NSCollectionLayoutItem, isHorizontal: Bool) -> Edges {
            guard let spacing = item.edgeSpacing else { return Edges() }
            let (before, after) = isHorizontal ? (spacing.leading, spacing.trailing) : (spacing.top, spacing.bottom)
            return Edges(
                before: before?.spacing ?? 0, after: after?.spacing ?? 0, isBeforeFlexible: before?.isFlexibleSpacing ?? false,
                isAfterFlexible: after?.isFlexibleSpacing ?? false)
        }

        /// Returns the length of the content that the children leave free.
        private func freeLength(_ content: CGSize, _ spacing: CGFloat, _ isHorizontal: Bool) -> CGFloat {
            let used = children.reduce(CGFloat(0)) { sum, child in
                let edges = Self.edges(of: child.item, isHorizontal: isHorizontal)
                return sum + (isHorizontal ? child.layout.size.width : child.layout.size.height) + edges.before + edges.after
            }
            return (isHorizontal ? content.width : content.height) - used - spacing * CGFloat(max(children.count - 1, 0))
        }

        private func flexibleSpaceCount(_ spacing: NSCollectionLayoutSpacing?, _ isHorizontal: Bool) -> Int {
            let edges = children.map { Self.edges(of: $0.item, isHorizontal: isHorizontal) }
            return (spacing?.isFlexibleSpacing == true ? max(children.count - 1, 0) : 0) + edges.count { $0.isBeforeFlexible }
                + edges.count { $0.isAfterFlexible }
        }

        /// Makes all cells with a uniform dimension equally long across the line: as long as the longest of these cells.
        private mutating func makeUniform(isHorizontal: Bool) {
            func isUniform(_ child: Child) -> Bool {
                let size = child.item.layoutSize
                guard !(child.item is NSCollectionLayoutGroup) else { return false }
                return (isHorizontal ? size.heightDimension : size.widthDimension).isUniformAcrossSiblings
            }
            let uniform = children.indices.filter { isUniform(children[$0]) }
            guard uniform.count > 1 else { return }
            let largest = uniform.map { isHorizontal ? children[$0].layout.size.height : children[$0].layout.size.width }.max() ?? 0
            for index in uniform {
                var layout = children[index].layout
                let (width, height) = (isHorizontal ? 0 : largest - layout.size.width, isHorizontal ? largest - layout.size.height : 0)
                layout.size = CGSize(width: layout.size.width + width, height: layout.size.height + height)
                layout.cells[0].frame.size.width += width
                layout.cells[0].frame.size.height += height
                children[index].layout = layout
            }
        }
    }
}
