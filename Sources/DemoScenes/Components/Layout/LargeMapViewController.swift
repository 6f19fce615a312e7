import UIKit

/// A map of a town, drawn in tiles. A pinch or a double tap zooms, and the tiles of the new resolution fade in.
class LargeMapViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let map = LargeMapView()
    private let status = UILabel()
    private let statusCard = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = LargeMapView.landColor
        (scrollView.delegate, scrollView.maximumZoomScale) = (self, 4)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentSize = map.bounds.size
        scrollView.addSubview(map)
        scrollView.accessibilityIdentifier = "Map"
        view.addSubview(scrollView)
        addStatus()
        let tap = UITapGestureRecognizer(target: self, action: Selector(LargeMapViewController.zoomIn))
        tap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(tap)
        let image = UIImage(systemName: "square.grid.3x3")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: image, primaryAction: UIAction { [weak self] _ in self?.map.showsTiles.toggle() })
        navigationItem.rightBarButtonItem?.accessibilityIdentifier = "Show tiles"
    }

    private func addStatus() {
        status.font = .monospacedDigitSystemFont(ofSize: 14, weight: .medium)
        (status.textColor, status.textAlignment) = (.label, .center)
        statusCard.layer.cornerRadius = 18
        statusCard.layer.cornerCurve = .continuous
        statusCard.clipsToBounds = true
        statusCard.contentView.addSubview(status)
        view.addSubview(statusCard)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isFirst = scrollView.bounds.isEmpty
        scrollView.frame = view.bounds
        scrollView.minimumZoomScale = max(view.bounds.width / LargeMapView.side, view.bounds.height / LargeMapView.side)
        if isFirst {
            scrollView.zoomScale = 1
            let middle = LargeMapView.side / 2
            scrollView.contentOffset = CGPoint(x: middle - view.bounds.midX, y: middle - view.bounds.midY)
        }
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        statusCard.frame = CGRect(x: (view.bounds.midX - 105).rounded(), y: bottom - 56, width: 210, height: 36)
        status.frame = statusCard.bounds
        showStatus()
    }

    private func showStatus() {
        let zoom = Int((scrollView.zoomScale * 100).rounded())
        status.text = zoom == 100 ? "Double-tap to zoom" : "\(zoom) %"
    }

    /// Doubles the scale around the touched point. If the doubled scale is beyond the maximum, zooms out to the minimum.
    private func zoomIn(_ tap: UITapGestureRecognizer) {
        let scale = scrollView.zoomScale * 2
        guard scale <= scrollView.maximumZoomScale else { return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true) }
        let (point, size) = (tap.location(in: map), scrollView.bounds.size)
        scrollView.zoom(
            to: CGRect(
                x: point.x - size.width / scale / 2, y: point.y - size.height / scale / 2, width: size.width / scale,
                height: size.height / scale), animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { showStatus() }
}
