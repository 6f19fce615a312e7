/// An entry of the debug information, such as a function, with the attributes that lead to lines of the source text.
nonisolated struct DWARFEntry {
    /// The kinds of entries that are read.
    enum Tag { static let inlinedCall: UInt64 = 0x1D, function: UInt64 = 0x2E }

    let tag: UInt64
    let hasChildren: Bool
    private(set) var name: DWARFValue?
    private(set) var linkageName: DWARFValue?
    private(set) var lineTable: DWARFValue?
    private(set) var lowAddress: DWARFValue?
    private(set) var highAddress: DWARFValue?
    private(set) var folder: DWARFValue?
    private(set) var origin: DWARFValue?
    private(set) var specification: DWARFValue?
    private(set) var ranges: DWARFValue?
    private(set) var callFile: DWARFValue?
    private(set) var callLine: DWARFValue?
    private(set) var stringOffsetsBase: DWARFValue?
    private(set) var addressesBase: DWARFValue?
    private(set) var rangeListsBase: DWARFValue?

    /// Reads an entry after its number.
    init(_ abbreviation: DWARFAbbreviations.Abbreviation, _ reader: inout ByteReader, _ sizes: DWARFForm.Sizes) {
        (tag, hasChildren) = (abbreviation.tag, abbreviation.hasChildren)
        for attribute in abbreviation.attributes {
            let value = attribute.form.read(&reader, sizes, implicit: attribute.implicit)
            switch attribute.name {
            case 0x03: name = value
            case 0x10: lineTable = value
            case 0x11: lowAddress = value
            case 0x12: highAddress = value
            case 0x1B: folder = value
            case 0x31: origin = value
            case 0x47: specification = value
            case 0x55: ranges = value
            case 0x58: callFile = value
            case 0x59: callLine = value
            case 0x6E, 0x2007: linkageName = value
            case 0x72: stringOffsetsBase = value
            case 0x73: addressesBase = value
            case 0x74: rangeListsBase = value
            default: break
            }
        }
    }
}
