extension UIView {
    /// The target size for the smallest size that the constraints allow.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the constraints allow.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    func defaultSystemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    func defaultSystemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        var solver = FittingSizeSolver(of: self)
        let size = solver.size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
        let scale = max(window?.screen.scale ?? UIScreen.main.scale, 1)
        // Without the tolerance, a rounding error could add a pixel.
        func roundedUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return frame(forAlignmentRect: CGRect(x: 0, y: 0, width: roundedUp(size.width), height: roundedUp(size.height))).size
    }
}
