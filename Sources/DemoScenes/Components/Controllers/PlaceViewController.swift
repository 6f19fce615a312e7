import UIKit

/// The page of a place: a large mark, the country, and the height, depth or area.
class PlaceViewController: UIViewController {
    private let place: Place
    private let mark = PlaceMark()
    private let countryLabel = UILabel()
    private let measureLabel = UILabel()

    init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        mark.kind = place.kind
        countryLabel.text = place.country
        countryLabel.font = .systemFont(ofSize: 22, weight: .semibold)
        countryLabel.textColor = .label
        measureLabel.text = place.measure
        measureLabel.font = .systemFont(ofSize: 17)
        measureLabel.textColor = .secondaryLabel
        for label in [countryLabel, measureLabel] { label.textAlignment = .center }
        for part in [mark, countryLabel, measureLabel] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        mark.frame = CGRect(x: area.midX - 70, y: area.minY + max((area.height - 260) / 2, 12), width: 140, height: 140)
        countryLabel.frame = CGRect(x: area.minX + 16, y: mark.frame.maxY + 20, width: area.width - 32, height: 30)
        measureLabel.frame = CGRect(x: area.minX + 16, y: countryLabel.frame.maxY + 4, width: area.width - 32, height: 24)
    }
}
