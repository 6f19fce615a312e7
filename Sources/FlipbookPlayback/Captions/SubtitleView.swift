import Stage
import UIKit

/// A subtitle on a dark rounded rectangle, legible on any background. The appearance depends only on the
/// arguments of `update`, such as the number of the frame, and not on earlier calls.
package final class SubtitleView: UIView {
    private let label = UILabel()
    /// The pages of the subtitle, and the text, font size and width from which they were computed.
    private var pages: (text: String, fontSize: CGFloat, width: CGFloat, pages: [String]) = ("", 0, 0, [])

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.92)
        (label.textColor, label.textAlignment, label.numberOfLines) = (.white, .center, SubtitleLines.maximumLineCount)
        addSubview(label)
        isHidden = true
    }

    package required init?(coder: NSCoder) { return nil }

    /// Shows a subtitle at the bottom of an area, or nothing if `shown` is nil.
    package func update(_ shown: (subtitle: Subtitle, opacity: CGFloat)?, at frame: Int, in area: CGRect) {
        UIView.performWithoutAnimation {
            isHidden = shown == nil
            if let shown { show(shown.subtitle, shown.opacity, frame, area) }
        }
    }

    /// Returns the height of the strip at the bottom of an area that a subtitle with as many lines as possible needs, with its margin.
    static func maximumHeight(in size: CGSize) -> CGFloat {
        let fontSize = CaptionMetrics.fontSize(in: size)
        let lines = UIFont.systemFont(ofSize: fontSize, weight: .medium).lineHeight * CGFloat(SubtitleLines.maximumLineCount)
        return CaptionMetrics.margin(in: size) + lines.rounded(.up) + verticalPadding(fontSize) * 2
    }

    private static func verticalPadding(_ fontSize: CGFloat) -> CGFloat { (fontSize * 0.4).rounded() }

    private func show(_ subtitle: Subtitle, _ opacity: CGFloat, _ frame: Int, _ area: CGRect) {
        let (fontSize, margin) = (CaptionMetrics.fontSize(in: area.size), CaptionMetrics.margin(in: area.size))
        let font = UIFont.systemFont(ofSize: fontSize, weight: .medium)
        let padding = CGSize(width: (fontSize * 0.8).rounded(), height: Self.verticalPadding(fontSize))
        // Lines of more than about 40 letters are hard to read.
        let width = max(min(area.width - (margin + padding.width) * 2, fontSize * 22), fontSize * 2)
        if pages.text != subtitle.text || pages.fontSize != fontSize || pages.width != width {
            pages = (subtitle.text, fontSize, width, SubtitleLines.pages(subtitle.text, font, width: width))
            subtitlePages = pages.pages
        }
        label.font = font
        label.text = subtitle.page(of: pages.pages, at: frame)
        let size = label.sizeThatFits(CGSize(width: width + fontSize, height: .greatestFiniteMagnitude))
        let (w, h) = (size.width.rounded(.up) + padding.width * 2, size.height.rounded(.up) + padding.height * 2)
        self.frame = CGRect(x: (area.midX - w / 2).rounded(), y: area.maxY - margin - h, width: w, height: h)
        layer.cornerRadius = (fontSize * 0.5).rounded()
        label.frame = CGRect(x: padding.width - 1, y: padding.height, width: w - (padding.width - 1) * 2, height: h - padding.height * 2)
        alpha = opacity
    }

    /// The texts of all pages of the last shown subtitle, for tests.
    package private(set) var subtitlePages: [String] = []
    /// The shown text, or nil if no subtitle is shown, for tests.
    package var shownText: String? { isHidden ? nil : label.text }
}

extension Subtitle {
    /// Returns the page that is shown in a frame. The duration of each page is proportional to the length of its text.
    @MainActor func page(of pages: [String], at frame: Int) -> String {
        let total = max(pages.reduce(0) { $0 + $1.count }, 1)
        let position = Double(frame - frames.lowerBound) / Double(max(frames.count, 1)) * Double(total)
        var end = 0
        for page in pages {
            end += page.count
            if position < Double(end) { return page }
        }
        return pages.last ?? ""
    }
}
