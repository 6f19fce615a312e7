import CoreGraphics
import Foundation
import QuartzCore

/// Returns the layout of a section. The first parameter is the index of the section. If the result is nil, the program stops.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items in groups, and of groups in sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    nonisolated deinit {}

    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    /// The settings that concern all sections. Setting them invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// The layouts of the sections.
    private(set) var sections: [SectionLayout] = []
    /// The headers and footers of the whole content.
    private(set) var boundaries: [BoundaryLayout] = []
    /// The measured sizes of views, by section.
    private var measurements: [Int: SectionMeasurements] = [:]
    private var boundarySizes: [String: CGSize] = [:]
    /// The offsets of the sections that scroll on their own, from the start of their groups.
    private var orthogonalOffsets: [Int: CGPoint] = [:]
    /// The width of the visible area for which the sizes were measured, or its height if the content scrolls horizontally.
    private var measuredExtent: CGFloat = -1
    /// The configuration of a layout that was created with `list(using:)`, or nil for other layouts.
    private var listConfiguration: UICollectionLayoutListConfiguration?

    // MARK: - Creation

    /// Creates a layout in which all sections are the same.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout in which all sections are the same, with settings.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (sectionProvider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }
    /// Creates a layout whose sections a closure returns.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout whose sections a closure returns, with settings.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (self.sectionProvider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// Creates a layout without sections.
    public required init?(coder: NSCoder) {
        (sectionProvider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    /// Creates a layout in which all sections are lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listConfiguration = configuration
        return layout
    }

    // MARK: - Preparation

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return sections = [] }
        if let listConfiguration, view.backgroundColor == nil { view.backgroundColor = listConfiguration.resolvedBackgroundColor }
        let size = contentArea(of: view)
        let extent = isVertical ? size.width : size.height
        if extent != measuredExtent {
            (measurements, boundarySizes) = ([:], [:])
            measuredExtent = extent
        }
        let environment = LayoutEnvironment(size, view.traitCollection)
        sections = (0..<view.numberOfSections).map { makeSection($0, view, size, environment) }
        boundaries = configuration.boundarySupplementaryItems.map {
            BoundaryLayout($0, in: size, measured: boundarySizes[$0.elementKind], isVertical: isVertical)
        }
        placeSections()
    }

    private func makeSection(_ index: Int, _ view: UICollectionView, _ size: CGSize, _ environment: LayoutEnvironment) -> SectionLayout {
        guard let section = sectionProvider(index, environment) else {
            preconditionFailure("The section provider returned nil for section \(index). Return a section for each index.")
        }
        if section.listConfiguration?.hasSwipeActions == true { view.installSwipeController() }
        return SectionLayout(
            section, index: index, count: view.numberOfItems(inSection: index), container: size, insets: insets(of: section, view),
            isVertical: isVertical, view.traitCollection, measurements[index] ?? SectionMeasurements())
    }

    /// Returns the size of the visible area without the insets of the content.
    private func contentArea(of view: UICollectionView) -> CGSize {
        let inset = view.adjustedContentInset
        return CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0), height: max(view.bounds.height - inset.top - inset.bottom, 0))
    }

    /// Returns the insets of a section. Perpendicular to the scroll direction, they include the safe area or the margins, depending on
    /// `contentInsetsReference`.
    private func insets(of section: NSCollectionLayoutSection, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
        let reference = section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let margins: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins, .readableContent: view.layoutMargins
            }
        // The adjusted content inset may already contain a part of the safe area. This part is not added again.
        let inset = view.adjustedContentInset
        var insets = section.contentInsets
        if isVertical {
            let (left, right) = (max(margins.left - inset.left, 0), max(margins.right - inset.right, 0))
            insets.leading += isRightToLeft ? right : left
            insets.trailing += isRightToLeft ? left : right
        } else {
            insets.top += max(margins.top - inset.top, 0)
            insets.bottom += max(margins.bottom - inset.bottom, 0)
        }
        return insets
    }

    /// Sets the positions of the sections, one after the other.
    private func placeSections() {
        var position = boundaries.filter(\.extendsStart).map(\.length).max() ?? 0
        let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
        for section in sections {
            section.start = position
            position = section.end + spacing
        }
    }

    /// The end of the last section. Without sections, it is the end of the header of the whole content.
    var sectionsEnd: CGFloat { sections.last?.end ?? (boundaries.filter(\.extendsStart).map(\.length).max() ?? 0) }

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        let (size, length) = (contentArea(of: view), sectionsEnd + (boundaries.filter(\.extendsEnd).map(\.length).max() ?? 0))
        return isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }

    // MARK: - Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView?.laidOutBounds.size ?? .zero
        return newBounds.size != old
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        requestsPreferredSize(for: originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    override func requestsPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.flexibleDimensions.width || attributes.flexibleDimensions.height
    }

    /// Marks the layout as invalid. If the context contains only the measured size of one view, moves the elements after this view instead.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard let (attributes, size) = context.measurement, isValid else { return super.invalidateLayout(with: context) }
        let step = store(size, of: attributes)
        placeSections()
        guard let view = collectionView, step != 0 else { return }
        // If a cell that begins above the visible area changes its size, the visible content does not move on the screen.
        let edge = isVertical ? view.bounds.minY : view.bounds.minX
        let top = isVertical ? attributes.frame.minY : attributes.frame.minX
        let inset = isVertical ? view.adjustedContentInset.top : view.adjustedContentInset.left
        guard top < edge, edge > -inset + 0.5, attributes.representedElementCategory == .cell, attributes.orthogonalSection == nil else {
            return
        }
        view.contentSize = collectionViewContentSize
        view.shiftOffset(by: isVertical ? CGVector(dx: 0, dy: step) : CGVector(dx: step, dy: 0))
    }

    /// Stores the measured size of a view. Returns the change of the length of its section.
    private func store(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        let path = attributes.indexPath
        guard path.count == 2 else {
            guard let kind = attributes.representedElementKind, let view = collectionView else { return 0 }
            boundarySizes[kind] = size
            boundaries = configuration.boundarySupplementaryItems.map {
                BoundaryLayout($0, in: contentArea(of: view), measured: boundarySizes[$0.elementKind], isVertical: isVertical)
            }
            return 0
        }
        guard sections.indices.contains(path.section) else { return 0 }
        let section = sections[path.section]
        defer { measurements[path.section] = section.measurements }
        if let kind = attributes.representedElementKind { return section.setMeasuredSize(size, ofKind: kind) }
        return section.setMeasuredSize(size, of: path.item)
    }

    override func itemsDidReload() {
        (measurements, boundarySizes) = ([:], [:])
    }

    override func itemsDidChange(_ indexMap: BatchIndexMap) {
        var (moved, offsets): ([Int: SectionMeasurements], [Int: CGPoint]) = ([:], [:])
        for (section, old) in measurements {
            for (item, size) in old.items {
                let path = IndexPath(item: item, section: section)
                guard indexMap.updates.reloadedRows[path] == nil, let new = indexMap.newPath(of: path) else { continue }
                moved[new.section, default: SectionMeasurements()].items[new.item] = size
            }
            if let new = indexMap.newSection(of: section) { moved[new, default: SectionMeasurements()].boundaries = old.boundaries }
        }
        for (section, offset) in orthogonalOffsets {
            if let new = indexMap.newSection(of: section) { offsets[new] = offset }
        }
        (measurements, orthogonalOffsets) = (moved, offsets)
    }

    // MARK: - Sections that scroll on their own

    override func setOrthogonalOffset(fromStart offset: CGPoint, inSection section: Int) { orthogonalOffsets[section] = offset }

    var isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the offset of a section that scrolls on its own. Initially, the first group is visible.
    func orthogonalOffset(of section: SectionLayout) -> CGPoint {
        let offset = orthogonalOffsets[section.index] ?? .zero
        guard isVertical, isRightToLeft else { return offset }
        return OrthogonalSection.mirrored(offset, contentWidth: section.scrollContentSize.width, width: section.container.width)
    }

    override func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
        visibleSections(in: rect).filter(\.isOrthogonal).map { section in
            OrthogonalSection(
                section: section.index, frame: section.scrollFrame, contentSize: section.scrollContentSize,
                offset: orthogonalOffset(of: section), behavior: section.section.orthogonalScrollingBehavior,
                groupStep: section.groupStep, isHorizontal: isVertical, isRightToLeft: isVertical && isRightToLeft)
        }
    }

    /// Returns the sections that intersect a rectangle. The search is binary.
    func visibleSections(in rect: CGRect) -> ArraySlice<SectionLayout> {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = ListIndexMap.partitioningIndex(sections.count) { sections[$0].end > low }
        let end = ListIndexMap.partitioningIndex(sections.count) { sections[$0].start >= high }
        return sections[first..<max(end, first)]
    }

    // MARK: - Attributes

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard !rect.isNull, rect.isFinite else { return [] }
        return elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return cellAttributes(indexPath.item, sections[indexPath.section]).map(scrolled)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { supplementaryAttributes(ofKind: elementKind, at: indexPath) }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return decorationAttributes(sections[indexPath.section]).first { $0.representedElementKind == elementKind }
    }
}
