/// The decoding of the streams of a PDF file.
enum PDFFilter {
    /// Returns decoded bytes, or nil for an unsupported filter.
    static func decode(_ data: [UInt8], _ filter: String, _ parameters: [String: PDFObject]) -> [UInt8]? {
        switch filter {
        case "FlateDecode", "Fl":
            predicted(Inflate.decompress(data, maximumCount: PDFDocument.maximumByteCount), parameters)
        case "ASCIIHexDecode", "AHx": hexadecimal(data)
        case "ASCII85Decode", "A85": base85(data)
        case "RunLengthDecode", "RL": runLength(data)
        default: nil
        }
    }

    private static func hexadecimal(_ data: [UInt8]) -> [UInt8] {
        let digits = data.prefix { $0 != UInt8(ascii: ">") }.compactMap { Int(String(UnicodeScalar($0)), radix: 16) }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)) }
    }

    private static func base85(_ data: [UInt8]) -> [UInt8] {
        var (output, group): ([UInt8], [UInt64]) = ([], [])
        func bytes(_ group: [UInt64], _ count: Int) -> [UInt8] {
            let value = group.reduce(0) { $0 * 85 + $1 }
            return (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * $0)) }
        }
        for byte in data {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty { output += [0, 0, 0, 0] }
            guard (33...117).contains(byte) else { continue }
            group.append(UInt64(byte - 33))
            if group.count == 5 {
                output += bytes(group, 4)
                group = []
            }
        }
        if group.count > 1 { output += bytes(group + [UInt64](repeating: 84, count: 5 - group.count), group.count - 1) }
        return output
    }

    private static func runLength(_ data: [UInt8]) -> [UInt8] {
        var (output, index): ([UInt8], Int) = ([], 0)
        while index < data.count, data[index] != 128, output.count < PDFDocument.maximumByteCount {
            let length = Int(data[index])
            if length < 128 {
                output += data[(index + 1)..<min(index + 2 + length, data.count)]
                index += length + 2
            } else {
                guard index + 1 < data.count else { break }
                output += [UInt8](repeating: data[index + 1], count: 257 - length)
                index += 2
            }
        }
        return output
    }

    // MARK: - Predictors

    private static func predicted(_ data: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
        func parameter(_ key: String, _ standard: Int, _ range: ClosedRange<Int>) -> Int {
            let value = parameters[key]?.number ?? Double(standard)
            return min(max(Int(value), range.lowerBound), range.upperBound)
        }
        let predictor = parameter("Predictor", 1, 0...100)
        guard predictor > 1 else { return data }
        let (colors, bits) = (parameter("Colors", 1, 1...32), parameter("BitsPerComponent", 8, 1...16))
        let bytesPerRow = (parameter("Columns", 1, 1...100_000) * colors * bits + 7) / 8
        let bytesPerPixel = max(colors * bits / 8, 1)
        return predictor == 2 ? sums(data, bytesPerRow, bytesPerPixel) : rows(data, bytesPerRow, bytesPerPixel)
    }

    /// Returns the data without the predictor of TIFF files with 8 bits: each byte is the difference from the previous pixel.
    private static func sums(_ data: [UInt8], _ bytesPerRow: Int, _ bytesPerPixel: Int) -> [UInt8] {
        var output = data
        for index in output.indices where index % bytesPerRow >= bytesPerPixel {
            output[index] = output[index] &+ output[index - bytesPerPixel]
        }
        return output
    }

    /// Returns the data without the predictors of PNG files: each row begins with the number of its predictor.
    private static func rows(_ data: [UInt8], _ bytesPerRow: Int, _ bytesPerPixel: Int) -> [UInt8] {
        var (output, previous): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: bytesPerRow))
        for start in stride(from: 0, to: data.count, by: bytesPerRow + 1) {
            var row = Array(data[(start + 1)..<min(start + 1 + bytesPerRow, data.count)])
            for index in row.indices {
                let left = index >= bytesPerPixel ? row[index - bytesPerPixel] : 0
                let corner = index >= bytesPerPixel ? previous[index - bytesPerPixel] : 0
                row[index] = row[index] &+ prediction(data[start], left, previous[index], corner)
            }
            output += row
            previous = row + [UInt8](repeating: 0, count: bytesPerRow - row.count)
        }
        return output
    }

    private static func prediction(_ kind: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        switch kind {
        case 1: return left
        case 2: return up
        case 3: return UInt8((Int(left) + Int(up)) / 2)
        case 4:
            let (a, b, c) = (Int(left), Int(up), Int(corner))
            let (da, db, dc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            return da <= db && da <= dc ? left : db <= dc ? up : corner
        default: return 0
        }
    }
}
