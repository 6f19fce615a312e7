import UIKit

/// A page of the picture book: the picture, the text below it, and the number. The page is light like paper in both styles.
class BookPageViewController: UIViewController {
    let index: Int
    private let picture: BookIllustration
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let numberLabel = UILabel()

    private static let paper = UIColor(red: 0.992, green: 0.976, blue: 0.945, alpha: 1)
    private static let ink = UIColor(red: 0.2, green: 0.17, blue: 0.14, alpha: 1)

    init(index: Int) {
        self.index = index
        picture = BookIllustration(index)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Self.paper
        let page = PictureBookPage.all[index]
        titleLabel.text = page.title
        textLabel.text = page.text
        textLabel.numberOfLines = 0
        numberLabel.text = index == 0 ? "" : "\(index)"
        numberLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, textLabel, numberLabel] {
            label.textColor = Self.ink
            label.textAlignment = .center
            view.addSubview(label)
        }
        numberLabel.textColor = Self.ink.withAlphaComponent(0.5)
        view.insertSubview(picture, at: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        let isSmall = height < 420
        titleLabel.font = .systemFont(ofSize: isSmall ? 17 : index == 0 ? 32 : 24, weight: .semibold)
        textLabel.font = .systemFont(ofSize: isSmall ? 12.5 : 17)
        let margin: CGFloat = isSmall ? 14 : 28
        let pictureHeight = (height * (isSmall ? 0.5 : 0.6)).rounded()
        picture.frame = CGRect(x: 0, y: 0, width: width, height: pictureHeight)
        if width > height * 1.3 { return layOutInLandscape() }
        let textWidth = width - 2 * margin
        titleLabel.frame = CGRect(x: margin, y: pictureHeight + (isSmall ? 8 : 20), width: textWidth, height: isSmall ? 22 : 38)
        let textHeight = textLabel.sizeThatFits(CGSize(width: textWidth, height: 300)).height
        textLabel.frame = CGRect(x: margin, y: titleLabel.frame.maxY + (isSmall ? 2 : 8), width: textWidth, height: textHeight.rounded(.up))
        numberLabel.frame = CGRect(x: margin, y: height - (isSmall ? 20 : 34), width: textWidth, height: 18)
    }

    /// Places the picture in the left half of a wide page, and the text in the right half.
    private func layOutInLandscape() {
        let (half, height) = ((view.bounds.width / 2).rounded(), view.bounds.height)
        (titleLabel.font, textLabel.font) = (.systemFont(ofSize: 24, weight: .semibold), .systemFont(ofSize: 17))
        picture.frame = CGRect(x: 0, y: 0, width: half, height: height)
        let (x, width) = (half + 24, view.bounds.width - half - 48)
        let textHeight = textLabel.sizeThatFits(CGSize(width: width, height: height)).height.rounded(.up)
        let top = max(((height - 46 - textHeight) / 2).rounded(), 8)
        titleLabel.frame = CGRect(x: x, y: top, width: width, height: 38)
        textLabel.frame = CGRect(x: x, y: top + 46, width: width, height: textHeight)
        numberLabel.frame = CGRect(x: x, y: height - 30, width: width, height: 18)
    }
}
