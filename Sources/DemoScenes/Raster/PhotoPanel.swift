import UIKit

/// A panel with three photo prints, and two books that are rotated in perspective.
class PhotoPanel: Panel {
    private let photoPrints = [
        PhotoPrint("Flight/bg-snowy-wide", angle: -0.12), PhotoPrint("LockSearch/background", angle: 0.07),
        PhotoPrint("Flight/bg-sunny-wide", angle: -0.035),
    ]
    private let bookContainer = UIView()
    private let books = [BookCoverView("Bookstore/slow-tides", -0.62), BookCoverView("Bookstore/night-train-to-ambra", -0.62)]

    init() {
        super.init(UIColor(hex: 0xE9E4DA))
        for photoPrint in photoPrints { addSubview(photoPrint) }
        addSubview(bookContainer)
        bookContainer.isUserInteractionEnabled = false
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 420
        bookContainer.layer.sublayerTransform = perspective
        for book in books { bookContainer.addSubview(book) }
        books[1].accessibilityIdentifier = "book"
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let side = min(height * 0.66, width * 0.32)
        for (photoPrint, placement) in zip(photoPrints, Self.printPlacements) {
            photoPrint.bounds = CGRect(x: 0, y: 0, width: (side * placement.width).rounded(), height: (side * placement.height).rounded())
            photoPrint.center = CGPoint(x: (width * placement.x).rounded(), y: (height * placement.y).rounded())
        }
        bookContainer.frame = bounds
        let bookHeight = min(height * 0.76, width * 0.44)
        for (index, book) in books.enumerated() {
            book.bounds = CGRect(x: 0, y: 0, width: (bookHeight * 240 / 340).rounded(), height: bookHeight.rounded())
            book.center = CGPoint(x: width * (index == 0 ? 0.825 : 0.69), y: height * (index == 0 ? 0.47 : 0.52))
        }
    }

    /// The center of each print as a fraction of the panel's size, and its size as a multiple of a common length.
    private static let printPlacements: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)] = [
        (0.215, 0.36, 1.16, 0.8), (0.455, 0.47, 0.78, 1.06), (0.29, 0.65, 1.22, 0.82),
    ]

    /// Rotates the books by `angle`, in radians, from their resting angle. The angle is limited to ±0.8.
    func tilt(by angle: CGFloat) {
        for book in books { book.rotate(to: book.restingAngle + min(max(angle, -0.8), 0.8)) }
    }

    /// Animates the books back to their resting angle.
    func resetTilt() {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
            animations: { self.tilt(by: 0) })
    }
}

/// A photo with a white border. The photo is scaled so that it fills the area inside the border.
private class PhotoPrint: UIView {
    private let photo: UIImageView

    init(_ name: String, angle: CGFloat) {
        photo = UIImageView(image: UIImage(named: name))
        super.init(frame: .zero)
        backgroundColor = .white
        layer.cornerRadius = 2
        layer.shadowColor = UIColor(hex: 0x2A2118).cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 7
        layer.shadowOffset = CGSize(width: 0, height: 5)
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        addSubview(photo)
        transform = CGAffineTransform(rotationAngle: angle)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = bounds.insetBy(dx: 5, dy: 5)
    }
}

/// A book cover that rotates about its vertical center line.
private class BookCoverView: UIView {
    let restingAngle: CGFloat
    private let cover: UIImageView

    init(_ name: String, _ restingAngle: CGFloat) {
        self.restingAngle = restingAngle
        cover = UIImageView(image: UIImage(named: name))
        super.init(frame: .zero)
        layer.shadowColor = UIColor(hex: 0x2A2118).cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 8, height: 10)
        cover.layer.cornerRadius = 3
        cover.clipsToBounds = true
        addSubview(cover)
        rotate(to: restingAngle)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.frame = bounds
    }

    func rotate(to angle: CGFloat) { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
}
