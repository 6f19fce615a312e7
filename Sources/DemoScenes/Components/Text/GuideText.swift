import UIKit

/// The text of the page `Links and images`.
enum GuideText {
    /// A few words about each place to which the text has a link. The keys are the last path components of the links.
    static let details = [
        "lighthouse": "Open from ten to sunset. 163 steps.", "bay": "A sandy beach, 20 minutes on foot.",
        "cafe": "Fish soup and apple cake, closed on Monday.", "ferry": "Six times a day, 35 minutes.",
    ]

    static var island: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        add("A day on the island\n", to: text, size: 28, weight: .bold)
        add("Take the ", to: text)
        icon("ferry.fill", .systemBlue, to: text)
        link("ferry", "ferry", to: text)
        add(" at nine, when the sea is calm. From the pier a path leads along the cliffs to the ", to: text)
        icon("mappin.circle.fill", .systemRed, to: text)
        link("lighthouse", "lighthouse", to: text)
        add(". The climb is steep, but on a clear day you can see the mainland.\n", to: text)
        picture(to: text)
        add("\nIn the afternoon, walk down to the ", to: text)
        icon("umbrella.fill", .systemTeal, to: text)
        link("western bay", "bay", to: text)
        add(" and swim, if the water is not too cold. The ", to: text)
        icon("fork.knife", .systemOrange, to: text)
        link("café at the pier", "cafe", to: text)
        add(" serves dinner until the last boat leaves.", to: text)
        return text
    }

    private static func attributes(_ size: CGFloat = 17, _ weight: UIFont.Weight = .regular) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing) = (3, 10)
        return [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label, .paragraphStyle: style]
    }

    private static func add(_ string: String, to text: NSMutableAttributedString, size: CGFloat = 17, weight: UIFont.Weight = .regular) {
        text.append(NSAttributedString(string: string, attributes: attributes(size, weight)))
    }

    private static func link(_ string: String, _ name: String, to text: NSMutableAttributedString) {
        var attributes = attributes()
        attributes[.link] = URL(string: "https://example.com/island/\(name)")
        text.append(NSAttributedString(string: string, attributes: attributes))
    }

    /// Adds a symbol in a color. The symbol has the size of the text.
    private static func icon(_ name: String, _ color: UIColor, to text: NSMutableAttributedString) {
        guard let image = UIImage(systemName: name) else { return }
        let part = NSMutableAttributedString(attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
        part.append(NSAttributedString(string: "\u{2009}"))
        var attributes = attributes()
        attributes[.foregroundColor] = color
        part.addAttributes(attributes, range: NSRange(location: 0, length: part.length))
        text.append(part)
    }

    /// Adds a picture of the island. The text around it has line breaks, so the picture is alone on its line.
    private static func picture(to text: NSMutableAttributedString) {
        let size = CGSize(width: 330, height: 150)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12).addClip()
            fill(UIColor(red: 0.74, green: 0.87, blue: 0.96, alpha: 1), UIBezierPath(rect: CGRect(origin: .zero, size: size)))
            fill(UIColor(red: 1, green: 0.86, blue: 0.5, alpha: 1), UIBezierPath(ovalIn: CGRect(x: 52, y: 26, width: 40, height: 40)))
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: 120, y: 112))
            hill.addCurve(to: CGPoint(x: 330, y: 112), controlPoint1: CGPoint(x: 190, y: 30), controlPoint2: CGPoint(x: 280, y: 70))
            fill(UIColor(red: 0.42, green: 0.6, blue: 0.4, alpha: 1), hill)
            fill(.white, UIBezierPath(rect: CGRect(x: 214, y: 34, width: 12, height: 40)))
            fill(.systemRed, UIBezierPath(rect: CGRect(x: 214, y: 46, width: 12, height: 8)))
            fill(.systemRed, UIBezierPath(roundedRect: CGRect(x: 212, y: 25, width: 16, height: 9), cornerRadius: 3))
            fill(UIColor(red: 0.2, green: 0.5, blue: 0.68, alpha: 1), UIBezierPath(rect: CGRect(x: 0, y: 110, width: 330, height: 40)))
            for y in [120, 131, 141] as [CGFloat] {
                fill(UIColor.white.withAlphaComponent(0.25), UIBezierPath(rect: CGRect(x: y - 100, y: y, width: 210, height: 1.5)))
            }
        }
        append(image, CGRect(origin: .zero, size: size), to: text)
    }

    private static func fill(_ color: UIColor, _ path: UIBezierPath) {
        color.setFill()
        path.fill()
    }

    private static func append(_ image: UIImage, _ bounds: CGRect, to text: NSMutableAttributedString) {
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = bounds
        let part = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        part.addAttributes(attributes(), range: NSRange(location: 0, length: 1))
        text.append(part)
    }
}
