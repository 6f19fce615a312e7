import CoreGraphics
import Display
import Typography

/// Makes drawing commands of text that is set: what lies behind it, shadows, letters, lines under and through them.
nonisolated struct TextWriter {
    var pixelsPerPoint: CGFloat
    /// For letters that have none of their own.
    var shadow: Typography.TextStyle.Shadow?

    /// `within` cuts what goes beyond it.
    func write(_ layout: TextLayout, at origin: CGPoint, within: CGRect? = nil, into commands: inout [Content]) {
        let first = commands.count
        for line in layout.lines { writeBackgrounds(line, origin, &commands) }
        for line in layout.lines {
            for fragment in line.fragments { write(fragment, line, origin, &commands) }
        }
        guard let within, commands.count > first else { return }
        commands.insert(.masked(count: commands.count - first, mask: 1), at: first)
        commands.append(.fill(RoundedRect(within), .black))
    }

    private func writeBackgrounds(_ line: TextLayout.Line, _ origin: CGPoint, _ commands: inout [Content]) {
        for fragment in line.fragments {
            guard let color = fragment.style.background else { continue }
            let rect = CGRect(x: origin.x + fragment.x, y: origin.y + line.top, width: fragment.width, height: line.height)
            commands.append(.fill(RoundedRect(rect), color))
        }
    }

    private func write(_ fragment: TextLayout.Fragment, _ line: TextLayout.Line, _ origin: CGPoint, _ commands: inout [Content]) {
        let style = fragment.style
        let place = CGPoint(x: origin.x + fragment.x, y: snapped(origin.y + line.baseline - style.baselineOffset))
        if let shadow = style.shadow ?? shadow {
            let moved = CGPoint(x: place.x + shadow.offset.width, y: place.y + shadow.offset.height)
            commands.append(.text(fragment.line, origin: moved, shadow.color))
        }
        let metrics = FontBook.installed.metrics(style.font)
        if let rule = style.underline { write(rule, metrics.underline, metrics, fragment, place, &commands) }
        commands.append(.text(fragment.line, origin: place, style.color))
        if let rule = style.strikethrough { write(rule, -metrics.strikeout, metrics, fragment, place, &commands) }
    }

    /// A line, its middle so far below the baseline, as thick as whole pixels can be.
    private func write(
        _ rule: Typography.TextStyle.Rule, _ below: CGFloat, _ metrics: FontMetrics, _ fragment: TextLayout.Fragment, _ place: CGPoint,
        _ commands: inout [Content]
    ) {
        let thickness = max(snapped(metrics.lineThickness * rule.thickness), 1 / pixelsPerPoint)
        let color = rule.color ?? fragment.style.color
        var top = snapped(place.y + below - thickness / 2)
        for _ in 0..<(rule.isDouble ? 2 : 1) {
            for part in parts(rule.pattern, thickness, fragment.width) {
                let rect = CGRect(x: place.x + part.lowerBound, y: top, width: part.upperBound - part.lowerBound, height: thickness)
                commands.append(.fill(RoundedRect(rect), color))
            }
            top += 2 * thickness
        }
    }

    private func parts(_ pattern: Typography.TextStyle.Rule.Pattern, _ thickness: CGFloat, _ width: CGFloat) -> [Range<CGFloat>] {
        guard width > 0 else { return [] }
        let (on, step): (CGFloat, CGFloat)
        switch pattern {
        case .solid: return [0..<width]
        case .dotted: (on, step) = (thickness, 2 * thickness)
        case .dashed: (on, step) = (4 * thickness, 6 * thickness)
        }
        return stride(from: 0, to: width, by: step).map { $0..<min($0 + on, width) }
    }

    private func snapped(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded() / pixelsPerPoint }
}
