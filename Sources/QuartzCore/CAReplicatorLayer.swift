import CoreGraphics
import Display
import Foundation

/// What a replicator shows and an animation can change.
nonisolated package struct ReplicatorValues: Equatable, Sendable {
    package var transform = CATransform3DIdentity
    package var delay: Double = 0
    package var color = CGColor.white
    /// What each copy's colour has more than the one before it.
    package var colorStep = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    package init() {}
}

nonisolated extension RareValues {
    package var replicator: ReplicatorValues {
        get { if case .replicator(let values) = special { values } else { ReplicatorValues() } }
        set { special = .replicator(newValue) }
    }
}

/// Its sublayers several times over, each copy moved, coloured and delayed a little more.
///
/// The instance transform acts about the layer's anchor. Copies keep to the plane of the layer.
open class CAReplicatorLayer: CALayer {
    /// With the first one.
    public var instanceCount = 1 { didSet { tree?.setNeedsDisplay() } }
    /// There is no space between the copies here.
    public var preservesDepth = false

    /// From each copy to the next.
    public var instanceTransform: CATransform3D {
        get { modelValues.rare.replicator.transform }
        set { write("instanceTransform", \.rare.replicator.transform, newValue) }
    }

    /// How much later than the one before it each copy does what its layers do.
    public var instanceDelay: CFTimeInterval {
        get { modelValues.rare.replicator.delay }
        set { write("instanceDelay", \.rare.replicator.delay, newValue) }
    }

    /// Multiplied into the colours of the first copy.
    public var instanceColor: CGColor? {
        get { modelValues.rare.replicator.color }
        set { write("instanceColor", \.rare.replicator.color, newValue ?? .white) }
    }

    /// What each copy's colour has more than the one before it, channel by channel.
    public var instanceRedOffset: Float {
        get { Float(modelValues.rare.replicator.colorStep.red) }
        set { write("instanceRedOffset", \.rare.replicator.colorStep.red, CGFloat(newValue)) }
    }

    public var instanceGreenOffset: Float {
        get { Float(modelValues.rare.replicator.colorStep.green) }
        set { write("instanceGreenOffset", \.rare.replicator.colorStep.green, CGFloat(newValue)) }
    }

    public var instanceBlueOffset: Float {
        get { Float(modelValues.rare.replicator.colorStep.blue) }
        set { write("instanceBlueOffset", \.rare.replicator.colorStep.blue, CGFloat(newValue)) }
    }

    public var instanceAlphaOffset: Float {
        get { Float(modelValues.rare.replicator.colorStep.alpha) }
        set { write("instanceAlphaOffset", \.rare.replicator.colorStep.alpha, CGFloat(newValue)) }
    }

    override var kind: SpecialKind? { .replicator }

    override func takeOver(_ other: CALayer) {
        if let other = other as? CAReplicatorLayer { instanceCount = other.instanceCount }
    }

    override func writeSublayers(_ values: LayerValues, _ context: DisplayWriter.Context, into writer: inout DisplayWriter) {
        writer.isRearranged = true
        let replicator = values.rare.replicator
        let anchor = values.anchor
        let (there, back) = (
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        )
        var whole = CATransform3DIdentity
        for copy in 0..<max(instanceCount, 0) {
            var inside = context
            inside.time = context.time - Double(copy) * replicator.delay
            let place = there.concatenating(whole).concatenating(back)
            inside.plane = Projection(flattening: place).concatenating(context.plane)
            let first = writer.list.items.count
            writer.writeSublayers(self, values, inside)
            for index in first..<writer.list.items.count {
                writer.list.items[index].source += copy << 40
                writer.list.items[index].content = writer.list.items[index].content.multiplied(by: Self.color(replicator, copy))
            }
            whole = whole.concatenating(replicator.transform)
        }
    }

    private static func color(_ values: ReplicatorValues, _ copy: Int) -> CGColor {
        func channel(_ value: CGFloat, _ step: CGFloat) -> CGFloat { min(max(value + step * CGFloat(copy), 0), 1) }
        let (color, step) = (values.color, values.colorStep)
        return CGColor(
            red: channel(color.red, step.red), green: channel(color.green, step.green), blue: channel(color.blue, step.blue),
            alpha: channel(color.alpha, step.alpha))
    }
}

nonisolated extension Content {
    /// The same in other light. A picture is white where it is tinted.
    fileprivate func multiplied(by light: CGColor) -> Content {
        guard light != .white else { return self }
        func lit(_ color: CGColor) -> CGColor {
            CGColor(
                red: color.red * light.red, green: color.green * light.green, blue: color.blue * light.blue,
                alpha: color.alpha * light.alpha)
        }
        switch self {
        case .fill(let shape, let color): return .fill(shape, lit(color))
        case .border(let shape, let width, let color): return .border(shape, width: width, lit(color))
        case .path(let path, let evenOdd, let color): return .path(path, evenOdd: evenOdd, lit(color))
        case .stroke(let path, let stroke, let color): return .stroke(path, stroke, lit(color))
        case .shadow(let shadow, let color): return .shadow(shadow, lit(color))
        case .text(let line, let origin, let color): return .text(line, origin: origin, lit(color))
        case .gradient(var gradient, let shape):
            gradient.colors = gradient.colors.map(lit)
            return .gradient(gradient, shape)
        case .picture(let image, let shape, var style):
            style.tint = lit(style.tint ?? .white)
            return .picture(image, shape, style)
        default: return self
        }
    }
}
