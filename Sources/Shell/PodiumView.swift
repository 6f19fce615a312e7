import Stage
import UIKit

/// The phone with the scene, and beside it what the scene is called and what it shows.
final class PodiumView: UIView {
    let back = Look.pill("Scenes", "Esc")
    private let phone = PhoneView()
    /// Shows nothing itself: where it is, the scene is.
    private let aperture = UIView()
    private let title = Look.label("", 28, .semibold)
    private var summary: [UILabel] = []
    private let texts = UIView()

    private var exhibit: Exhibit?
    /// The size of the screen as it is held now, in its own points.
    var screenSize = CGSize(width: 375, height: 667) { didSet { if screenSize != oldValue { setNeedsLayout() } } }
    var hasPhone = true {
        didSet {
            phone.isHidden = !hasPhone
            setNeedsLayout()
        }
    }
    /// Pixels a point of the window.
    var scale: CGFloat = 1 { didSet { setNeedsLayout() } }
    /// Without all the rest: the scene fills the window.
    let isBare: Bool
    /// A card's picture that the scene comes from or goes to, instead of the phone.
    private var doorway: CGRect?

    init(isBare: Bool) {
        self.isBare = isBare
        super.init(frame: .zero)
        addSubview(phone)
        addSubview(aperture)
        if !isBare {
            addSubview(texts)
            texts.addSubview(back)
            texts.addSubview(title)
        }
    }

    required init?(coder: NSCoder) { return nil }

    func present(_ exhibit: Exhibit) {
        self.exhibit = exhibit
        screenSize = exhibit.size
        title.text = exhibit.title
        setNeedsLayout()
    }

    // MARK: - Where the scene is

    /// In the window's points, as it is shown now.
    var screen: CGRect {
        layoutIfNeeded()
        let isMoving = !(aperture.layer.animationKeys() ?? []).isEmpty
        return (isMoving ? aperture.layer.presentation()?.frame : nil) ?? aperture.frame
    }

    var screenRadius: CGFloat { hasPhone ? PhoneView.screenRadius(zoom: screen.width / screenSize.width) : 0 }

    /// The scene grows out of a card's picture.
    func enter(from picture: CGRect) {
        UIView.performWithoutAnimation {
            doorway = picture
            layoutSubviews()
        }
        doorway = nil
        glide()
    }

    func leave(to picture: CGRect) {
        doorway = picture
        glide()
    }

    func glide() {
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            })
    }

    // MARK: - Layout

    private static let margin: CGFloat = 40
    private static let column: CGFloat = 280

    override func layoutSubviews() {
        super.layoutSubviews()
        let target = doorway ?? home
        aperture.frame = target
        phone.frame = bounds
        phone.surround(target, zoom: target.width / screenSize.width, pixel: 1 / scale)
        if !isBare { layOutTexts() }
    }

    /// As large as there is room, in steps that keep the scene's points close to whole pixels, and its corner on one.
    private var home: CGRect {
        let bezel = hasPhone ? Look.bezel * 2 : 0
        let margin = isBare ? (hasPhone ? 16 : 0) : hasPhone ? Self.margin : 24
        let room = min((bounds.width - margin * 2) / (screenSize.width + bezel), (bounds.height - margin * 2) / (screenSize.height + bezel))
        let pixels = room * scale
        let step: CGFloat = pixels >= 1 ? 0.25 : 0.05
        // Alone in a window of its size it fills that, whatever that is.
        let zoom = isBare && !hasPhone ? room : max((pixels / step).rounded(.down) * step, step) / scale
        let size = CGSize(width: screenSize.width * zoom, height: screenSize.height * zoom)
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: whole(bounds.midX - size.width / 2), y: whole(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    private func layOutTexts() {
        texts.frame = bounds
        back.frame = CGRect(x: Self.margin, y: Self.margin, width: 128, height: 40)
        let room = home.minX - Self.margin * 2
        let hasColumn = room >= 200
        title.isHidden = !hasColumn
        title.frame = CGRect(x: Self.margin, y: bounds.midY - 64, width: min(room, Self.column), height: 38)
        for label in summary { label.removeFromSuperview() }
        let font = UIFont.systemFont(ofSize: 15)
        let lines = hasColumn ? Look.lines(exhibit?.summary ?? "", font, width: min(room, Self.column)) : []
        summary = lines.enumerated().map { index, line in
            let label = Look.label(line, 15, .regular, Look.softInk)
            label.frame = CGRect(x: Self.margin, y: title.frame.maxY + 8 + CGFloat(index) * 22, width: Self.column, height: 22)
            texts.addSubview(label)
            return label
        }
    }
}
