import UIKit

/// The text of the page `Notes`.
enum NoteText {
    private static let body: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: paragraph(spacing: 6),
    ]

    private static func paragraph(spacing: CGFloat, indent: CGFloat = 0) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = spacing
        style.lineSpacing = 2
        style.headIndent = indent
        return style
    }

    static var lighthouse: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        append("Lighthouse weekend\n", to: text, [.font: UIFont.systemFont(ofSize: 28, weight: .bold)])
        append("Saturday, 12 September\n", to: text, [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel])
        append("The ferry leaves at ", to: text)
        append("9:40", to: text, [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)])
        append(" from the old harbor. Bring ", to: text)
        append("warm jackets", to: text, [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.45)])
        append(", because the wind on the island is stronger than it looks from the shore.\n", to: text)
        append("What to pack\n", to: text, [.font: UIFont.systemFont(ofSize: 20, weight: .semibold)])
        let list = paragraph(spacing: 2, indent: 18)
        for item in [
            "Binoculars and the bird book", "Two flasks of tea", "The camera with the long lens", "A deck of cards for the evening",
        ] { append("•  \(item)\n", to: text, [.paragraphStyle: list]) }
        append("Do not forget\n", to: text, [.font: UIFont.systemFont(ofSize: 20, weight: .semibold)])
        append("The keeper shows the lamp at sunset, ", to: text)
        append("if we ring before six", to: text, [.font: UIFont.italicSystemFont(ofSize: 17)])
        append(". The last ferry back is on Sunday at five.", to: text)
        return text
    }

    private static func append(
        _ string: String, to text: NSMutableAttributedString, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        text.append(NSAttributedString(string: string, attributes: body.merging(attributes) { $1 }))
    }
}
