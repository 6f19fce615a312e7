/// The formats of attributes in debug information, with their numbers in the standard DWARF, and those of extensions by GNU.
nonisolated enum DWARFForm: UInt64 {
    case address = 0x01, block2 = 0x03, block4, data2, data4, data8, string, block, block1, data1, flag, signed, stringOffset, unsigned
    case referenceInSection = 0x10, reference1, reference2, reference4, reference8, referenceUnsigned, indirect, sectionOffset
    case expression = 0x18, present, stringIndex, addressIndex, supplementaryReference4, supplementaryString, data16, lineStringOffset
    case signature = 0x20, implicit, locationListIndex, rangeListIndex, supplementaryReference8
    case stringIndex1 = 0x25, stringIndex2, stringIndex3, stringIndex4, addressIndex1, addressIndex2, addressIndex3, addressIndex4
    case addressIndexGNU = 0x1F01, stringIndexGNU, referenceAlternate = 0x1F20, stringAlternate

    /// The sizes of numbers in a unit of debug information.
    struct Sizes: Hashable {
        var version: Int
        /// The number of bytes of an offset in a section.
        var offset: Int
        /// The number of bytes of an address.
        var address: Int
    }

    /// The number of bytes of a value, or nil if it depends on the value.
    func byteCount(_ sizes: Sizes) -> Int? {
        switch self {
        case .present, .implicit: 0
        case .data1, .flag, .reference1, .stringIndex1, .addressIndex1: 1
        case .data2, .reference2, .stringIndex2, .addressIndex2: 2
        case .stringIndex3, .addressIndex3: 3
        case .data4, .reference4, .supplementaryReference4, .stringIndex4, .addressIndex4: 4
        case .data8, .reference8, .signature, .supplementaryReference8: 8
        case .data16: 16
        case .address: sizes.address
        case .stringOffset, .sectionOffset, .supplementaryString, .lineStringOffset, .referenceAlternate, .stringAlternate: sizes.offset
        case .referenceInSection: sizes.version <= 2 ? sizes.address : sizes.offset
        default: nil
        }
    }

    /// Reads a value as a number: a number itself, an index, or an offset. A text in place is its position. The content of a block is
    /// skipped.
    func read(_ reader: inout ByteReader, _ sizes: Sizes, implicit: UInt64 = 0) -> DWARFValue {
        if self == .data16 {
            reader.skip(16)
        } else if let count = byteCount(sizes) {
            let number = self == .implicit ? implicit : self == .present ? 1 : reader.unsigned(byteCount: count)
            return DWARFValue(form: self, number: number)
        }
        var number: UInt64 = 0
        switch self {
        case .signed: number = UInt64(bitPattern: reader.signedLEB128())
        case .string:
            number = UInt64(reader.position)
            reader.skipText()
        case .block1: reader.skip(reader.unsigned(byteCount: 1))
        case .block2: reader.skip(reader.unsigned(byteCount: 2))
        case .block4: reader.skip(reader.unsigned(byteCount: 4))
        case .block, .expression: reader.skip(reader.unsignedLEB128())
        case .indirect:
            // An indirect form of an indirect form would not end for damaged data.
            if let form = DWARFForm(rawValue: reader.unsignedLEB128()), form != .indirect { return form.read(&reader, sizes) }
        case .data16: break
        default: number = reader.unsignedLEB128()
        }
        return DWARFValue(form: self, number: number)
    }
}

/// The value of an attribute in debug information.
nonisolated struct DWARFValue {
    var form: DWARFForm
    var number: UInt64
}
