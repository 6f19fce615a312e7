import Stage
import UIKit

/// The colors of the gallery and of the views around a scene. Each color has one variant for the light and one for the dark backdrop.
enum ChromeColor {
    /// The backdrop of the window.
    static let background = color(Theme.backgroundColor, Theme.darkBackgroundColor)
    static let text = color(Theme.textColor, Theme.lightTextColor)
    /// The color of less important text.
    static let secondaryText = color(Theme.secondaryTextColor, Theme.color(0xA8A49D))
    /// The accent color for text, which is darker on the light backdrop so that the text can be read.
    static let accentText = color(Theme.color(0xA63A0A), Theme.color(0xFF8A5C))
    /// The surface of cards and panels.
    static let card = color(.white, Theme.color(0x24262A))
    /// The surface of fields and buttons on the backdrop.
    static let field = color(Theme.color(0xE9E7E3), Theme.color(0x2A2B2F))
    /// The surface of a selected row. It is so pale that less important text on it can be read.
    static let selection = color(Theme.textColor.withAlphaComponent(0.04), Theme.lightTextColor.withAlphaComponent(0.1))
    /// A line between surfaces.
    static let hairline = color(Theme.textColor.withAlphaComponent(0.1), Theme.lightTextColor.withAlphaComponent(0.14))
    /// The surface of capsules over the window.
    static let capsule = color(Theme.darkBackgroundColor.withAlphaComponent(0.92), Theme.color(0x36383E).withAlphaComponent(0.96))

    private static func color(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension UILabel {
    /// Returns the smallest size that shows the whole text in a width, rounded up to whole points.
    func fittingSize(width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Shows a text of several lines. The distance of the lines is 1.35 times the size of the font. Call this method again after a change
    /// of the font.
    func setParagraph(_ text: String?) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = max((font.pointSize * 1.35 - font.lineHeight).rounded(), 0)
        attributedText = text.map { NSAttributedString(string: $0, attributes: [.paragraphStyle: style]) }
    }
}
