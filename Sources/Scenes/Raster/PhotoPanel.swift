import UIKit

/// Prints thrown on a table, and two books that stand in space.
class PhotoPanel: Panel {
    private let prints = [
        Print("Flight/bg-snowy-wide", turn: -0.12), Print("LockSearch/background", turn: 0.07), Print("Flight/bg-sunny-wide", turn: -0.035),
    ]
    private let shelf = UIView()
    private let books = [Book3D("Bookstore/slow-tides", -0.62), Book3D("Bookstore/night-train-to-ambra", -0.62)]

    init() {
        super.init(UIColor(hex: 0xE9E4DA))
        for print in prints { addSubview(print) }
        addSubview(shelf)
        shelf.isUserInteractionEnabled = false
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 420
        shelf.layer.sublayerTransform = eye
        for book in books { shelf.addSubview(book) }
        books[1].accessibilityIdentifier = "book"
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let side = min(height * 0.66, width * 0.32)
        for (print, place) in zip(prints, Self.places) {
            print.bounds = CGRect(x: 0, y: 0, width: (side * place.width).rounded(), height: (side * place.height).rounded())
            print.center = CGPoint(x: (width * place.x).rounded(), y: (height * place.y).rounded())
        }
        shelf.frame = bounds
        let tall = min(height * 0.76, width * 0.44)
        for (index, book) in books.enumerated() {
            book.bounds = CGRect(x: 0, y: 0, width: (tall * 240 / 340).rounded(), height: tall.rounded())
            book.center = CGPoint(x: width * (index == 0 ? 0.825 : 0.69), y: height * (index == 0 ? 0.47 : 0.52))
        }
    }

    /// The middle of each print, of the panel's size, and how large it is, of a common length.
    private static let places: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)] = [
        (0.215, 0.36, 1.16, 0.8), (0.455, 0.47, 0.78, 1.06), (0.29, 0.65, 1.22, 0.82),
    ]

    /// The books follow the finger, and stand as they stood when it leaves.
    func tilt(by turn: CGFloat) {
        for book in books { book.turn(to: book.rest + min(max(turn, -0.8), 0.8)) }
    }

    func settle() {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
            animations: { self.tilt(by: 0) })
    }
}

/// A photo with a white edge, shrunk to what there is room for.
private class Print: UIView {
    private let photo: UIImageView

    init(_ name: String, turn: CGFloat) {
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
        transform = CGAffineTransform(rotationAngle: turn)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = bounds.insetBy(dx: 5, dy: 5)
    }
}

/// A cover that is turned about its upright middle, with the edge of its pages.
private class Book3D: UIView {
    let rest: CGFloat
    private let cover: UIImageView

    init(_ name: String, _ rest: CGFloat) {
        self.rest = rest
        cover = UIImageView(image: UIImage(named: name))
        super.init(frame: .zero)
        layer.shadowColor = UIColor(hex: 0x2A2118).cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 8, height: 10)
        cover.layer.cornerRadius = 3
        cover.clipsToBounds = true
        addSubview(cover)
        turn(to: rest)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.frame = bounds
    }

    func turn(to angle: CGFloat) { layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0) }
}
