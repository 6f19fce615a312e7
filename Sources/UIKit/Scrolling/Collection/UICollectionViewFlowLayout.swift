import CoreGraphics
import Foundation

/// Items in lines, one section after the other, with headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    public var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    public var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Between two lines.
    public var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Between two items of a line; lines are stretched to their whole length.
    public var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    public var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The height counts, or when it scrolls sideways the width.
    public var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    public var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    public var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    public var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private struct Section {
        var header: (start: CGFloat, length: CGFloat)
        var lines: FlowLines
        var footer: (start: CGFloat, length: CGFloat)
        /// Where the lines begin across.
        var cross: CGFloat
        var end: CGFloat { footer.start + footer.length }
    }

    private var sections: [Section] = []

    private var isVertical: Bool { scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        sections = []
        guard let view = collectionView else { return }
        var start: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let made = lay(section, in: view, from: start)
            sections.append(made)
            start = made.end
        }
    }

    private func lay(_ section: Int, in view: UICollectionView, from start: CGFloat) -> Section {
        let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lead = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let gap = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> (cross: CGFloat, main: CGFloat) in
            let path = IndexPath(item: item, section: section)
            let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
            return isVertical ? (size.width, size.height) : (size.height, size.width)
        }
        let (before, after, left, right) =
            isVertical ? (inset.top, inset.bottom, inset.left, inset.right) : (inset.left, inset.right, inset.top, inset.bottom)
        let (head, foot) = isVertical ? (header.height, footer.height) : (header.width, footer.width)
        let content = view.adjustedContentInset
        let across =
            isVertical ? view.bounds.width - content.left - content.right : view.bounds.height - content.top - content.bottom
        let lines = FlowLines(
            sizes: sizes, length: max(across - left - right, 0), gap: gap, lead: lead, from: start + head + before)
        return Section(
            header: (start, head), lines: lines, footer: (lines.end + after, foot), cross: left)
    }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let length = sections.last?.end ?? 0
        let inset = view.adjustedContentInset
        return isVertical
            ? CGSize(width: view.bounds.width - inset.left - inset.right, height: length)
            : CGSize(width: length, height: view.bounds.height - inset.top - inset.bottom)
    }

    // MARK: - Answers

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = Rearrangement.firstIndex(sections.count) { sections[$0].end > low }
        for number in first..<max(sections.count, first) {
            let section = sections[number]
            guard section.header.start < high else { break }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: number)
                guard let band = layoutAttributesForSupplementaryView(ofKind: kind, at: path), band.frame.intersects(rect) else { continue }
                found.append(band)
            }
            for item in section.lines.items(from: low, to: high) {
                let path = IndexPath(item: item, section: number)
                if let item = layoutAttributesForItem(at: path), item.frame.intersects(rect) { found.append(item) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard section.lines.places.indices.contains(indexPath.item) else { return nil }
        let (place, size) = (section.lines.places[indexPath.item], section.lines.sizes[indexPath.item])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame =
            isVertical
            ? CGRect(x: section.cross + place.cross, y: place.main, width: size.cross, height: size.main)
            : CGRect(x: place.main, y: section.cross + place.cross, width: size.main, height: size.cross)
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), let view = collectionView else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let band = isHeader ? section.header : section.footer
        guard band.length > 0 else { return nil }
        let start = isHeader ? pinnedHeader(section, view) : pinnedFooter(section, view)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.zIndex = 10
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: view.bounds.width, height: band.length)
            : CGRect(x: start, y: 0, width: band.length, height: view.bounds.height)
        return attributes
    }

    private func pinnedHeader(_ section: Section, _ view: UICollectionView) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds else { return section.header.start }
        let inset = view.adjustedContentInset
        let edge = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
        return min(max(section.header.start, edge), section.footer.start - section.header.length)
    }

    private func pinnedFooter(_ section: Section, _ view: UICollectionView) -> CGFloat {
        guard sectionFootersPinToVisibleBounds else { return section.footer.start }
        let inset = view.adjustedContentInset
        let edge = (isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right) - section.footer.length
        return max(min(section.footer.start, edge), section.header.start + section.header.length)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView?.laidOutBounds.size ?? .zero
        return isVertical ? newBounds.width != old.width : newBounds.height != old.height
    }
}
