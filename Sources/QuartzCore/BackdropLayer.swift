import CoreGraphics
import Display
import Foundation

/// What a backdrop layer does with what lies below it, all of which an animation can change.
nonisolated package struct BackdropValues: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat = 0
    /// 1 leaves colours as they are, 0 is grey.
    package var saturation: CGFloat = 1
    /// Laid over.
    package var tint = CGColor.clear
    /// 1 shows what became of what lies below only where the sublayers have ink, in place of their own colours; 0 shows it everywhere, and
    /// the sublayers on it as they are.
    package var vibrancy: CGFloat = 0

    package init() {}

    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor, vibrancy: CGFloat = 0) {
        (self.radius, self.saturation, self.tint, self.vibrancy) = (radius, saturation, tint, vibrancy)
    }

    /// Whether everything stays as it is.
    package var isClear: Bool { radius <= 0 && saturation == 1 && tint.alpha <= 0 && vibrancy <= 0 }
}

nonisolated extension RareValues {
    package var backdrop: BackdropValues {
        get { if case .backdrop(let values) = special { values } else { BackdropValues() } }
        set { special = .backdrop(newValue) }
    }
}

/// Ours: frosted glass. What lies below its bounds is blurred, saturated and tinted; its sublayers lie on it.
package final class BackdropLayer: CALayer {
    /// Written property by property, so that each is animated by itself.
    package var backdrop: BackdropValues {
        get { modelValues.rare.backdrop }
        set {
            write("backdropRadius", \.rare.backdrop.radius, newValue.radius)
            write("backdropSaturation", \.rare.backdrop.saturation, newValue.saturation)
            write("backdropTint", \.rare.backdrop.tint, newValue.tint)
            write("vibrancy", \.rare.backdrop.vibrancy, newValue.vibrancy)
        }
    }

    /// Gives a tint that is not seen a colour, so that one that comes after it does not pass through another on its way.
    package func prepareTint(_ color: CGColor) {
        var color = color
        color.alpha = 0
        if modelValues.rare.backdrop.tint.alpha == 0 { modelValues.rare.backdrop.tint = color }
    }

    override var kind: SpecialKind? { .backdrop }

    // MARK: - Drawing

    override var drawsItself: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        let backdrop = values.rare.backdrop
        guard !backdrop.isClear, backdrop.vibrancy <= 0, !values.bounds.isEmpty else { return }
        put(content(backdrop, values), .identity, 1)
    }

    private func content(_ backdrop: BackdropValues, _ values: LayerValues) -> Content {
        .backdrop(
            Backdrop(radius: max(backdrop.radius, 0), saturation: max(backdrop.saturation, 0), tint: backdrop.tint),
            RoundedRect(values.bounds))
    }

    /// Sublayers as a mask through which the backdrop is seen; on the way there they fade away above it.
    override func writeSublayers(_ values: LayerValues, _ context: DisplayWriter.Context, into writer: inout DisplayWriter) {
        let vibrancy = Double(min(max(values.rare.backdrop.vibrancy, 0), 1))
        if vibrancy > 0 { writeVibrant(values, context, into: &writer) }
        guard vibrancy < 1 else { return }
        guard vibrancy > 0 else { return writer.writeSublayers(self, values, context) }
        let first = writer.list.items.count
        writer.list.items.append(writer.item(self, .old, .group(count: 0), .identity, context.clip))
        writer.writeSublayers(self, values, context)
        writer.closeGroup(first, 1 - vibrancy)
    }

    private func writeVibrant(_ values: LayerValues, _ context: DisplayWriter.Context, into writer: inout DisplayWriter) {
        let first = writer.list.items.count
        writer.list.items.append(writer.item(self, .new, .group(count: 0), .identity, context.clip))
        let backdrop = content(values.rare.backdrop, values)
        writer.list.items.append(writer.item(self, .drawing, backdrop, context.plane, context.clip, drawing.count))
        var inside = context
        inside.clip = nil
        writer.writeSublayers(self, values, inside)
        let mask = writer.list.items.count - first - 2
        guard mask > 0 else { return writer.list.items.removeSubrange(first...) }
        // Sublayers that are written twice have two names.
        for index in (first + 2)..<writer.list.items.count { writer.list.items[index].source += 1 << 40 }
        writer.list.items[first].content = .masked(count: 1, mask: mask)
    }
}
