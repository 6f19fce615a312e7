import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer that looks like frosted glass. It blurs, saturates and tints the content below its bounds. Its sublayers are
/// painted on top.
package final class BackdropLayer: CALayer {
    /// The backdrop's values. The setter writes each property separately, so that each property has its own animation.
    package var backdrop: BackdropValues {
        get { modelValues.rareValues.backdrop }
        set {
            write(.backdropRadius, newValue.radius)
            write(.backdropSaturation, newValue.saturation)
            write(.backdropTint, newValue.tint)
            write(.vibrancy, newValue.vibrancy)
        }
    }

    /// Sets the color of an invisible tint, so that a tint that fades in later does not pass through another color.
    package func prepareTint(_ color: CGColor) {
        var color = color
        color.alpha = 0
        if modelValues.rareValues.backdrop.tint.alpha == 0 { modelValues.rareValues.backdrop.tint = color }
    }

    override var classSpecificKind: ClassSpecificKind? { .backdrop }

    // MARK: - Drawing

    override var drawsContent: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        let backdrop = values.rareValues.backdrop
        guard !backdrop.hasNoEffect, backdrop.vibrancy <= 0, !values.bounds.isEmpty else { return }
        addItem(content(backdrop, values), .identity, 1)
    }

    private func content(_ backdrop: BackdropValues, _ values: LayerValues) -> DisplayContent {
        .backdrop(
            BackdropFilter(radius: max(backdrop.radius, 0), saturation: max(backdrop.saturation, 0), tint: backdrop.tint),
            RoundedRect(values.bounds))
    }

    /// Appends the sublayers. If the vibrancy is above 0, they are appended as a mask through which the backdrop is visible.
    ///
    /// For a vibrancy between 0 and 1, the sublayers are also appended on top of the backdrop, with an opacity of 1 - vibrancy.
    override func appendSublayers(_ values: LayerValues, _ context: DisplayListBuilder.Context, into builder: inout DisplayListBuilder) {
        let vibrancy = Double(min(max(values.rareValues.backdrop.vibrancy, 0), 1))
        if vibrancy > 0 { appendVibrantContent(values, context, into: &builder) }
        guard vibrancy < 1 else { return }
        guard vibrancy > 0 else { return builder.appendSublayers(self, values, context) }
        let first = builder.list.items.count
        builder.list.items.append(builder.item(self, .oldImage, .group(count: 0), .identity, context.clip))
        builder.appendSublayers(self, values, context)
        builder.closeGroup(first, 1 - vibrancy)
    }

    /// Appends the backdrop, masked by the sublayers.
    private func appendVibrantContent(_ values: LayerValues, _ context: DisplayListBuilder.Context, into builder: inout DisplayListBuilder)
    {
        let first = builder.list.items.count
        builder.list.items.append(builder.item(self, .newImage, .group(count: 0), .identity, context.clip))
        let backdrop = content(values.rareValues.backdrop, values)
        builder.list.items.append(builder.item(self, .drawing, backdrop, context.planeToSurface, context.clip, drawing.count))
        var innerContext = context
        innerContext.clip = nil
        builder.appendSublayers(self, values, innerContext)
        let maskCount = builder.list.items.count - first - 2
        guard maskCount > 0 else { return builder.list.items.removeSubrange(first...) }
        // If the vibrancy is between 0 and 1, the sublayers are appended twice. The copies in the mask need different source numbers.
        for index in (first + 2)..<builder.list.items.count { builder.list.items[index].source += 1 << 40 }
        builder.list.items[first].content = .masked(count: 1, mask: maskCount)
    }
}
