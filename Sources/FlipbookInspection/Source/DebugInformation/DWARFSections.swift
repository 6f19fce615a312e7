/// The sections of a file with debug information in the format DWARF, versions 2 to 5.
nonisolated struct DWARFSections {
    let entries: UnsafeRawBufferPointer
    let abbreviations: UnsafeRawBufferPointer
    let lines: UnsafeRawBufferPointer
    let strings: UnsafeRawBufferPointer
    let lineStrings: UnsafeRawBufferPointer
    let stringOffsets: UnsafeRawBufferPointer
    let addresses: UnsafeRawBufferPointer
    let ranges: UnsafeRawBufferPointer
    let rangeLists: UnsafeRawBufferPointer

    /// Finds the sections of a file. Returns nil if one of them cannot be decompressed. The file must exist as long as the sections.
    init?(_ file: ELFFile) {
        guard let entries = file.section(".debug_info"), let abbreviations = file.section(".debug_abbrev"),
            let lines = file.section(".debug_line"), let strings = file.section(".debug_str"),
            let lineStrings = file.section(".debug_line_str"), let stringOffsets = file.section(".debug_str_offsets"),
            let addresses = file.section(".debug_addr"), let ranges = file.section(".debug_ranges"),
            let rangeLists = file.section(".debug_rnglists")
        else { return nil }
        (self.entries, self.abbreviations, self.lines, self.strings) = (entries, abbreviations, lines, strings)
        (self.lineStrings, self.stringOffsets, self.addresses) = (lineStrings, stringOffsets, addresses)
        (self.ranges, self.rangeLists) = (ranges, rangeLists)
    }

    /// Returns the number at an index of a table of numbers of equal size.
    static func number(_ section: UnsafeRawBufferPointer, at index: UInt64, base: UInt64, size: Int) -> UInt64 {
        var reader = ByteReader(section, at: Int(clamping: base &+ index &* UInt64(size)))
        return reader.unsigned(byteCount: size)
    }

    /// Returns the text at an offset in a section.
    static func text(_ section: UnsafeRawBufferPointer, at offset: UInt64) -> String {
        var reader = ByteReader(section, at: Int(clamping: offset))
        return reader.text()
    }
}
