import Stage
import UIKit

/// The gallery around the phone: the mark, the list of scenes, and what to press.
final class GalleryViewController: UIViewController {
    private let exhibits: [Exhibit]
    private let mark = UIImageView(image: nil)
    private let heading = UILabel()
    private var rows: [GalleryRow] = []
    private let keys: [(UILabel, UILabel)]
    let phone = PhoneView()

    /// Where the scene goes, in the view's points, and how large its points are.
    private(set) var screen = CGRect.zero
    private(set) var zoom: CGFloat = 1
    /// Pixels a point.
    var scale: CGFloat = 1 { didSet { viewIfLoaded?.setNeedsLayout() } }
    var selection = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }

    private static let margin: CGFloat = 40
    private static let sidebar: CGFloat = 320

    init(_ exhibits: [Exhibit]) {
        self.exhibits = exhibits
        keys = [("R", "restart"), ("T", "slow motion"), ("P", "pause"), ("↑ ↓", "choose a scene"), ("F", "full screen"), ("Q", "quit")]
            .map { key, meaning in (Self.label(key, 13, .semibold, Look.ink), Self.label(meaning, 13, .regular, Look.softInk)) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Look.paper
        view.addSubview(phone)
        mark.image = UIImage(named: "Mark/flipbook")
        view.addSubview(mark)
        heading.text = "Flipbook"
        heading.font = .systemFont(ofSize: 28, weight: .semibold)
        heading.textColor = Look.ink
        view.addSubview(heading)
        rows = exhibits.map { GalleryRow($0) }
        for row in rows { view.addSubview(row) }
        for (key, meaning) in keys {
            view.addSubview(key)
            view.addSubview(meaning)
        }
    }

    /// Which exhibit's row a point is in.
    func exhibit(at point: CGPoint) -> Int? { rows.firstIndex { $0.frame.contains(point) } }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let hasSidebar = bounds.width >= Self.sidebar * 2
        let left = Self.margin
        mark.frame = CGRect(x: left, y: left, width: 44, height: 44)
        heading.frame = CGRect(x: left + 56, y: left, width: Self.sidebar - 56 - left, height: 44)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: left - 16, y: 124 + CGFloat(index) * 64, width: Self.sidebar - left + 16, height: 60)
            row.isSelected = index == selection
        }
        for (index, (key, meaning)) in keys.enumerated() {
            let y = bounds.height - left - CGFloat(keys.count - index) * 24
            key.frame = CGRect(x: left, y: y, width: 36, height: 24)
            meaning.frame = CGRect(x: left + 40, y: y, width: 200, height: 24)
        }
        for view in [mark, heading] + rows + keys.flatMap({ [$0.0, $0.1] }) { view.isHidden = !hasSidebar }
        layOutPhone(in: hasSidebar ? CGRect(x: Self.sidebar, y: 0, width: bounds.width - Self.sidebar, height: bounds.height) : bounds)
    }

    /// As large as there is room, in steps that keep the scene's points close to whole pixels, and its corner on one.
    private func layOutPhone(in area: CGRect) {
        let size = exhibits[selection].size
        let room = min(
            (area.width - Self.margin * 2) / (size.width + Look.bezel * 2), (area.height - Self.margin * 2) / (size.height + Look.bezel * 2)
        )
        let pixels = room * scale
        let step: CGFloat = pixels >= 1 ? 0.25 : 0.05
        zoom = max((pixels / step).rounded(.down) * step, step) / scale
        let (width, height) = (size.width * zoom, size.height * zoom)
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        screen = CGRect(x: whole(area.midX - width / 2), y: whole(area.midY - height / 2), width: width, height: height)
        phone.frame = view.bounds
        phone.surround(screen, zoom: zoom, pixel: 1 / scale)
    }
}

/// A scene in the list: its title, and what it shows.
final class GalleryRow: UIView {
    private let title = UILabel()
    private let summary = UILabel()
    var isSelected = false {
        didSet { backgroundColor = isSelected ? Look.ink.withAlphaComponent(0.07) : nil }
    }

    init(_ exhibit: Exhibit) {
        super.init(frame: .zero)
        layer.cornerRadius = 12
        title.text = exhibit.title
        title.font = .systemFont(ofSize: 17, weight: .medium)
        title.textColor = Look.ink
        summary.text = exhibit.name
        summary.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        summary.textColor = Look.softInk
        addSubview(title)
        addSubview(summary)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 16, y: 8, width: bounds.width - 32, height: 24)
        summary.frame = CGRect(x: 16, y: 32, width: bounds.width - 32, height: 20)
    }
}
