import CoreGraphics
import Foundation

/// The attributes of the elements of a compositional layout.
extension UICollectionViewCompositionalLayout {
    /// Returns the attributes of the elements in a rectangle. The time depends on the number of these elements, not on the
    /// number of items.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = boundaries.indices.compactMap { boundaryAttributes(at: $0) }.filter { $0.frame.finitelyIntersects(rect) }
        for section in visibleSections(in: rect) {
            let visible = visibleElements(of: section, in: rect)
            callHandler(of: section, with: visible, in: rect)
            found += visible.map(scrolled)
        }
        return found
    }

    /// Returns the elements of a section in a rectangle, at their positions without the scrolling of the section.
    private func visibleElements(of section: SectionLayout, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = decorationAttributes(section).filter { $0.frame.finitelyIntersects(rect) }
        let area = unscrolledArea(rect, section)
        let (low, high) = section.stacksVertically ? (area.minY, area.maxY) : (area.minX, area.maxX)
        let mirrored = isMirroredAlongGroups(section)
        let length = section.scrollContentSize.width
        let groups = mirrored ? section.visibleGroups(from: length - high, to: length - low) : section.visibleGroups(from: low, to: high)
        for item in section.items(of: groups) {
            if let attributes = cellAttributes(item, section), attributes.frame.finitelyIntersects(area) { found.append(attributes) }
        }
        for group in groups {
            for (view, item) in section.supplementaryViews(ofGroup: group) {
                let attributes = attributes(of: view, item, section)
                if attributes.frame.finitelyIntersects(area) { found.append(attributes) }
            }
        }
        found += section.boundaries.compactMap { boundaryAttributes($0, of: section) }.filter { $0.frame.finitelyIntersects(rect) }
        return found
    }

    /// Converts a rectangle of the collection view's content to the positions that the elements of a section have without its scrolling.
    private func unscrolledArea(_ rect: CGRect, _ section: SectionLayout) -> CGRect {
        guard section.isOrthogonal else { return rect }
        let offset = orthogonalOffset(of: section)
        return rect.offsetBy(dx: offset.x, dy: offset.y)
    }

    /// Whether the groups of a section begin at the right of its scroll view.
    private func isMirroredAlongGroups(_ section: SectionLayout) -> Bool { isVertical && section.isOrthogonal && isRightToLeft }

    /// Moves attributes by the scroll offset of their section, if the section scrolls on its own, and returns them.
    func scrolled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let section = attributes.orthogonalSection, sections.indices.contains(section) else { return attributes }
        let offset = orthogonalOffset(of: sections[section])
        attributes.orthogonalOffset = offset
        attributes.untransformedFrame = attributes.untransformedFrame.offsetBy(dx: -offset.x, dy: -offset.y)
        return attributes
    }

    /// Calls the section's handler with the elements that are in the visible area. The elements in `rect` can be outside of it, for
    /// example while items are prefetched.
    private func callHandler(of section: SectionLayout, with elements: [UICollectionViewLayoutAttributes], in rect: CGRect) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView,
            view.bounds.finitelyIntersects(rect)
        else { return }
        let scrolledArea = unscrolledArea(view.bounds, section)
        let elements = elements.filter { $0.frame.finitelyIntersects($0.orthogonalSection == nil ? view.bounds : scrolledArea) }
        let offset = section.isOrthogonal ? orthogonalOffset(of: section) : view.contentOffset
        handler(elements, offset, LayoutEnvironment(section.container, insets: section.insets, view.traitCollection))
    }

    /// Converts a frame of a left-to-right layout to the layout direction of the collection view.
    private func mirroredIfRightToLeft(_ frame: CGRect, _ section: SectionLayout) -> CGRect {
        guard isRightToLeft, isVertical else { return frame }
        let width = section.isOrthogonal ? section.scrollContentSize.width : section.container.width
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    // MARK: - Cells

    /// Returns the attributes of a cell, without the scrolling of its section.
    func cellAttributes(_ item: Int, _ section: SectionLayout) -> UICollectionViewLayoutAttributes? {
        guard let cell = section.cell(of: item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section.index))
        attributes.frame = mirroredIfRightToLeft(cell.frame, section)
        attributes.zIndex = cell.zIndex
        attributes.flexibleDimensions = cell.flexible
        if section.isOrthogonal { attributes.orthogonalSection = section.index }
        if let list = section.section.listConfiguration { attributes.listPosition = list.position(of: item, in: section) }
        return attributes
    }

    private func attributes(of view: GroupLayout.SupplementaryView, _ item: Int, _ section: SectionLayout)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: view.item.elementKind, with: IndexPath(item: item, section: section.index))
        attributes.frame = mirroredIfRightToLeft(view.frame, section)
        attributes.zIndex = view.item.zIndex
        attributes.flexibleDimensions = (false, false)
        if section.isOrthogonal { attributes.orthogonalSection = section.index }
        return attributes
    }

    // MARK: - Headers, footers and decorations

    func supplementaryAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2 else {
            return boundaries.indices.contains(path.first ?? -1) && boundaries[path[0]].item.elementKind == kind
                ? boundaryAttributes(at: path[0]) : nil
        }
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        if path.item == 0, let boundary = section.boundaries.first(where: { $0.item.elementKind == kind }) {
            return boundaryAttributes(boundary, of: section)
        }
        let found = section.supplementaryViews(ofGroup: section.group(of: path.item)).first {
            $0.item == path.item && $0.view.item.elementKind == kind
        }
        return found.map { scrolled(attributes(of: $0.view, $0.item, section)) }
    }

    /// The visible area along the scroll direction, without the insets of the content.
    private var visibleRange: (start: CGFloat, end: CGFloat)? {
        guard let view = collectionView else { return nil }
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        return isVertical ? (bounds.minY + inset.top, bounds.maxY - inset.bottom) : (bounds.minX + inset.left, bounds.maxX - inset.right)
    }

    private func boundaryAttributes(_ boundary: BoundaryLayout, of section: SectionLayout) -> UICollectionViewLayoutAttributes? {
        let insets = section.insets
        let follows = section.section.supplementariesFollowContentInsets
        let cross: (start: CGFloat, length: CGFloat) =
            isVertical
            ? (follows ? insets.leading : 0, section.container.width - (follows ? insets.leading + insets.trailing : 0))
            : (follows ? insets.top : 0, section.container.height - (follows ? insets.top + insets.bottom : 0))
        let frame = boundary.frame(in: (section.start, section.end), cross: cross, visible: visibleRange)
        let path = IndexPath(item: 0, section: section.index)
        let attributes = boundaryAttributes(boundary, frame, path)
        if isRightToLeft, isVertical { attributes.frame.origin.x = section.container.width - frame.maxX }
        if let list = section.section.listConfiguration { attributes.listPosition = list.boundaryPosition(boundary) }
        return attributes
    }

    /// Returns the attributes of a header or footer of the whole content.
    private func boundaryAttributes(at index: Int) -> UICollectionViewLayoutAttributes? {
        let boundary = boundaries[index]
        let end = sectionsEnd + (boundaries.filter(\.extendsEnd).map(\.length).max() ?? 0)
        let size = collectionViewContentSize
        let frame = boundary.frame(in: (0, end), cross: (0, isVertical ? size.width : size.height), visible: visibleRange)
        return boundaryAttributes(boundary, frame, IndexPath(index: index))
    }

    private func boundaryAttributes(_ boundary: BoundaryLayout, _ frame: CGRect, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let (item, dimensions) = (boundary.item, boundary.item.layoutSize)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        attributes.frame = frame
        // A view that stays at the edge is in front of the cells that scroll below it.
        attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 2) : item.zIndex
        attributes.flexibleDimensions = (dimensions.widthDimension.isEstimated, dimensions.heightDimension.isEstimated)
        return attributes
    }

    func decorationAttributes(_ section: SectionLayout) -> [UICollectionViewLayoutAttributes] {
        section.section.decorationItems.map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
            let (frame, insets) = (section.frame, item.contentInsets)
            let inset = CGRect(
                x: frame.minX + insets.leading, y: frame.minY + insets.top, width: max(frame.width - insets.leading - insets.trailing, 0),
                height: max(frame.height - insets.top - insets.bottom, 0))
            attributes.frame =
                isRightToLeft && isVertical
                ? CGRect(x: section.container.width - inset.maxX, y: inset.minY, width: inset.width, height: inset.height) : inset
            attributes.zIndex = item.zIndex
            attributes.flexibleDimensions = (false, false)
            return attributes
        }
    }
}
