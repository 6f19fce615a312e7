import CoreGraphics
import QuartzCore

/// The scroll view of a section that scrolls on its own, perpendicular to the direction of its collection view.
final class OrthogonalScrollView: UIScrollView {
    private(set) var section: Int
    private var configuration: OrthogonalSection
    private unowned let owner: UICollectionView

    init(_ configuration: OrthogonalSection, in owner: UICollectionView) {
        (section, self.configuration, self.owner) = (configuration.section, configuration, owner)
        super.init(frame: configuration.frame)
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        clipsToBounds = false
        apply(configuration)
        if contentOffset != configuration.offset { contentOffset = configuration.offset }
    }

    required init?(coder: NSCoder) { return nil }

    override var computesContentSize: Bool { true }

    /// The offset from the start of the groups, which is at the right in a right-to-left layout.
    var offsetFromStart: CGPoint {
        guard configuration.isRightToLeft else { return contentOffset }
        return OrthogonalSection.mirrored(contentOffset, contentWidth: contentSize.width, width: bounds.width)
    }

    /// Applies the values of the layout. The offset is applied only if the start of the groups may have moved. In a right-to-left layout,
    /// this start is at the right, so that it depends on the sizes of the scroll view and its content.
    func apply(_ configuration: OrthogonalSection) {
        let (oldSize, oldContentSize, wasRightToLeft) = (bounds.size, contentSize, self.configuration.isRightToLeft)
        (section, self.configuration) = (configuration.section, configuration)
        if frame != configuration.frame { frame = configuration.frame }
        if contentSize != configuration.contentSize { contentSize = configuration.contentSize }
        isPagingEnabled = configuration.behavior == .paging
        decelerationRate = snapsToGroups || isPagingEnabled ? .fast : .normal
        alwaysBounceHorizontal = configuration.isHorizontal
        alwaysBounceVertical = !configuration.isHorizontal
        let hasOldGeometry = bounds.size == oldSize && contentSize == oldContentSize && wasRightToLeft == configuration.isRightToLeft
        guard !hasOldGeometry, wasRightToLeft || configuration.isRightToLeft else { return }
        if contentOffset != configuration.offset { contentOffset = configuration.offset }
        clampContentOffset()
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { owner.orthogonalScrollViewDidScroll(self) }
        }
    }

    // MARK: - Resting positions

    private var snapsToGroups: Bool {
        switch configuration.behavior {
        case .groupPaging, .groupPagingCentered: true
        case .none, .continuous, .continuousGroupLeadingBoundary, .paging: false
        }
    }

    override var settlesOnPages: Bool { isPagingEnabled || snapsToGroups }

    override func restingOffset(for proposedOffset: CGPoint, dragStart: CGPoint, velocity: CGPoint) -> CGPoint {
        let isHorizontal = configuration.isHorizontal
        func main(_ point: CGPoint) -> Double { Double(isHorizontal ? point.x : point.y) }
        let target = CGFloat(restingPosition(main(proposedOffset), dragStart: main(dragStart), velocity: main(velocity) * 1000))
        return isHorizontal ? CGPoint(x: target, y: proposedOffset.y) : CGPoint(x: proposedOffset.x, y: target)
    }

    /// Returns the position along the scroll direction at which a drag comes to rest.
    private func restingPosition(_ proposed: Double, dragStart: Double, velocity: Double) -> Double {
        let (step, range) = (Double(configuration.groupStep), configuration.isHorizontal ? rangeX : rangeY)
        let current = Double(configuration.isHorizontal ? contentOffset.x : contentOffset.y)
        guard step > 0 else { return proposed }
        // In a right-to-left layout, the groups begin at the end of the range.
        let origin = configuration.isRightToLeft ? range.restingOffsets.upperBound : 0
        switch configuration.behavior {
        case .groupPaging, .groupPagingCentered:
            return ScrollAnimation.groupOffset(
                at: current - origin, velocity: velocity, dragStart: dragStart - origin, length: step) + origin
        case .continuousGroupLeadingBoundary:
            guard range.contains(proposed) else { return proposed }
            return range.clamped(((proposed - origin) / step).rounded() * step + origin)
        case .none, .continuous, .paging: return proposed
        }
    }
}
