import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore

/// Images of PDF files. Like the images of SVG files, they are painted at the scale at which they are
/// shown.
nonisolated enum PDFImage {
    /// Reads the first page of a PDF file. Unsupported content is reported and left out.
    static func image(atPath path: String) throws -> CGImage {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ImageError(
                "cannot open \(path): \(FileManager.default.fileExists(atPath: path) ? "it cannot be read" : "there is no such file")")
        }
        return try image(from: data, named: path)
    }

    /// Reads the first page of a PDF file. `name` is the name in error messages.
    static func image(from data: Data, named name: String) throws -> CGImage {
        let drawing = try PDFDrawing(data, named: name)
        if !drawing.unsupported.isEmpty {
            Diagnostics.report(
                .warning, source: "UIImage",
                "\(name) is shown without parts that are not supported: \(drawing.unsupported.joined(separator: ", ")). Convert them to paths, "
                    + "or use a PNG or SVG file.", onlyOnce: true)
        }
        guard let bitmap = bitmap(of: drawing, scale: 1) else {
            throw ImageError("\(name) is too large: its page has \(Int(drawing.size.width)) × \(Int(drawing.size.height)) points")
        }
        return CGImage(bitmap) { Self.bitmap(of: drawing, scale: $0) }
    }

    /// Returns whether the first 1024 bytes of data contain the signature of a PDF file.
    static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    /// Paints a drawing on a transparent bitmap. Returns nil if the bitmap would be too large.
    private static func bitmap(of drawing: PDFDrawing, scale: Int) -> Bitmap? {
        // A length such as 24.000000000000004 is treated as 24.
        let (width, height) = (Int((drawing.size.width - 1e-6).rounded(.up)), Int((drawing.size.height - 1e-6).rounded(.up)))
        guard let context = CGContext(width: width * scale, height: height * scale, scale: CGFloat(scale)) else { return nil }
        context.translateBy(x: 0, y: drawing.size.height)
        context.scaleBy(x: 1, y: -1)
        for operation in drawing.operations { context.perform(operation) }
        return context.makeImage()?.bitmap
    }
}

nonisolated extension CGContext {
    fileprivate func perform(_ operation: PDFDrawing.Operation) {
        switch operation {
        case .saveState: saveGState()
        case .restoreState: restoreGState()
        case .concatenate(let transform): concatenate(transform)
        case .clip(let path, let evenOdd):
            setPath(path)
            clip(using: evenOdd ? .evenOdd : .winding)
        case .fill(let path, let evenOdd, let color):
            setPath(path)
            setFillColor(color)
            fillPath(using: evenOdd ? .evenOdd : .winding)
        case .stroke(let path, let stroke, let color):
            setPath(path)
            setStroke(stroke)
            setStrokeColor(color)
            strokePath()
        case .shade(let shading, let alpha): shade(shading, alpha)
        case .setBlendMode(let name): setBlendMode(Self.blendModes[name] ?? .normal)
        case .beginLayer(let alpha):
            saveGState()
            setAlpha(alpha)
            beginTransparencyLayer(auxiliaryInfo: nil)
        case .endLayer:
            endTransparencyLayer()
            restoreGState()
        }
    }

    private func setPath(_ path: Path) {
        beginPath()
        addPath(CGPath(path))
    }

    private func setStroke(_ stroke: PDFDrawing.Stroke) {
        // In a PDF file, a line of width 0 means a line of one pixel.
        let unit = max(abs(userSpaceToDeviceSpaceTransform.a), abs(userSpaceToDeviceSpaceTransform.b), 1e-6)
        setLineWidth(stroke.width > 0 ? stroke.width : 1 / unit)
        setLineCap([.butt, .round, .square][stroke.cap])
        setLineJoin([.miter, .round, .bevel][stroke.join])
        setMiterLimit(stroke.miterLimit)
        setLineDash(phase: stroke.dashPhase, lengths: stroke.dashes)
    }

    private func shade(_ shading: PDFDrawing.Shading, _ alpha: CGFloat) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: shading.colors, locations: shading.locations) else { return }
        var options: CGGradientDrawingOptions = []
        if shading.extendsStart { options.insert(.drawsBeforeStartLocation) }
        if shading.extendsEnd { options.insert(.drawsAfterEndLocation) }
        saveGState()
        setAlpha(alpha)
        if let radii = shading.radii {
            drawRadialGradient(
                gradient, startCenter: shading.start, startRadius: radii.start, endCenter: shading.end, endRadius: radii.end,
                options: options)
        } else {
            drawLinearGradient(gradient, start: shading.start, end: shading.end, options: options)
        }
        restoreGState()
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
        "ColorBurn": .colorBurn, "SoftLight": .softLight, "HardLight": .hardLight, "Difference": .difference, "Exclusion": .exclusion,
        "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]
}
