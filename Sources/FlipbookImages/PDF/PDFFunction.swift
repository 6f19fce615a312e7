import Foundation

/// A function of one variable in a PDF file.
indirect enum PDFFunction {
    case exponential(from: [Double], to: [Double], exponent: Double)
    case sampled(samples: [[Double]])
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    /// Several functions, each of which computes one component.
    case combined([PDFFunction])

    /// Reads a function. Returns nil if it is of another kind, such as a program.
    init?(_ object: PDFObject, _ document: PDFDocument, depth: Int = 0) {
        let object = document.resolved(object)
        guard depth < 8 else { return nil }
        if let functions = object.array {
            let parts = functions.prefix(8).compactMap { PDFFunction($0, document, depth: depth + 1) }
            guard !parts.isEmpty, parts.count == functions.count else { return nil }
            self = .combined(parts)
            return
        }
        guard let dictionary = object.dictionary else { return nil }
        func numbers(_ key: String) -> [Double] {
            (document.resolved(dictionary[key]).array ?? []).compactMap { document.resolved($0).number }
        }
        switch document.resolved(dictionary["FunctionType"]).number {
        case 0:
            guard let samples = Self.samples(object, document, numbers("Size"), numbers("Range"), numbers("Decode")) else { return nil }
            self = .sampled(samples: samples)
        case 2:
            let (from, to) = (numbers("C0"), numbers("C1"))
            self = .exponential(
                from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to, exponent: document.resolved(dictionary["N"]).number ?? 1)
        case 3:
            let parts = (document.resolved(dictionary["Functions"]).array ?? []).prefix(256)
                .compactMap { PDFFunction($0, document, depth: depth + 1) }
            let (bounds, encode) = (numbers("Bounds"), numbers("Encode"))
            guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count == parts.count * 2 else { return nil }
            self = .stitched(parts, bounds: bounds, encode: encode)
        default: return nil
        }
    }

    /// Returns the samples of a function. Nil if it has several variables, or if its samples do not have 8 or 16 bits.
    private static func samples(
        _ object: PDFObject, _ document: PDFDocument, _ size: [Double], _ range: [Double], _ decode: [Double]
    ) -> [[Double]]? {
        guard size.count == 1, let dictionary = object.dictionary, let data = document.data(of: object), range.count >= 2 else {
            return nil
        }
        let bits = Int(min(max(document.resolved(dictionary["BitsPerSample"]).number ?? 8, 0), 32))
        let (count, outputs, width) = (Int(min(max(size[0], 1), 65536)), range.count / 2, bits / 8)
        guard bits == 8 || bits == 16, data.count >= count * outputs * width else { return nil }
        let decode = decode.count == range.count ? decode : range
        return (0..<count).map { sample in
            (0..<outputs).map { output in
                let position = (sample * outputs + output) * width
                let value = width == 1 ? Double(data[position]) / 255 : Double(Int(data[position]) << 8 | Int(data[position + 1])) / 65535
                return decode[2 * output] + value * (decode[2 * output + 1] - decode[2 * output])
            }
        }
    }

    /// The bounds between the parts of a stitched function, at which its value may jump.
    var partBounds: [Double] {
        switch self {
        case .stitched(_, let bounds, _): bounds
        case .combined(let parts): parts.flatMap(\.partBounds)
        default: []
        }
    }

    /// The largest number of samples of the function, or 0 for an exponential or stitched function.
    var sampleCount: Int {
        switch self {
        case .sampled(let samples): samples.count
        case .combined(let parts): parts.map(\.sampleCount).max() ?? 0
        case .exponential, .stitched: 0
        }
    }

    /// Returns the values at `x`, which is first limited to `domain`.
    func values(at x: Double, domain: ClosedRange<Double> = 0...1) -> [Double] {
        let x = min(max(x, domain.lowerBound), domain.upperBound)
        switch self {
        case .exponential(let from, let to, let exponent):
            let factor = exponent == 1 ? x : pow(max(x, 0), exponent)
            return zip(from, to).map { $0 + (factor.isFinite ? factor : 0) * ($1 - $0) }
        case .sampled(let samples):
            let position =
                (domain.upperBound > domain.lowerBound ? (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound) : 0)
                * Double(samples.count - 1)
            let index = min(Int(position), max(samples.count - 2, 0))
            let next = samples[min(index + 1, samples.count - 1)]
            return zip(samples[index], next).map { $0 + (position - Double(index)) * ($1 - $0) }
        case .stitched(let parts, let bounds, let encode):
            let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
            let low = index > 0 ? bounds[index - 1] : domain.lowerBound
            let high = index < bounds.count ? bounds[index] : domain.upperBound
            let fraction = high > low ? (x - low) / (high - low) : 0
            return parts[index].values(at: encode[2 * index] + fraction * (encode[2 * index + 1] - encode[2 * index]))
        case .combined(let parts): return parts.map { $0.values(at: x, domain: domain).first ?? 0 }
        }
    }
}
