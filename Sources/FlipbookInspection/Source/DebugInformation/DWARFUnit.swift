/// A unit of debug information: the code that the compiler has compiled together, usually of one source file or one module.
nonisolated struct DWARFUnit {
    let sections: DWARFSections
    let sizes: DWARFForm.Sizes
    /// The position of the header of the unit, and of the byte after the unit.
    let (start, end): (Int, Int)
    /// The position of the first entry.
    let firstEntry: Int
    private let abbreviationsOffset: Int
    /// The entry that contains all others, or nil if its kind is not known.
    private(set) var root: DWARFEntry?

    /// Reads the header and the first entry of a unit. Returns nil at the end of the units, and if the unit has an unknown format.
    init?(_ sections: DWARFSections, at start: Int) {
        var reader = ByteReader(sections.entries, at: start)
        guard !reader.isAtEnd else { return nil }
        let (length, offsetSize) = Self.readLength(&reader)
        guard reader.isValid, length <= UInt64(sections.entries.count - reader.position) else { return nil }
        (self.sections, self.start, end) = (sections, start, reader.position + Int(length))
        let version = Int(reader.unsigned(byteCount: 2))
        guard (2...5).contains(version) else { return nil }
        if version == 5 {
            let type = reader.byte()
            let addressSize = Int(reader.byte())
            sizes = .init(version: version, offset: offsetSize, address: addressSize)
            abbreviationsOffset = Int(clamping: reader.unsigned(byteCount: offsetSize))
            // Units of the types 4 and 5 have an identifier of another file. Units of types have no code.
            if type == 4 || type == 5 { reader.skip(8) }
            firstEntry = type == 2 || type == 6 ? end : reader.position
        } else {
            abbreviationsOffset = Int(clamping: reader.unsigned(byteCount: offsetSize))
            sizes = .init(version: version, offset: offsetSize, address: Int(reader.byte()))
            firstEntry = reader.position
        }
        guard reader.isValid, sizes.address <= 8 else { return nil }
        root = firstEntry < end ? readRoot() : nil
    }

    /// Reads the length of a unit, and the number of bytes of its offsets.
    static func readLength(_ reader: inout ByteReader) -> (length: UInt64, offsetSize: Int) {
        let length = reader.unsigned(byteCount: 4)
        return length == 0xFFFF_FFFF ? (reader.unsigned(byteCount: 8), 8) : (length, 4)
    }

    private func readRoot() -> DWARFEntry? {
        var reader = ByteReader(sections.entries, at: firstEntry)
        let number = reader.unsignedLEB128()
        let known = DWARFAbbreviations(sections.abbreviations, at: abbreviationsOffset, sizes, upTo: number)
        return known?[number].map { DWARFEntry($0, &reader, sizes) }
    }

    /// Returns the kinds of entries, or nil if one of them is not known.
    func abbreviations() -> DWARFAbbreviations? { DWARFAbbreviations(sections.abbreviations, at: abbreviationsOffset, sizes) }

    // MARK: - Values

    /// Returns a text.
    func text(_ value: DWARFValue?) -> String? {
        guard let value else { return nil }
        switch value.form {
        case .string: return DWARFSections.text(sections.entries, at: value.number)
        case .stringOffset: return DWARFSections.text(sections.strings, at: value.number)
        case .lineStringOffset: return DWARFSections.text(sections.lineStrings, at: value.number)
        case .stringIndex, .stringIndex1, .stringIndex2, .stringIndex3, .stringIndex4:
            let base = root?.stringOffsetsBase?.number ?? 0
            let offset = DWARFSections.number(sections.stringOffsets, at: value.number, base: base, size: sizes.offset)
            return DWARFSections.text(sections.strings, at: offset)
        default: return nil
        }
    }

    /// Returns the position of the entry to which a value refers, or nil if it is in another file.
    func position(_ reference: DWARFValue?) -> Int? {
        guard let reference else { return nil }
        switch reference.form {
        case .reference1, .reference2, .reference4, .reference8, .referenceUnsigned: return start &+ Int(clamping: reference.number)
        case .referenceInSection: return Int(clamping: reference.number)
        default: return nil
        }
    }

    private func address(_ value: DWARFValue?) -> UInt64? {
        guard let value else { return nil }
        switch value.form {
        case .address: return value.number
        case .addressIndex, .addressIndex1, .addressIndex2, .addressIndex3, .addressIndex4: return address(at: value.number)
        default: return nil
        }
    }

    private func address(at index: UInt64) -> UInt64 {
        DWARFSections.number(sections.addresses, at: index, base: root?.addressesBase?.number ?? 0, size: sizes.address)
    }

    // MARK: - Address ranges

    /// Returns the addresses of the code of an entry.
    func addressRanges(of entry: DWARFEntry) -> [Range<UInt64>] {
        if let ranges = entry.ranges { return sizes.version < 5 ? readRanges(at: ranges.number) : readRangeList(ranges) }
        guard let low = address(entry.lowAddress), let value = entry.highAddress else { return [] }
        // A number is the size of the code.
        let high = address(value) ?? low &+ value.number
        return low < high ? [low..<high] : []
    }

    /// Reads a list of pairs of addresses, in versions before 5. They are relative to a base, at first the start of the unit.
    private func readRanges(at offset: UInt64) -> [Range<UInt64>] {
        var reader = ByteReader(sections.ranges, at: Int(clamping: offset))
        var base = address(root?.lowAddress) ?? 0
        var ranges: [Range<UInt64>] = []
        while reader.isValid {
            let (low, high) = (reader.unsigned(byteCount: sizes.address), reader.unsigned(byteCount: sizes.address))
            if low == 0, high == 0 { break }
            // The largest address is the mark of a new base.
            if low == UInt64.max >> UInt64(64 - sizes.address * 8) {
                base = high
            } else if low < high {
                ranges.append((base &+ low)..<max(base &+ low, base &+ high))
            }
        }
        return ranges
    }

    /// Reads a list of ranges in version 5. Each range begins with a byte for its format.
    private func readRangeList(_ value: DWARFValue) -> [Range<UInt64>] {
        var offset = value.number
        if value.form == .rangeListIndex {
            let base = root?.rangeListsBase?.number ?? 0
            offset = base &+ DWARFSections.number(sections.rangeLists, at: offset, base: base, size: sizes.offset)
        }
        var reader = ByteReader(sections.rangeLists, at: Int(clamping: offset))
        var base = address(root?.lowAddress) ?? 0
        var ranges: [Range<UInt64>] = []
        while reader.isValid {
            let (low, high): (UInt64, UInt64)
            switch reader.byte() {
            case 1:
                base = address(at: reader.unsignedLEB128())
                continue
            case 2: (low, high) = (address(at: reader.unsignedLEB128()), address(at: reader.unsignedLEB128()))
            case 3:
                low = address(at: reader.unsignedLEB128())
                high = low &+ reader.unsignedLEB128()
            case 4: (low, high) = (base &+ reader.unsignedLEB128(), base &+ reader.unsignedLEB128())
            case 5:
                base = reader.unsigned(byteCount: sizes.address)
                continue
            case 6: (low, high) = (reader.unsigned(byteCount: sizes.address), reader.unsigned(byteCount: sizes.address))
            case 7:
                low = reader.unsigned(byteCount: sizes.address)
                high = low &+ reader.unsignedLEB128()
            default: return ranges
            }
            if low < high { ranges.append(low..<high) }
        }
        return ranges
    }
}
