import FlipbookGeometry
import Foundation

/// A color space of a PDF file. Colors are converted to sRGB without profiles.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    /// A color that a function converts to another space.
    case tint(PDFFunction, PDFColorSpace)
    case pattern

    /// Reads a color space: a name, or an array that begins with a name. Fails if the color space is unknown. `resources` contains the
    /// names that the page defines.
    init?(_ object: PDFObject?, _ document: PDFDocument, _ resources: [String: PDFObject], depth: Int = 0) {
        let object = document.resolved(object)
        guard depth < 8 else { return nil }
        if let name = object.name {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern
            default:
                guard let defined = document.resolved(resources["ColorSpace"]).dictionary?[name] else { return nil }
                self.init(defined, document, resources, depth: depth + 1)
            }
            return
        }
        guard let array = object.array, let name = array.first.flatMap({ document.resolved($0).name }) else { return nil }
        switch name {
        case "ICCBased":
            let profile = array.count > 1 ? document.resolved(array[1]).dictionary : nil
            switch document.resolved(profile?["N"]).number {
            case 1: self = .gray
            case 4: self = .cmyk
            default: self = .rgb
            }
        case "Separation", "DeviceN":
            guard array.count > 3, let base = PDFColorSpace(array[2], document, resources, depth: depth + 1),
                let function = PDFFunction(array[3], document)
            else { return nil }
            self = .tint(function, base)
        case "DeviceGray", "CalGray": self = .gray
        case "DeviceRGB", "CalRGB": self = .rgb
        case "DeviceCMYK": self = .cmyk
        case "Pattern": self = .pattern
        default: return nil
        }
    }

    /// Returns the sRGB color of components in this space. Missing components are 0.
    func color(_ components: [Double]) -> CGColor {
        func component(_ index: Int) -> CGFloat { components.indices.contains(index) ? CGFloat(min(max(components[index], 0), 1)) : 0 }
        switch self {
        case .gray: return CGColor(gray: component(0), alpha: 1)
        case .rgb: return CGColor(red: component(0), green: component(1), blue: component(2), alpha: 1)
        case .cmyk:
            let light = 1 - component(3)
            return CGColor(red: (1 - component(0)) * light, green: (1 - component(1)) * light, blue: (1 - component(2)) * light, alpha: 1)
        case .tint(let function, let base): return base.color(function.values(at: components.first ?? 0))
        case .pattern: return .black
        }
    }
}
