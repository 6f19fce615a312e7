/// Reads the source lines of addresses from the debug information of a program or library.
nonisolated struct DWARFReader {
    /// A function at an address, with a line of its source text.
    struct Location {
        var path: String
        var line: Int
        /// The mangled name of the function.
        var function: String
    }

    /// A call that the compiler has replaced by the code of the called function.
    private struct InlinedCall {
        var function: String
        var path: String
        var line: Int
    }

    private let sections: DWARFSections
    private let file: ELFFile

    /// Opens the debug information of a file. Returns nil if it cannot be decompressed.
    init?(_ file: ELFFile) {
        guard let sections = DWARFSections(file) else { return nil }
        (self.file, self.sections) = (file, sections)
    }

    /// The units, which are read one after the other. A large program has thousands.
    private var units: some Sequence<DWARFUnit> {
        sequence(state: 0) { [sections] position in
            guard let unit = DWARFUnit(sections, at: position) else { return nil }
            position = unit.end
            return unit
        }
    }

    /// Returns the functions and lines of addresses. An address in inlined calls has several, the innermost first. Addresses without debug
    /// information are missing.
    ///
    /// - Parameter addresses: Addresses in the file, ascending.
    func locations(of addresses: [UInt64]) -> [UInt64: [Location]] {
        let names = file.functionNames(at: addresses)
        var locations: [UInt64: [Location]] = [:]
        for unit in units {
            guard let root = unit.root else { continue }
            let ranges = unit.addressRanges(of: root)
            let own = addresses.filter { address in ranges.contains { $0.contains(address) } }
            guard !own.isEmpty, let lines = DWARFLineTable(unit) else { continue }
            let calls = inlinedCalls(at: own, in: unit, lines)
            for (address, line) in lines.lines(of: own) where locations[address] == nil {
                guard let name = names[address] else { continue }
                var (line, result): ((path: String, line: Int), [Location]) = (line, [])
                // A line belongs to the innermost function. The line of the call belongs to the function around it.
                for call in (calls[address] ?? []).reversed() {
                    result.append(Location(path: line.path, line: line.line, function: call.function))
                    line = (call.path, call.line)
                }
                locations[address] = result + [Location(path: line.path, line: line.line, function: name)]
            }
        }
        return locations
    }

    /// Returns the inlined calls at addresses, the outermost first.
    private func inlinedCalls(at addresses: [UInt64], in unit: DWARFUnit, _ lines: DWARFLineTable) -> [UInt64: [InlinedCall]] {
        guard let abbreviations = unit.abbreviations() else { return [:] }
        var calls: [UInt64: [InlinedCall]] = [:]
        var reader = ByteReader(sections.entries, at: unit.firstEntry)
        var depth = 0
        /// The functions around the current entry, with their depths and the addresses in them. The compiler puts closures into functions.
        var functions: [(depth: Int, addresses: [UInt64])] = []
        repeat {
            let number = reader.unsignedLEB128()
            guard number != 0 else {
                if functions.last?.depth == depth { functions.removeLast() }
                depth -= 1
                continue
            }
            guard let abbreviation = abbreviations[number] else { return calls }
            if abbreviation.hasChildren { depth += 1 }
            let own = functions.last?.addresses ?? []
            let isFunction = abbreviation.tag == DWARFEntry.Tag.function
            guard isFunction || abbreviation.tag == DWARFEntry.Tag.inlinedCall && !own.isEmpty else {
                abbreviation.skip(&reader, unit.sizes)
                continue
            }
            let entry = DWARFEntry(abbreviation, &reader, unit.sizes)
            let ranges = unit.addressRanges(of: entry)
            let contained = (isFunction ? addresses : own).filter { address in ranges.contains { $0.contains(address) } }
            if isFunction {
                if entry.hasChildren { functions.append((depth, contained)) }
            } else if !contained.isEmpty {
                let call = InlinedCall(
                    function: name(ofEntryAt: unit.position(entry.origin), in: unit, abbreviations) ?? "<unknown>",
                    path: lines.path(ofFile: entry.callFile?.number ?? 0), line: Int(clamping: entry.callLine?.number ?? 0))
                for address in contained { calls[address, default: []].append(call) }
            }
        } while depth > 0 && reader.isValid && reader.position < unit.end
        return calls
    }

    /// Returns the mangled name of the function of an entry. The entry has the name, or refers to another entry that has it.
    private func name(
        ofEntryAt position: Int?, in unit: DWARFUnit, _ abbreviations: DWARFAbbreviations, referenceCount: Int = 0
    ) -> String? {
        // Damaged entries could refer to one another without an end.
        guard let position, referenceCount < 8 else { return nil }
        guard (unit.start..<unit.end).contains(position) else {
            guard let other = units.first(where: { ($0.start..<$0.end).contains(position) }), let others = other.abbreviations() else {
                return nil
            }
            return name(ofEntryAt: position, in: other, others, referenceCount: referenceCount + 1)
        }
        var reader = ByteReader(sections.entries, at: position)
        guard let abbreviation = abbreviations[reader.unsignedLEB128()] else { return nil }
        let entry = DWARFEntry(abbreviation, &reader, unit.sizes)
        if let name = unit.text(entry.linkageName) { return name }
        let referred = unit.position(entry.specification) ?? unit.position(entry.origin)
        return name(ofEntryAt: referred, in: unit, abbreviations, referenceCount: referenceCount + 1) ?? unit.text(entry.name)
    }
}
