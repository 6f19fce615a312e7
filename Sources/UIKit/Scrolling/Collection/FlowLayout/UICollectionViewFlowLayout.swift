import CoreGraphics
import Foundation
import QuartzCore

/// A layout that arranges items in lines, section by section, with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    nonisolated deinit {}

    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The special size for cells that determine their own sizes. It can be set as `estimatedItemSize` or `itemSize`, and returned by the
    /// delegate.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
    /// The size of the items, if the delegate does not provide one.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { propertyWasSet(\.itemSize, "itemSize", from: oldValue) } }
    /// The size of the items until their cells are visible, or zero if cells do not determine their sizes.
    ///
    /// If it is `automaticSize`, `itemSize` is the estimate. A cell that becomes visible gets the size that its constraints or
    /// `preferredLayoutAttributesFitting(_:)` determine.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            if estimatedItemSize != oldValue { measurements = FlowMeasurements() }
            propertyWasSet(\.estimatedItemSize, "estimatedItemSize", from: oldValue)
        }
    }
    /// The minimum spacing between two lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { propertyWasSet(\.minimumLineSpacing, "minimumLineSpacing", from: oldValue) } }
    /// The minimum spacing between two items of a line. The actual spacing is larger if the items do not fill the line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { propertyWasSet(\.minimumInteritemSpacing, "minimumInteritemSpacing", from: oldValue) }
    }
    /// The insets of the lines in each section.
    open var sectionInset = UIEdgeInsets.zero { didSet { propertyWasSet(\.sectionInset, "sectionInset", from: oldValue) } }
    /// The size of the headers. Only the height is used, or the width if the content scrolls horizontally.
    open var headerReferenceSize = CGSize.zero { didSet { propertyWasSet(\.headerReferenceSize, "headerReferenceSize", from: oldValue) } }
    /// The size of the footers. Only the height is used, or the width if the content scrolls horizontally.
    open var footerReferenceSize = CGSize.zero { didSet { propertyWasSet(\.footerReferenceSize, "footerReferenceSize", from: oldValue) } }
    /// Whether headers stay at the edge of the visible area while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the edge of the visible area while their section is visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// Invalidates the layout after a property was set. A value that is not finite is ignored.
    private func propertyWasSet<Value: FiniteCheckable>(
        _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ name: String, from oldValue: Value
    ) {
        guard self[keyPath: property].isFinite else {
            Diagnostics.reportRefusedValue(of: name, source: "UICollectionViewFlowLayout")
            return self[keyPath: property] = oldValue
        }
        invalidateLayout()
    }

    /// The layout of one section. Positions and lengths are along the scroll direction.
    private struct Section {
        var header: (start: CGFloat, length: CGFloat)
        var lines: FlowLines
        var footer: (start: CGFloat, length: CGFloat)
        /// The position at which the lines start, measured perpendicular to the scroll direction.
        var cross: CGFloat
        var end: CGFloat { footer.start + footer.length }
    }

    private var sections: [Section] = []
    /// The sizes that cells have determined.
    var measurements = FlowMeasurements()

    override func requestsPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && isSelfSizing(attributes.indexPath)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { requestsPreferredSize(for: originalAttributes) && preferredAttributes.size != originalAttributes.size }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard let measurement = context.measurement else { return super.invalidateLayout(with: context) }
        store(measurement) { super.invalidateLayout(with: context) }
    }

    override func itemsDidReload() { measurements = FlowMeasurements() }
    override func itemsDidChange(_ indexMap: BatchIndexMap) { measurements.move(indexMap) }

    var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        sections = []
        guard let view = collectionView else { return }
        measurements.setLineLength(isVertical ? view.bounds.width : view.bounds.height)
        var start: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let newSection = makeSection(section, in: view, from: start)
            sections.append(newSection)
            start = newSection.end
        }
    }

    /// Computes the layout of one section.
    private func makeSection(_ section: Int, in view: UICollectionView, from start: CGFloat) -> Section {
        let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
        let metrics = FlowMetrics(self, delegate, view, section)
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> (cross: CGFloat, main: CGFloat) in
            let path = IndexPath(item: item, section: section)
            let size = itemSize(at: path, delegate?.collectionView(view, layout: self, sizeForItemAt: path))
            return isVertical ? (size.width, size.height) : (size.height, size.width)
        }
        let (inset, header, footer) = (metrics.inset, metrics.header, metrics.footer)
        let (before, after, left, right) =
            isVertical ? (inset.top, inset.bottom, inset.left, inset.right) : (inset.left, inset.right, inset.top, inset.bottom)
        let (headerLength, footerLength) = isVertical ? (header.height, footer.height) : (header.width, footer.width)
        let lines = FlowLines(
            sizes: sizes, length: max(crossLength(of: view) - left - right, 0), itemSpacing: metrics.itemSpacing,
            lineSpacing: metrics.lineSpacing, from: start + headerLength + before)
        return Section(
            header: (start, headerLength), lines: lines, footer: (lines.end + after, footerLength), cross: left)
    }

    /// Returns the length of the content across the scroll direction: the visible length without the content insets.
    private func crossLength(of view: UICollectionView) -> CGFloat {
        let (size, inset) = (view.bounds.size, view.adjustedContentInset)
        return isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let (length, crossLength) = (sections.last?.end ?? 0, crossLength(of: view))
        return isVertical ? CGSize(width: crossLength, height: length) : CGSize(width: length, height: crossLength)
    }

    // MARK: - Layout attributes

    /// Returns a rectangle mirrored horizontally in the content. If the collection view does not mirror positions, returns the rectangle
    /// unchanged.
    private func flipped(_ rect: CGRect) -> CGRect {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView,
            collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
        else { return rect }
        let width = collectionViewContentSize.width
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard !rect.isNull, rect.isFinite else { return [] }
        let shownRect = rect
        let rect = flipped(rect)
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = ListIndexMap.partitioningIndex(sections.count) { sections[$0].end > low }
        for number in first..<max(sections.count, first) {
            let section = sections[number]
            guard section.header.start < high else { break }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: number)
                guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    attributes.frame.finitelyIntersects(shownRect)
                else { continue }
                found.append(attributes)
            }
            for item in section.lines.items(from: low, to: high) {
                let path = IndexPath(item: item, section: number)
                if let item = layoutAttributesForItem(at: path), item.frame.finitelyIntersects(shownRect) { found.append(item) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard section.lines.positions.indices.contains(indexPath.item) else { return nil }
        let (position, size) = (section.lines.positions[indexPath.item], section.lines.sizes[indexPath.item])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame =
            isVertical
            ? CGRect(x: section.cross + position.cross, y: position.main, width: size.cross, height: size.main)
            : CGRect(x: position.main, y: section.cross + position.cross, width: size.main, height: size.cross)
        attributes.frame = flipped(attributes.frame)
        if isSelfSizing(indexPath) { attributes.flexibleDimensions = (true, true) }
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), let view = collectionView else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let extent = isHeader ? section.header : section.footer
        guard extent.length > 0 else { return nil }
        let start = isHeader ? headerStart(section, view) : footerStart(section, view)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.zIndex = 10
        let crossLength = max(crossLength(of: view), 0)
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: crossLength, height: extent.length)
            : CGRect(x: start, y: 0, width: extent.length, height: crossLength)
        if !isVertical { attributes.frame = flipped(attributes.frame) }
        return attributes
    }

    /// Returns the start of a section's header. A pinned header stays at the edge of the visible area, but inside its section.
    private func headerStart(_ section: Section, _ view: UICollectionView) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds else { return section.header.start }
        return min(max(section.header.start, visibleRange(of: view).start), section.footer.start - section.header.length)
    }

    /// Returns the start of a section's footer. A pinned footer stays at the edge of the visible area, but inside its section.
    private func footerStart(_ section: Section, _ view: UICollectionView) -> CGFloat {
        guard sectionFootersPinToVisibleBounds else { return section.footer.start }
        let edge = visibleRange(of: view).end - section.footer.length
        return max(min(section.footer.start, edge), section.header.start + section.header.length)
    }

    /// Returns the visible range along the scroll direction, without the content insets, in coordinates that are not mirrored yet.
    private func visibleRange(of view: UICollectionView) -> (start: CGFloat, end: CGFloat) {
        let (bounds, inset) = (view.bounds, view.adjustedContentInset)
        if isVertical { return (bounds.minY + inset.top, bounds.maxY - inset.bottom) }
        let start = CGRect(x: bounds.minX + inset.left, y: 0, width: 0, height: 0)
        let end = CGRect(x: bounds.maxX - inset.right, y: 0, width: 0, height: 0)
        let edges = [flipped(start).minX, flipped(end).minX]
        return (min(edges[0], edges[1]), max(edges[0], edges[1]))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView?.laidOutBounds.size ?? .zero
        return isVertical ? newBounds.width != old.width : newBounds.height != old.height
    }
}
