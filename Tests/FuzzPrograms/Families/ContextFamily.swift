import Foundation
import Stage
import UIKit

/// Drawing in the contexts of views, in image contexts and in bitmap contexts. A layer is rendered into these contexts too.
final class ContextFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case save, restore, transform, colors, line, dash, alpha, blend, shadow, path, rects, ellipses, strokes, clip, clipMask, resetClip
        case bezier, linearGradient, radialGradient, image, tiling, text, layer, endLayer, render, clear, read, contains, replacePath
        case newContext, viewContext, imageContext
    }

    static let name = "contexts"

    /// A view that performs random operations while it is drawn.
    private final class DrawnView: UIView {
        var actions: ((CGContext) -> Void)?
        override func draw(_ rect: CGRect) { if let context = UIGraphicsGetCurrentContext() { actions?(context) } }
    }

    private let view = DrawnView(frame: CGRect(x: 4, y: 6, width: 60, height: 50))
    private var context: CGContext
    private var image: CGImage?
    private static let defaultImage = UIImage(data: FuzzImages.smallPNG)?.cgImage

    init(stage: Stage, values: inout FuzzValues) {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        context = Self.makeContext(&values)
        image = Self.defaultImage
    }

    private static func makeContext(_ values: inout FuzzValues) -> CGContext {
        let (width, height) = (values.integer(1...48), values.integer(1...48))
        let info = values.pick([CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast]).rawValue
        let made = CGContext(
            data: nil, width: values.bool(0.05) ? -1 : width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        // This format and size are always allowed.
        return made
            ?? CGContext(
                data: nil, width: 7, height: 5, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .newContext: context = Self.makeContext(&values)
        case .viewContext:
            let (operations, seed) = (values.integer(1...5), values.seed())
            let isHostile = values.isHostile
            view.actions = { [unowned self] context in
                var values = FuzzValues(seed, isHostile: isHostile)
                for _ in 0..<operations { draw(values.pick(Self.drawingOperations), in: context, &values) }
            }
            if values.bool(0.3) { view.bounds = values.rect() }
            view.setNeedsDisplay()
        case .imageContext:
            UIGraphicsBeginImageContextWithOptions(
                CGSize(width: values.length(40), height: values.length(40)), values.bool(), values.number(0, 3))
            if let current = UIGraphicsGetCurrentContext() { draw(values.pick(Self.drawingOperations), in: current, &values) }
            image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage ?? image
            UIGraphicsEndImageContext()
        default:
            UIGraphicsPushContext(context)
            draw(operation, in: context, &values)
            UIGraphicsPopContext()
        }
    }

    /// The operations that use an existing context, without those that create one.
    private static let drawingOperations = Operation.allCases.filter { ![.newContext, .viewContext, .imageContext].contains($0) }

    private func draw(_ operation: Operation, in context: CGContext, _ values: inout FuzzValues) {
        switch operation {
        case .save: context.saveGState()
        case .restore: context.restoreGState()
        case .transform:
            switch values.integer(0...3) {
            case 0: context.concatenate(values.transform())
            case 1: context.translateBy(x: values.number(-20, 20), y: values.number(-20, 20))
            case 2: context.scaleBy(x: values.number(-2, 2), y: values.number(-2, 2))
            default: context.rotate(by: values.number(-4, 4))
            }
        case .colors:
            context.setFillColor(values.color().cgColor)
            context.setStrokeColor(values.color().cgColor)
        case .line:
            context.setLineWidth(values.number(-1, 20))
            context.setLineCap(values.pick([.butt, .round, .square]))
            context.setLineJoin(values.pick([.miter, .round, .bevel]))
            context.setMiterLimit(values.number(0, 12))
        case .dash:
            context.setLineDash(phase: values.number(-20, 20), lengths: (0..<values.integer(0...4)).map { _ in values.number(-1, 12) })
        case .alpha: context.setAlpha(values.number(-0.2, 1.2))
        case .blend: context.setBlendMode(CGBlendMode(rawValue: Int32(values.integer(0...27))) ?? .normal)
        case .shadow:
            context.setShadow(offset: values.size(), blur: values.number(-1, 12), color: values.bool(0.2) ? nil : values.color().cgColor)
        case .path:
            context.addPath(DrawingFamily.path(&values))
            context.drawPath(using: values.pick([.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]))
        case .rects: context.fill([values.rect(), values.rect()])
        case .ellipses: if values.bool() { context.fillEllipse(in: values.rect()) } else { context.strokeEllipse(in: values.rect()) }
        case .strokes: context.strokeLineSegments(between: (0..<values.integer(0...5)).map { _ in values.point() })
        case .clip, .clipMask, .resetClip: changeClip(operation, context, &values)
        case .bezier: drawBezierPath(&values)
        case .linearGradient, .radialGradient: drawGradient(isLinear: operation == .linearGradient, context, &values)
        case .image, .tiling: if let image { context.draw(image, in: values.rect(), byTiling: operation == .tiling && values.bool(0.3)) }
        case .text: values.text().draw(in: values.rect(), withAttributes: [.font: values.font(), .foregroundColor: values.color()])
        case .layer:
            if values.bool() {
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            } else {
                context.beginTransparencyLayer(in: values.rect(), auxiliaryInfo: nil)
            }
        case .endLayer: context.endTransparencyLayer()
        case .render: view.layer.render(in: context)
        case .clear: context.clear(values.rect())
        case .read: image = context.makeImage() ?? image
        case .contains: _ = (context.pathContains(values.point(), mode: .fill), context.boundingBoxOfPath, context.boundingBoxOfClipPath)
        case .replacePath:
            context.addPath(DrawingFamily.path(&values))
            context.replacePathWithStrokedPath()
        case .newContext, .viewContext, .imageContext: break
        }
    }

    private func changeClip(_ operation: Operation, _ context: CGContext, _ values: inout FuzzValues) {
        switch operation {
        case .resetClip: context.resetClip()
        case .clipMask: if let image { context.clip(to: values.rect(), mask: image) }
        default:
            if values.bool() { return context.clip(to: [values.rect(), values.rect()]) }
            context.addPath(DrawingFamily.path(&values))
            context.clip(using: values.pick([.winding, .evenOdd]))
        }
    }

    private func drawGradient(isLinear: Bool, _ context: CGContext, _ values: inout FuzzValues) {
        let count = values.integer(0...4)
        let colors = (0..<count).map { _ in values.color().cgColor }
        let locations = (0..<count).map { _ in values.number(-0.1, 1.1) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: values.bool() ? nil : locations) else { return }
        let options = values.pick([CGGradientDrawingOptions(), .drawsBeforeStartLocation, .drawsAfterEndLocation])
        if isLinear { return context.drawLinearGradient(gradient, start: values.point(), end: values.point(), options: options) }
        context.drawRadialGradient(
            gradient, startCenter: values.point(), startRadius: values.length(), endCenter: values.point(), endRadius: values.length(),
            options: options)
    }

    private func drawBezierPath(_ values: inout FuzzValues) {
        var path = UIBezierPath(cgPath: DrawingFamily.path(&values))
        path.lineWidth = values.number(-1, 20)
        if values.bool(0.3) { path.append(UIBezierPath(roundedRect: values.rect(), cornerRadius: values.number(-2, 30))) }
        if values.bool(0.3) { path.apply(values.transform()) }
        if values.bool(0.3) { path = path.reversing() }
        if values.bool(0.3) { path.setLineDash([values.number(-1, 9), values.number(-1, 9)], count: 2, phase: values.number()) }
        _ = (path.contains(values.point()), path.bounds, path.currentPoint)
        switch values.integer(0...2) {
        case 0: path.fill(with: values.pick([.normal, .multiply, .xor, .hue]), alpha: values.number(0, 1))
        case 1: path.stroke()
        default: path.addClip()
        }
    }

    func finish() { _ = context.makeImage() }
}
