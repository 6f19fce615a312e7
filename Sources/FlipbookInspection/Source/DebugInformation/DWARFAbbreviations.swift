/// The kinds of entries of a unit of debug information: their tags, and the names and forms of their attributes.
nonisolated struct DWARFAbbreviations {
    struct Abbreviation {
        struct Attribute {
            var name: UInt64
            var form: DWARFForm
            /// The value of an attribute that is the same in all entries of this kind.
            var implicit: UInt64
        }

        var tag: UInt64
        var hasChildren: Bool
        var attributes: [Attribute]
        /// The number of bytes of an entry, or nil if entries differ in size.
        var byteCount: Int?

        /// Moves to the end of an entry.
        func skip(_ reader: inout ByteReader, _ sizes: DWARFForm.Sizes) {
            if let byteCount { return reader.skip(byteCount) }
            for attribute in attributes { _ = attribute.form.read(&reader, sizes, implicit: attribute.implicit) }
        }
    }

    private var abbreviations: [UInt64: Abbreviation] = [:]

    subscript(number: UInt64) -> Abbreviation? { abbreviations[number] }

    /// Reads the kinds of entries of a unit. Returns nil if there is an unknown form, because entries with it cannot be skipped.
    ///
    /// - Parameter last: The number of the last kind that is needed, or nil for all kinds.
    init?(_ section: UnsafeRawBufferPointer, at offset: Int, _ sizes: DWARFForm.Sizes, upTo last: UInt64? = nil) {
        var reader = ByteReader(section, at: offset)
        while reader.isValid {
            let number = reader.unsignedLEB128()
            guard number != 0 else { return }
            guard let abbreviation = Self.readAbbreviation(&reader, sizes) else { return nil }
            abbreviations[number] = abbreviation
            if number == last { return }
        }
        return nil
    }

    private static func readAbbreviation(_ reader: inout ByteReader, _ sizes: DWARFForm.Sizes) -> Abbreviation? {
        var result = Abbreviation(tag: reader.unsignedLEB128(), hasChildren: reader.byte() != 0, attributes: [], byteCount: 0)
        while reader.isValid {
            let (name, number) = (reader.unsignedLEB128(), reader.unsignedLEB128())
            if name == 0, number == 0 { return result }
            guard let form = DWARFForm(rawValue: number) else { return nil }
            let implicit = form == .implicit ? UInt64(bitPattern: reader.signedLEB128()) : 0
            result.attributes.append(.init(name: name, form: form, implicit: implicit))
            result.byteCount = form.byteCount(sizes).flatMap { size in result.byteCount.map { $0 + size } }
        }
        return nil
    }
}
