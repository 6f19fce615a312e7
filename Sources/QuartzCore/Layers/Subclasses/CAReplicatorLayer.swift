import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer that paints its sublayers several times. Each copy is moved, tinted and delayed a little more than the previous copy.
///
/// The instance transform is applied about the layer's anchor point.
///
/// Differs from Apple: all copies are in the plane of the layer.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    nonisolated deinit {}

    /// The number of copies, including the first copy.
    ///
    /// Differs from Apple: a number above 100,000 is rejected, and the old number is kept.
    open var instanceCount = 1 {
        didSet {
            if instanceCount > Self.maximumInstanceCount {
                instanceCount = oldValue
                reportRefusedValue(of: "instanceCount")
            }
            tree?.setNeedsDisplay()
        }
    }
    private static let maximumInstanceCount = 100_000
    /// The number of items of a display list at which no more copies are added. Replicator layers inside replicator layers can reach it.
    private static let maximumItemCount = 1_000_000
    /// The number of copies without items at which no more copies are added. Replicator layers inside replicator layers can reach it.
    private static let maximumEmptyCopyCount = 200_000
    /// Whether the copies keep their depth.
    ///
    /// Differs from Apple: it has no effect.
    open var preservesDepth = false

    /// The transform from each copy to the next.
    open var instanceTransform: CATransform3D {
        get { modelValues.rareValues.replicator.transform }
        set { write(.instanceTransform, newValue) }
    }

    /// The delay of each copy's animations relative to the previous copy, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { modelValues.rareValues.replicator.delay }
        set { write(.instanceDelay, newValue) }
    }

    /// The color by which the colors of the first copy are multiplied. Setting nil sets white, which changes no color.
    open var instanceColor: CGColor? {
        get { modelValues.rareValues.replicator.color }
        set { write(.instanceColor, newValue ?? .white) }
    }

    /// The change of the red channel from each copy to the next.
    open var instanceRedOffset: Float {
        get { Float(modelValues.rareValues.replicator.colorStep.red) }
        set { write(.instanceRedOffset, CGFloat(newValue)) }
    }

    /// The change of the green channel from each copy to the next.
    open var instanceGreenOffset: Float {
        get { Float(modelValues.rareValues.replicator.colorStep.green) }
        set { write(.instanceGreenOffset, CGFloat(newValue)) }
    }

    /// The change of the blue channel from each copy to the next.
    open var instanceBlueOffset: Float {
        get { Float(modelValues.rareValues.replicator.colorStep.blue) }
        set { write(.instanceBlueOffset, CGFloat(newValue)) }
    }

    /// The change of the alpha channel from each copy to the next.
    open var instanceAlphaOffset: Float {
        get { Float(modelValues.rareValues.replicator.colorStep.alpha) }
        set { write(.instanceAlphaOffset, CGFloat(newValue)) }
    }

    override var classSpecificKind: ClassSpecificKind? { .replicator }

    override func copyClassSettings(from other: CALayer) {
        if let other = other as? CAReplicatorLayer { instanceCount = other.instanceCount }
    }

    override func appendSublayers(_ values: LayerValues, _ context: DisplayListBuilder.Context, into builder: inout DisplayListBuilder) {
        builder.isRearranged = true
        let replicator = values.rareValues.replicator
        let anchor = values.anchor
        let (anchorToOrigin, originToAnchor) = (
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        )
        var copyTransform = CATransform3DIdentity
        for copy in 0..<max(instanceCount, 0) {
            if builder.list.items.count > Self.maximumItemCount { return reportMaximum("\(Self.maximumItemCount) items") }
            if builder.emptyCopyCount > Self.maximumEmptyCopyCount {
                return reportMaximum("\(Self.maximumEmptyCopyCount) copies without content")
            }
            var innerContext = context
            innerContext.time = context.time - Double(copy) * replicator.delay
            let aboutAnchor = anchorToOrigin.concatenating(copyTransform).concatenating(originToAnchor)
            innerContext.planeToSurface = ProjectiveTransform(flattening: aboutAnchor).concatenating(context.planeToSurface)
            let first = builder.list.items.count
            builder.appendSublayers(self, values, innerContext)
            if builder.list.items.count == first { builder.emptyCopyCount += 1 }
            for index in first..<builder.list.items.count {
                builder.list.items[index].source += copy << 40
                builder.list.items[index].content = builder.list.items[index].content.multiplied(by: Self.color(replicator, copy))
            }
            copyTransform = copyTransform.concatenating(replicator.transform)
        }
    }

    private func reportMaximum(_ maximum: String) {
        Diagnostics.report(
            .warning, source: "CAReplicatorLayer",
            "The frame has the maximum of \(maximum); further copies are not shown. Reduce instanceCount.", onlyOnce: true)
    }

    /// Returns the color of a copy.
    private static func color(_ values: ReplicatorValues, _ copy: Int) -> CGColor {
        func channel(_ value: CGFloat, _ step: CGFloat) -> CGFloat { min(max(value + step * CGFloat(copy), 0), 1) }
        let (color, step) = (values.color, values.colorStep)
        return CGColor(
            red: channel(color.red, step.red), green: channel(color.green, step.green), blue: channel(color.blue, step.blue),
            alpha: channel(color.alpha, step.alpha))
    }
}

nonisolated extension DisplayContent {
    /// Returns the content with its colors multiplied by a color. An image without a tint is treated as if all its pixels were white.
    fileprivate func multiplied(by factor: CGColor) -> DisplayContent {
        guard factor != .white else { return self }
        func applyFactor(_ color: CGColor) -> CGColor {
            CGColor(
                red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue,
                alpha: color.alpha * factor.alpha)
        }
        switch self {
        case .fill(let shape, let color): return .fill(shape, applyFactor(color))
        case .border(let shape, let width, let color): return .border(shape, width: width, applyFactor(color))
        case .path(let path, let evenOdd, let color): return .path(path, evenOdd: evenOdd, applyFactor(color))
        case .stroke(let path, let stroke, let color): return .stroke(path, stroke, applyFactor(color))
        case .shadow(let shadow, let color): return .shadow(shadow, applyFactor(color))
        case .text(let line, let origin, let color): return .text(line, origin: origin, applyFactor(color))
        case .gradient(var gradient, let shape):
            gradient.colors = gradient.colors.map(applyFactor)
            return .gradient(gradient, shape)
        case .image(let image, let shape, var style):
            style.tint = applyFactor(style.tint ?? .white)
            return .image(image, shape, style)
        default: return self
        }
    }
}
