import CoreGraphics
import QuartzCore

/// The layers that show a symbol while effects move its parts.
///
/// Each layer of the symbol is shown by two nested `CALayer`s. The outer one has the size and the visibility that effects such as `scale`
/// and `disappear` set. The inner one has the image and the animations of all other effects. Therefore the size and the visibility can
/// change while another effect is animated.
final class SymbolLayers {
    /// A layer of the symbol.
    struct Part {
        /// The number of the layer in `SymbolDrawing.layers(isTemplate:)`.
        var number: Int
        var outer: CALayer
        var inner: CALayer
    }

    let root = CALayer()
    private(set) var parts: [Part] = []
    /// The displayed image.
    private(set) var image: UIImage

    init(_ image: UIImage) {
        self.image = image
        guard let symbol = image.attributes.symbol else { return }
        for number in symbol.drawing.layers(isTemplate: symbol.isTemplate) {
            let part = Part(number: number, outer: CALayer(), inner: CALayer())
            part.outer.addSublayer(part.inner)
            root.addSublayer(part.outer)
            parts.append(part)
        }
        // Effects begin with the first level, whose layer can be in front of the other layers.
        parts.sort { $0.number < $1.number }
    }

    /// The parts that `variableColor` highlights: the parts for variable values, or all parts if there are none.
    var variableParts: [Part] {
        let variable = parts.filter { $0.number > 3 }
        return variable.isEmpty ? parts : variable
    }

    /// Sets the contents of all parts to the layers of a symbol image, with its colors for the given traits and tint color.
    func update(_ image: UIImage, _ traits: UITraitCollection, tint: UIColor) {
        guard let symbol = image.attributes.symbol else { return }
        self.image = image
        let orientation = image.imageOrientation
        for part in parts {
            var pixels = symbol.image(symbol.configuration.traitCollection ?? traits, tint: tint, layer: part.number)
            if orientation != .up { pixels = pixels?.mapBitmaps { $0.upright(from: orientation) } }
            part.inner.setContents(
                pixels, scale: 1, center: CGRect(x: 0, y: 0, width: 1, height: 1), repeatsCenter: false, tint: image.fillColor(tint, traits)
            )
        }
    }

    /// Places the layers in `bounds`, in the same way as a layer places its contents with this gravity.
    func layout(in bounds: CGRect, _ gravity: CALayerContentsGravity) {
        let rect = gravity.rect(forSize: image.size, in: bounds)
        let center = CGPoint(x: rect.size.width / 2, y: rect.size.height / 2)
        for layer in [root] + parts.flatMap({ [$0.outer, $0.inner] }) {
            layer.bounds = CGRect(origin: .zero, size: rect.size)
            layer.position = layer === root ? CGPoint(x: rect.origin.x + center.x, y: rect.origin.y + center.y) : center
        }
    }
}
