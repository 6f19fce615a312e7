import FlipbookGeometry
import Foundation

extension PDFInterpreter {
    // MARK: - Colors

    /// Performs an operator that sets a color. Returns false for other operators.
    mutating func setColor(_ name: String, _ numbers: [Double], _ operands: [PDFObject], _ resources: [String: PDFObject]) -> Bool {
        switch name {
        case "g": setFill(.gray, numbers)
        case "rg": setFill(.rgb, numbers)
        case "k": setFill(.cmyk, numbers)
        case "G": setStroke(.gray, numbers)
        case "RG": setStroke(.rgb, numbers)
        case "K": setStroke(.cmyk, numbers)
        case "cs": setFill(colorSpace(operands, resources), nil)
        case "CS": setStroke(colorSpace(operands, resources), nil)
        case "sc", "scn":
            if case .pattern = state.fillSpace, let pattern = operands.last?.name {
                state.fillPattern = document.resolved(document.resolved(resources["Pattern"]).dictionary?[pattern])
            } else {
                setFill(state.fillSpace, numbers)
            }
        case "SC", "SCN":
            if case .pattern = state.strokeSpace { addUnsupported("a line with a pattern") } else { setStroke(state.strokeSpace, numbers) }
        default: return false
        }
        return true
    }

    private mutating func colorSpace(_ operands: [PDFObject], _ resources: [String: PDFObject]) -> PDFColorSpace {
        if let space = PDFColorSpace(operands.last, document, resources) { return space }
        addUnsupported("a color space")
        return .gray
    }

    /// Sets the color of areas. Without components, sets the initial color of the space: black, or the full tint.
    private mutating func setFill(_ space: PDFColorSpace, _ components: [Double]?) {
        (state.fillSpace, state.fillColor, state.fillPattern) = (space, Self.color(space, components), nil)
    }

    private mutating func setStroke(_ space: PDFColorSpace, _ components: [Double]?) {
        (state.strokeSpace, state.strokeColor) = (space, Self.color(space, components))
    }

    private static func color(_ space: PDFColorSpace, _ components: [Double]?) -> CGColor {
        if let components { return space.color(components) }
        switch space {
        case .cmyk: return space.color([0, 0, 0, 1])
        case .tint: return space.color([1])
        default: return space.color([0, 0, 0])
        }
    }

    // MARK: - Lines

    /// Performs an operator that sets the style of lines. Returns false for other operators.
    mutating func setStyle(_ name: String, _ numbers: [Double], _ operands: [PDFObject]) -> Bool {
        switch (name, numbers.first) {
        case ("w", let width?): state.stroke.width = CGFloat(max(width, 0))
        case ("J", let cap?): state.stroke.cap = Int(min(max(cap, 0), 2))
        case ("j", let join?): state.stroke.join = Int(min(max(join, 0), 2))
        case ("M", let limit?): state.stroke.miterLimit = CGFloat(limit)
        case ("d", _): setDashes(operands)
        default: return false
        }
        return true
    }

    private mutating func setDashes(_ operands: [PDFObject]) {
        let lengths = (operands.first.flatMap { document.resolved($0).array } ?? []).compactMap { document.resolved($0).number }
        state.stroke.dashes = lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) > 0.01 ? lengths.prefix(32).map { CGFloat($0) } : []
        state.stroke.dashPhase = CGFloat(operands.last?.number ?? 0)
    }

    /// Sets the values of a dictionary of graphics state parameters.
    mutating func setExtendedState(_ parameters: [String: PDFObject]) {
        func number(_ key: String) -> Double? { document.resolved(parameters[key]).number }
        if let alpha = number("ca") { state.fillAlpha = CGFloat(min(max(alpha, 0), 1)) }
        if let alpha = number("CA") { state.strokeAlpha = CGFloat(min(max(alpha, 0), 1)) }
        for (key, name) in [("LW", "w"), ("LC", "J"), ("LJ", "j"), ("ML", "M")] {
            if let value = number(key) { _ = setStyle(name, [value], []) }
        }
        if let dashes = document.resolved(parameters["D"]).array { setDashes(dashes) }
        let mask = document.resolved(parameters["SMask"])
        if mask != .null, mask.name != "None" { addUnsupported("a soft mask") }
        let mode = document.resolved(parameters["BM"])
        if let mode = mode.name ?? mode.array?.first.flatMap({ document.resolved($0).name }) { emit(.setBlendMode(mode)) }
    }

    // MARK: - Gradients

    /// Returns the gradient of a shading, or nil if its kind is not supported.
    func shading(_ object: PDFObject, _ resources: [String: PDFObject]) -> PDFDrawing.Shading? {
        guard let dictionary = object.dictionary, let kind = document.resolved(dictionary["ShadingType"]).number, kind == 2 || kind == 3,
            let space = PDFColorSpace(dictionary["ColorSpace"] ?? dictionary["CS"], document, resources),
            let function = dictionary["Function"].flatMap({ PDFFunction($0, document) })
        else { return nil }
        func numbers(_ key: String) -> [Double] {
            (document.resolved(dictionary[key]).array ?? []).compactMap { document.resolved($0).number }
        }
        let (coordinates, domain) = (numbers("Coords"), numbers("Domain"))
        guard coordinates.count == (kind == 2 ? 4 : 6) else { return nil }
        let (low, high) = domain.count == 2 && domain[0] < domain[1] ? (domain[0], domain[1]) : (0, 1)
        let bounds = function.partBounds.map { ($0 - low) / (high - low) }.filter { $0 > 0 && $0 < 1 }
        // A function of 33…257 samples is evaluated exactly at its samples.
        let intervalCount = min(max(function.sampleCount - 1, 32), 256)
        let regularPositions = (0...intervalCount).map { Double($0) / Double(intervalCount) }
        // The color may jump at a bound, so the function is evaluated just before each bound and at the bound.
        let positions = (regularPositions + bounds.prefix(64).flatMap { [$0 - 1e-6, $0] }).sorted()
        let colors = positions.map { space.color(function.values(at: low + $0 * (high - low), domain: low...high)) }
        let extend = (document.resolved(dictionary["Extend"]).array ?? []).map { document.resolved($0) == .bool(true) }
        let isLine = kind == 2
        return PDFDrawing.Shading(
            start: CGPoint(x: coordinates[0], y: coordinates[1]),
            end: CGPoint(x: coordinates[isLine ? 2 : 3], y: coordinates[isLine ? 3 : 4]),
            radii: isLine ? nil : (CGFloat(max(coordinates[2], 0)), CGFloat(max(coordinates[5], 0))), colors: colors,
            locations: positions.map { CGFloat($0) }, extendsStart: extend.first ?? false, extendsEnd: extend.count > 1 && extend[1])
    }
}
