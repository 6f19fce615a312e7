import CoreGraphics
import Stage
import UIKit

/// A card that shows a notice.
final class NoticeView: UIView {
    private static let margin: CGFloat = 20
    private static let maximumEntryCount = 4
    private static let codeFont = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

    /// Creates a card for a window. Its bounds have the size that the notice needs.
    init(_ notice: Notice, windowSize: CGSize) {
        super.init(frame: .zero)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.98)
        layer.cornerRadius = 12
        switch notice {
        case .building(let name, let step): addBuilding(name, step: step, maximumWidth: windowSize.width - 32)
        case .problem(let title, let entries, _): addProblem(title, entries, width: min(windowSize.width - 32, 760))
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// The width of a card with a step, so that the card does not change its size with each step.
    private static let stepWidth: CGFloat = 360

    private func addBuilding(_ name: String, step: String?, maximumWidth: CGFloat) {
        let dot = UIView(frame: CGRect(x: 14, y: 13, width: 8, height: 8))
        dot.backgroundColor = Theme.accentColor
        dot.layer.cornerRadius = 4
        let label = Theme.label("Building \(name)…", 13, .medium, Theme.lightTextColor)
        let neededWidth = label.sizeThatFits(.zero).width.rounded(.up)
        let width = min(max(neededWidth, step == nil ? 0 : Self.stepWidth - 44), maximumWidth - 44)
        label.frame = CGRect(x: 30, y: 0, width: width, height: 34)
        bounds.size = CGSize(width: width + 44, height: step == nil ? 34 : 58)
        addSubview(dot)
        addSubview(label)
        guard let step else { return }
        let stepLabel = Theme.label(step, 13, .regular, Theme.lightTextColor.withAlphaComponent(0.65))
        stepLabel.frame = CGRect(x: 30, y: 28, width: width, height: 20)
        addSubview(stepLabel)
    }

    private func addProblem(_ title: String, _ entries: [Notice.Entry], width: CGFloat) {
        let textWidth = width - Self.margin * 2
        var y = Self.margin
        func add(
            _ text: String, _ font: UIFont, _ color: UIColor, lines: Int, gap: CGFloat, lineBreakMode: NSLineBreakMode = .byTruncatingTail
        ) {
            guard !text.isEmpty else { return }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = lines
            label.lineBreakMode = lineBreakMode
            let height = label.sizeThatFits(CGSize(width: textWidth, height: 400)).height.rounded(.up)
            label.frame = CGRect(x: Self.margin, y: y + gap, width: textWidth, height: height)
            addSubview(label)
            y += gap + height
        }
        add(title, .systemFont(ofSize: 15, weight: .semibold), Theme.accentColor, lines: 2, gap: 0)
        for entry in entries.prefix(Self.maximumEntryCount) {
            // In a narrow window, the folders are left out, not the line and the column.
            add(
                entry.location, Self.codeFont, Theme.lightTextColor.withAlphaComponent(0.65), lines: 1, gap: 16,
                lineBreakMode: .byTruncatingHead)
            add(entry.message, .systemFont(ofSize: 15), Theme.lightTextColor, lines: 4, gap: entry.location.isEmpty ? 12 : 4)
            let (line, column) = Self.excerpt(of: entry.sourceLine, column: entry.column, width: textWidth)
            add(line, Self.codeFont, Theme.lightTextColor.withAlphaComponent(0.85), lines: 1, gap: 8)
            if !line.isEmpty { add(String(repeating: " ", count: column) + "▲", Self.codeFont, Theme.accentColor, lines: 1, gap: 0) }
        }
        let hiddenCount = entries.count - Self.maximumEntryCount
        if hiddenCount > 0 {
            add("and \(hiddenCount) more; the terminal shows all", .systemFont(ofSize: 13), Theme.lightTextColor, lines: 1, gap: 14)
        }
        bounds.size = CGSize(width: width, height: y + Self.margin)
    }

    /// Returns the part of a line that contains a column and fits into a width, and the position of the column in it, counted from 0.
    static func excerpt(of line: String, column: Int, width: CGFloat) -> (String, Int) {
        let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
        let text = Array(line.dropFirst(indentation))
        let position = min(max(column - 1 - indentation, 0), text.count)
        let characterWidth = "0".size(withAttributes: [.font: codeFont]).width
        let count = max(Int(width / max(characterWidth, 1)) - 2, 8)
        guard text.count > count else { return (String(text), position) }
        // The column is at two thirds of the excerpt, because the text before it usually explains the error.
        let start = min(max(position - count * 2 / 3, 0), text.count - count + 2)
        let end = min(start + count - 2, text.count)
        let prefix = start > 0 ? "…" : ""
        return (prefix + String(text[start..<end]) + (end < text.count ? "…" : ""), position - start + prefix.count)
    }

    /// Returns an image of the card with straight alpha.
    func image(scale: CGFloat) -> Bitmap {
        let stage = Stage(size: bounds.size, scale: scale)
        return stage.perform {
            frame.origin = .zero
            stage.window.backgroundColor = .clear
            stage.window.addSubview(self)
            stage.advance(frames: 1)
            let collage = Collage(
                width: Stage.pixelCount(forPoints: bounds.width, scale: scale),
                height: Stage.pixelCount(forPoints: bounds.height, scale: scale), scale: scale, isTransparent: true)
            collage.paint(stage, [])
            var image = collage.image
            image.withUnsafeMutableWords { words in
                for index in words.indices { words[index] = Self.withStraightAlpha(words[index]) }
            }
            return image
        }
    }

    /// Converts a pixel with premultiplied alpha.
    private static func withStraightAlpha(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return pixel }
        func channel(_ shift: UInt32) -> UInt32 { min(((pixel >> shift) & 255) * 255 / alpha, 255) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
