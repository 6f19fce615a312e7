import UIKit

/// A map of a town, and a sheet that lists its tram stops and has three heights.
class MapViewController: UIViewController {
    private let map = TownMapView()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stops"
        view.addSubview(map)
        button.setTitle("Show stops", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.backgroundColor = .systemBackground
        button.layer.cornerRadius = 22
        button.layer.shadowOpacity = 0.18
        button.layer.shadowRadius = 8
        button.layer.shadowOffset = CGSize(width: 0, height: 2)
        button.addAction(UIAction { [weak self] _ in self?.showStops() }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        map.frame = view.bounds
        button.frame = CGRect(
            x: view.bounds.midX - 76, y: view.bounds.height - view.safeAreaInsets.bottom - 68, width: 152, height: 44)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { showStops() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if presentedViewController != nil { dismiss(animated: animated) }
    }

    private func showStops() {
        let stops = StopsViewController()
        stops.didSelect = { [weak self, weak stops] stop in
            self?.map.selectedStop = stop
            stops?.sheetPresentationController.map { sheet in sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } }
        }
        if let sheet = stops.sheetPresentationController {
            sheet.detents = [.custom(identifier: .init("bar")) { _ in 92 }, .medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 16
        }
        present(stops, animated: true)
    }
}
