import Foundation

/// A parser of property lists in Apple's binary format, version 00.
///
/// The file ends with a trailer, which contains the position of a table of offsets and the sizes of its values. Containers refer to objects
/// by their index in this table.
struct BinaryPropertyListParser {
    private let bytes: [UInt8]
    private let (offsetSize, referenceSize, objectCount, tableOffset): (Int, Int, Int, Int)
    private var remainingObjects = 1_000_000

    /// Returns the value of a file.
    static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        guard bytes.count >= 40 else { throw PropertyListError(line: nil, message: "the binary property list is truncated") }
        var parser = BinaryPropertyListParser(bytes)
        let root = try parser.number(at: bytes.count - 16, size: 8)
        return try parser.object(root, depth: 0)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let trailer = bytes.count - 32
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        func value(_ offset: Int) -> Int { bytes[(trailer + offset)..<(trailer + offset + 8)].reduce(0) { $0 << 8 | Int($1) } }
        (objectCount, tableOffset) = (value(8), value(24))
    }

    private func damaged(_ message: String) -> PropertyListError { PropertyListError(line: nil, message: message) }

    /// Returns the unsigned number at an offset. It has 1 to 8 bytes, the most significant byte first.
    private func number(at offset: Int, size: Int) throws(PropertyListError) -> Int {
        guard offset >= 0, (1...8).contains(size), offset <= bytes.count - size else {
            throw damaged("the binary property list refers to an offset outside of the file")
        }
        return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }

    private func slice(at offset: Int, count: Int, width: Int = 1) throws(PropertyListError) -> ArraySlice<UInt8> {
        guard count >= 0, offset >= 0, offset <= bytes.count, count <= (bytes.count - offset) / width else {
            throw damaged("the binary property list refers to an offset outside of the file")
        }
        return bytes[offset..<(offset + count * width)]
    }

    private mutating func object(_ index: Int, depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth <= PropertyList.depthLimit else {
            throw damaged("the binary property list has more than \(depth - 1) nested containers")
        }
        remainingObjects -= 1
        guard remainingObjects > 0 else { throw damaged("the binary property list has more than a million values") }
        guard index >= 0, index < objectCount, offsetSize > 0, index <= bytes.count, tableOffset >= 0, tableOffset <= bytes.count else {
            throw damaged("the binary property list refers to an object that is not there")
        }
        let offset = try number(at: tableOffset + index * offsetSize, size: offsetSize)
        let marker = try number(at: offset, size: 1)
        let (kind, info) = (marker >> 4, marker & 15)
        switch kind {
        case 0 where info == 8 || info == 9: return .bool(info == 9)
        case 1: return .integer(try integer(at: offset + 1, size: 1 << min(info, 5)))
        case 2: return .real(try real(at: offset + 1, size: 1 << min(info, 5)))
        case 3: return .date(Date(timeIntervalSinceReferenceDate: try real(at: offset + 1, size: 8)))
        case 8: return .integer(try number(at: offset + 1, size: info + 1))
        default:
            let (count, start) = try count(info, at: offset + 1)
            return try container(kind, count: count, at: start, depth: depth)
        }
    }

    /// Returns the number of elements, and the offset of the first element. A number below 15 is in the marker byte, any other number is in
    /// an integer after the marker.
    private func count(_ info: Int, at offset: Int) throws(PropertyListError) -> (count: Int, start: Int) {
        guard info == 15 else { return (info, offset) }
        let size = 1 << min(try number(at: offset, size: 1) & 15, 4)
        return (try number(at: offset + 1, size: size), offset + 1 + size)
    }

    private mutating func container(_ kind: Int, count: Int, at start: Int, depth: Int) throws(PropertyListError) -> PropertyList {
        switch kind {
        case 4: return .data(Data(try slice(at: start, count: count)))
        case 5, 7: return .string(String(decoding: try slice(at: start, count: count), as: UTF8.self))
        case 6:
            let units = Array(try slice(at: start, count: count, width: 2))
            let pairs = stride(from: 0, to: units.count, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }
            return .string(String(decoding: pairs, as: UTF16.self))
        case 10, 12:
            var result: [PropertyList] = []
            for index in try references(at: start, count: count) { result.append(try object(index, depth: depth + 1)) }
            return .array(result)
        case 13:
            var result = PropertyListDictionary()
            let all = try references(at: start, count: count, perElement: 2)
            for (key, value) in zip(all.prefix(count), all.dropFirst(count)) {
                guard case .string(let name) = try object(key, depth: depth + 1) else { throw damaged("a key is not a string") }
                result.set(try object(value, depth: depth + 1), forKey: name)
            }
            return .dictionary(result)
        default: throw damaged("the binary property list has an object of an unknown kind")
        }
    }

    private func references(at start: Int, count: Int, perElement: Int = 1) throws(PropertyListError) -> [Int] {
        guard (1...8).contains(referenceSize) else { throw damaged("the binary property list has references of a wrong size") }
        let part = try slice(at: start, count: count, width: referenceSize * perElement)
        return stride(from: part.startIndex, to: part.endIndex, by: referenceSize).map { index in
            bytes[index..<(index + referenceSize)].reduce(0) { $0 << 8 | Int($1) }
        }
    }

    /// Returns an integer of 1, 2 or 4 bytes (unsigned), 8 bytes (signed), or 16 bytes (only the last 8 are read).
    private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int {
        try number(at: size == 16 ? offset + 8 : offset, size: min(size, 8))
    }

    private func real(at offset: Int, size: Int) throws(PropertyListError) -> Double {
        let bits = try number(at: offset, size: size)
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: return Double(bitPattern: UInt64(bitPattern: Int64(bits)))
        default: throw damaged("the binary property list has a real number of a wrong size")
        }
    }
}
