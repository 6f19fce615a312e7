import CoreImage
import Foundation
import Stage
import UIKit

/// Chains of image filters, and layers that tile, scroll and transform, with filters in views.
final class FilterFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case source, filter, setValue, wrongValue, defaults, chain, crop, transform, clamp, orient, composite, render, renderBytes, show
        case copy, context, layerFilters, backgroundFilters, tileSize, levels, tileScroll, tileDisplay, tileTransform, scrollLayer
        case scrollTo, transformLayer, depth, animateDepth, wait
    }

    static let name = "filters"

    private let stage: Stage
    private let view = UIImageView(frame: CGRect(x: 3, y: 5, width: 57, height: 61))
    private let tiled = TiledLayer()
    private let scrolled = CAScrollLayer()
    private let transformed = CATransformLayer()
    private let faces = [CALayer(), CALayer(), CALayer()]
    private var image = CIImage(color: .red)
    /// An estimate of the scale of the image after all transforms, in the direction in which it is smallest.
    private var imageScale = 1.0
    private var filters: [CIFilter] = []
    private let context = CIContext()
    private static let filterNames = CIFilter.filterNames(inCategory: nil)
    private static let picture = UIImage(data: FuzzImages.smallPNG)?.cgImage

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        if let picture = Self.picture { image = CIImage(cgImage: picture) }
        view.image = Self.picture.map { UIImage(cgImage: $0) }
        tiled.frame = CGRect(x: 61, y: 5, width: 57, height: 61)
        (tiled.tileSize, tiled.levelsOfDetail) = (CGSize(width: 23, height: 19), 2)
        scrolled.frame = CGRect(x: 3, y: 71, width: 57, height: 81)
        transformed.frame = CGRect(x: 61, y: 71, width: 57, height: 81)
        for (index, face) in faces.enumerated() {
            face.frame = CGRect(x: 5 + 9 * index, y: 7 + 11 * index, width: 31, height: 37)
            face.backgroundColor = UIColor(hue: CGFloat(index) / 3, saturation: 0.7, brightness: 0.9, alpha: 0.8).cgColor
            face.zPosition = CGFloat(9 * index)
            (index == 0 ? scrolled : transformed).addSublayer(face)
        }
        for layer in [tiled, scrolled, transformed] { controller.view.layer.addSublayer(layer) }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .source, .filter, .setValue, .wrongValue, .defaults, .chain, .copy: changeFilters(operation, &values)
        case .crop, .transform, .clamp, .orient, .composite: changeImage(operation, &values)
        case .render, .renderBytes, .show, .context: render(operation, &values)
        case .layerFilters, .backgroundFilters:
            let layer = values.pick([view.layer, faces[0], faces[1]])
            if operation == .layerFilters { layer.filters = values.bool(0.3) ? nil : filters } else { layer.backgroundFilters = filters }
            layer.compositingFilter = values.bool(0.3) ? "multiplyBlendMode" : nil
        default: changeLayers(operation, &values)
        }
    }

    // MARK: - Filters

    private func changeFilters(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .source:
            imageScale = 1
            if values.bool(0.5), let picture = Self.picture {
                image = CIImage(cgImage: picture)
            } else {
                let color = CIColor(
                    red: values.number(0, 1), green: values.number(0, 1), blue: values.number(0, 1), alpha: values.number(0, 1))
                image = CIImage(color: color)
            }
        case .filter:
            guard let filter = CIFilter(name: values.pick(Self.filterNames)) else { return }
            setValues(filter, &values)
            filters = Array((filters + [filter]).suffix(3))
        case .setValue: if let filter = values.any(filters) { setValues(filter, &values) }
        case .wrongValue:
            guard values.isHostile, let filter = values.any(filters), let key = values.any(filter.inputKeys) else { return }
            let wrong: [Any?] = ["text", nil, NSNumber(value: values.double(-9, 9)), CIVector(x: values.number()), UIView(), [1, 2]]
            filter.setValue(values.pick(wrong), forKey: key)
        case .defaults: values.any(filters)?.setDefaults()
        case .copy: if let filter = values.any(filters)?.copy() as? CIFilter { filters = Array((filters + [filter]).suffix(3)) }
        default:
            for filter in filters {
                if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(image, forKey: kCIInputImageKey) }
                if let output = filter.outputImage { image = output }
            }
        }
    }

    /// Sets the inputs of a filter. The kind of a value follows from the attributes of the input.
    private func setValues(_ filter: CIFilter, _ values: inout FuzzValues) {
        for key in filter.inputKeys where values.bool(0.7) {
            guard let attributes = filter.attributes[key] as? [String: Any] else { continue }
            switch attributes[kCIAttributeClass] as? String {
            case "CIImage": filter.setValue(image, forKey: key)
            case "CIColor":
                filter.setValue(
                    CIColor(red: values.number(0, 1), green: values.number(0, 1), blue: values.number(0, 1), alpha: values.number(0, 1)),
                    forKey: key)
            case "CIVector":
                filter.setValue(CIVector(x: values.number(), y: values.number(), z: values.number(), w: values.number()), forKey: key)
            case "NSNumber":
                let low = (attributes[kCIAttributeSliderMin] as? NSNumber)?.doubleValue ?? -2
                let high = (attributes[kCIAttributeSliderMax] as? NSNumber)?.doubleValue ?? 9
                filter.setValue(NSNumber(value: values.double(low - 0.5, min(high, 40))), forKey: key)
            default: continue
            }
        }
    }

    private func changeImage(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .crop: image = image.cropped(to: values.rect())
        case .transform:
            let transform = values.transform()
            // A greatly reduced image is computed from all pixels of the original. This takes long but is not a fault, so such transforms
            // are left out.
            let (width, height) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            let area = abs(transform.a * transform.d - transform.b * transform.c)
            // The area divided by the longer side is the smallest scale in any direction, or up to √2 times as much.
            let scale = area / max(width, height) * imageScale
            guard !(scale < 0.2), !(width < 0.4), !(height < 0.4) else { return }
            (image, imageScale) = (image.transformed(by: transform), scale)
        case .clamp: image = values.bool() ? image.clampedToExtent() : image.clamped(to: values.rect())
        case .orient: image = image.oriented(forExifOrientation: Int32(values.integer(values.isHostile ? -3...12 : 1...8)))
        default: image = image.composited(over: CIImage(color: .blue).cropped(to: values.rect()))
        }
    }

    // MARK: - Pictures

    private func render(_ operation: Operation, _ values: inout FuzzValues) {
        // A large rectangle takes long to compute. This is not a fault, so most large rectangles are left out.
        let rect = CGRect(x: values.number(-40, 40), y: values.number(-40, 40), width: values.number(0, 60), height: values.number(0, 60))
        let isSmall = rect.width < 100 && rect.height < 100
        switch operation {
        case .render:
            guard isSmall || values.bool(0.05), let result = context.createCGImage(image, from: rect) else { return }
            view.image = UIImage(cgImage: result)
        case .renderBytes:
            var bytes = [UInt8](repeating: 7, count: 64 * 64 * 4)
            let bounds = CGRect(x: values.integer(-20...20), y: values.integer(-20...20), width: 61, height: 63)
            bytes.withUnsafeMutableBytes {
                guard let base = $0.baseAddress else { return }
                context.render(image, toBitmap: base, rowBytes: 64 * 4, bounds: bounds, format: .RGBA8, colorSpace: nil)
            }
        case .show: if image.extent.width < 200, image.extent.height < 200 { view.image = UIImage(ciImage: image) }
        default:
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 29))
            let (image, target) = (image, values.rect())
            view.image = renderer.image { CIContext(cgContext: $0.cgContext).draw(image, in: target, from: rect) }
        }
    }

    // MARK: - Layers

    private func changeLayers(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .tileSize: tiled.tileSize = CGSize(width: values.number(3, 90), height: values.number(3, 90))
        case .levels:
            tiled.levelsOfDetail = values.integer(values.isHostile ? -2...90 : 1...4)
            tiled.levelsOfDetailBias = values.integer(values.isHostile ? -9...90 : 0...3)
        case .tileScroll: tiled.bounds.origin = values.point()
        case .tileDisplay: if values.bool() { tiled.setNeedsDisplay() } else { tiled.setNeedsDisplay(values.rect()) }
        case .tileTransform: tiled.transform = CATransform3DMakeScale(values.number(0.1, 4), values.number(0.1, 4), 1)
        case .scrollLayer: scrolled.scrollMode = values.pick([.both, .none, .vertically, .horizontally])
        case .scrollTo:
            switch values.integer(0...3) {
            case 0: scrolled.scroll(to: values.point())
            case 1: scrolled.scroll(to: values.rect())
            case 2: faces[0].scrollRectToVisible(values.rect())
            default: faces[0].scroll(values.point())
            }
            _ = (scrolled.visibleRect, faces[0].visibleRect)
        case .transformLayer:
            (transformed.transform, transformed.opacity) = (values.transform3D(), values.float(0, 1))
            transformed.masksToBounds = values.bool(0.2)
        case .depth: values.pick(faces).zPosition = values.number(-50, 50)
        case .animateDepth:
            let animation = CABasicAnimation(
                keyPath: values.pick(["zPosition", "transform.rotation.y", "sublayerTransform", "bounds.origin"]))
            (animation.duration, animation.toValue) = (max(values.duration(), 0), values.number())
            values.pick(faces + [transformed, tiled, scrolled]).add(animation, forKey: "a")
        default: stage.advance(frames: values.integer(1...30))
        }
    }

    /// A layer that fills each tile with a color that depends on the position of the tile.
    private final class TiledLayer: CATiledLayer {
        override func draw(in ctx: CGContext) {
            let box = ctx.boundingBoxOfClipPath
            ctx.setFillColor(
                UIColor(hue: abs(box.midX / 97).truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.9, alpha: 1).cgColor)
            ctx.fill(box)
        }
    }
}
