import CoreGraphics
import QuartzCore

/// The lifted view of a context menu: a snapshot, or the view of a controller, with rounded corners and a shadow.
final class PreviewPlatter: UIView {
    private let clip = UIView()
    private let snapshot: UIView
    private let maskShape: CAShapeLayer?
    /// The part of the lifted view that is shown, in the coordinates of the lifted view.
    let visibleRect: CGRect
    private let radius: CGFloat

    init(_ preview: UITargetedPreview) {
        let (view, parameters) = (preview.view, preview.parameters)
        let path = parameters.visiblePath
        visibleRect = path.map { $0.bounds } ?? view.bounds
        radius = path == nil ? view.layer.cornerRadius : 0
        let isShown = view.window != nil
        snapshot = isShown ? view.snapshotView(afterScreenUpdates: true) ?? UIView() : view
        maskShape = path == nil ? nil : CAShapeLayer()
        super.init(frame: CGRect(origin: .zero, size: visibleRect.size))
        clip.backgroundColor = parameters.backgroundColor
        clip.clipsToBounds = true
        // The view of a controller has its final size from the start, so it is not resized with `clip`.
        clip.autoresizesSubviews = false
        (clip.layer.cornerRadius, clip.layer.cornerCurve) = (radius, view.layer.cornerCurve)
        addSubview(clip)
        snapshot.frame = CGRect(origin: CGPoint(x: -visibleRect.minX, y: -visibleRect.minY), size: view.bounds.size)
        snapshot.isUserInteractionEnabled = false
        clip.addSubview(snapshot)
        if let path, let maskShape {
            var shift = CGAffineTransform(translationX: -visibleRect.minX, y: -visibleRect.minY)
            maskShape.path = path.cgPath.copy(using: &shift)
            clip.layer.mask = maskShape
        }
        let shadow = parameters.shadowPath?.cgPath ?? maskShape?.path
        layer.shadowPath = shadow ?? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        layer.setDropShadow(opacity: 0, verticalOffset: 10, radius: 24)
        clip.frame = bounds
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the view of a controller above the snapshot, with its final size. It is transparent until `grow(to:size:)`.
    func prepare(_ content: UIView, size: CGSize) {
        content.frame = CGRect(origin: .zero, size: size)
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        content.alpha = 0
        content.layoutIfNeeded()
        clip.layer.mask = nil
        clip.addSubview(content)
    }

    /// Changes the size of the platter to the size of the controller's view, and shows this view.
    func grow(to content: UIView, size: CGSize) {
        setSize(size, radius: 14)
        content.alpha = 1
        content.center = CGPoint(x: size.width / 2, y: size.height / 2)
        // The snapshot grows below the content, so that the platter is opaque while the content appears.
        let (width, height) = (max(visibleRect.width, 1), max(visibleRect.height, 1))
        snapshot.transform = CGAffineTransform(scaleX: size.width / width, y: size.height / height)
        snapshot.center = content.center
    }

    /// Changes the size of the platter back to the visible part of the snapshot, and hides the controller's view.
    func shrinkBack(from content: UIView) {
        setSize(visibleRect.size, radius: radius)
        content.alpha = 0
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        snapshot.transform = .identity
        snapshot.center = CGPoint(x: snapshot.bounds.midX - visibleRect.minX, y: snapshot.bounds.midY - visibleRect.minY)
    }

    func setSize(_ size: CGSize, radius: CGFloat) {
        bounds.size = size
        clip.frame = bounds
        clip.layer.cornerRadius = radius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
}
