/// Decompression of data in the zlib format, which PDF files use.
///
/// The system library is not used, so that the package needs no further library. The data of vector images is small.
struct Inflate {
    private let input: [UInt8]
    private var position = 0
    /// Bits that were read and not used. The next bit is the lowest bit.
    private var bits: UInt32 = 0
    private var bitCount = 0
    private(set) var output: [UInt8] = []
    private let maximumCount: Int

    private struct Corrupt: Error {}

    /// Returns the decompressed data. If the data is damaged, returns the part before the damage. At most `maximumCount` bytes are
    /// returned.
    static func decompress(_ input: [UInt8], maximumCount: Int) -> [UInt8] {
        var inflate = Inflate(input: input, maximumCount: maximumCount)
        // A zlib header has two bytes; the lower four bits of the first byte are 8.
        if input.count > 2, input[0] & 15 == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0 { inflate.position = 2 }
        try? inflate.readBlocks()
        return inflate.output
    }

    private init(input: [UInt8], maximumCount: Int) { (self.input, self.maximumCount) = (input, maximumCount) }

    private mutating func readBlocks() throws {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try readStored()
            case 1: try readCompressed(Self.fixedLiterals, Self.fixedDistances)
            case 2:
                let (literals, distances) = try readTables()
                try readCompressed(literals, distances)
            default: throw Corrupt()
            }
        }
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Corrupt() }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        defer {
            bits >>= UInt32(count)
            bitCount -= count
        }
        return Int(bits & ((1 << UInt32(count)) - 1))
    }

    private mutating func append(_ byte: UInt8) throws {
        guard output.count < maximumCount else { throw Corrupt() }
        output.append(byte)
    }

    private mutating func readStored() throws {
        // The bits that remain in the current byte are padding.
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { throw Corrupt() }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        for _ in 0..<count {
            guard position < input.count else { throw Corrupt() }
            try append(input[position])
            position += 1
        }
    }

    // MARK: - Huffman codes

    /// A canonical Huffman code: the number of codes of each length, and the symbols in the order of their codes.
    private struct Table {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: [Int]) {
            for length in lengths where length > 0 { counts[length] += 1 }
            symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
        }
    }

    private static let fixedLiterals = Table(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Table(lengths: [Int](repeating: 5, count: 30))

    private mutating func symbol(_ table: Table) throws -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code |= try take(1)
            let count = table.counts[length]
            if code - first < count {
                guard table.symbols.indices.contains(index + code - first) else { throw Corrupt() }
                return table.symbols[index + code - first]
            }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw Corrupt()
    }

    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readTables() throws -> (Table, Table) {
        let (literalCount, distanceCount, lengthCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var codeLengths = [Int](repeating: 0, count: 19)
        for index in 0..<lengthCount { codeLengths[Self.lengthOrder[index]] = try take(3) }
        let table = Table(lengths: codeLengths)
        var lengths: [Int] = []
        while lengths.count < literalCount + distanceCount {
            switch try symbol(table) {
            case 16:
                guard let last = lengths.last else { throw Corrupt() }
                lengths += [Int](repeating: last, count: try take(2) + 3)
            case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
            case 18: lengths += [Int](repeating: 0, count: try take(7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == literalCount + distanceCount else { throw Corrupt() }
        return (Table(lengths: Array(lengths[..<literalCount])), Table(lengths: Array(lengths[literalCount...])))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthExtraBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385, 24577,
    ]

    private mutating func readCompressed(_ literals: Table, _ distances: Table) throws {
        while true {
            let literal = try symbol(literals)
            if literal < 256 {
                try append(UInt8(literal))
                continue
            }
            if literal == 256 { return }
            guard literal - 257 < Self.lengthBases.count else { throw Corrupt() }
            let length = Self.lengthBases[literal - 257] + (try take(Self.lengthExtraBits[literal - 257]))
            let distanceSymbol = try symbol(distances)
            guard distanceSymbol < Self.distanceBases.count else { throw Corrupt() }
            let distance = Self.distanceBases[distanceSymbol] + (try take(max(distanceSymbol / 2 - 1, 0)))
            guard distance <= output.count else { throw Corrupt() }
            for _ in 0..<length { try append(output[output.count - distance]) }
        }
    }
}
