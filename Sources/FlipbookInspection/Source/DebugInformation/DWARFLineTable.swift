/// The files and lines of the instructions of a unit of debug information.
nonisolated struct DWARFLineTable {
    private let unit: DWARFUnit
    private var sizes: DWARFForm.Sizes
    private var folders: [String] = []
    private var files: [(name: String, folder: Int)] = []
    private var program: ByteReader
    private let end: Int
    private let minimumInstructionLength: UInt64
    private let lineBase: Int64
    private let lineRange: UInt64
    private let firstSpecialOperation: UInt8
    /// The numbers of arguments of the operations before the special operations.
    private var argumentCounts: [UInt8] = []

    /// Reads the header of the table of a unit. Returns nil if the unit has no table, or a table with an unknown format.
    init?(_ unit: DWARFUnit) {
        guard let offset = unit.root?.lineTable?.number else { return nil }
        self.unit = unit
        var reader = ByteReader(unit.sections.lines, at: Int(clamping: offset))
        let (length, offsetSize) = DWARFUnit.readLength(&reader)
        guard reader.isValid, length <= UInt64(unit.sections.lines.count - reader.position) else { return nil }
        end = reader.position + Int(length)
        let version = Int(reader.unsigned(byteCount: 2))
        sizes = .init(version: version, offset: offsetSize, address: unit.sizes.address)
        guard (2...5).contains(version) else { return nil }
        if version == 5 {
            sizes.address = Int(reader.byte())
            reader.skip(1)
        }
        let headerLength = reader.unsigned(byteCount: offsetSize)
        let programStart = reader.position &+ Int(clamping: headerLength)
        minimumInstructionLength = UInt64(reader.byte())
        // The number of operations in an instruction, and whether a row begins a statement.
        reader.skip(version >= 4 ? 2 : 1)
        lineBase = Int64(Int8(bitPattern: reader.byte()))
        lineRange = UInt64(reader.byte())
        firstSpecialOperation = reader.byte()
        guard lineRange > 0, firstSpecialOperation > 0 else { return nil }
        argumentCounts = (1..<firstSpecialOperation).map { _ in reader.byte() }
        program = ByteReader(unit.sections.lines, at: programStart)
        if version == 5 { readFiles(&reader) } else { readOldFiles(&reader) }
        guard reader.isValid else { return nil }
    }

    // MARK: - Files

    /// Reads the names of folders and files in versions before 5. The numbers of both begin with 1; folder 0 is that of the unit.
    private mutating func readOldFiles(_ reader: inout ByteReader) {
        folders = [unit.text(unit.root?.folder) ?? ""]
        while reader.isValid, case let name = reader.text(), !name.isEmpty { folders.append(name) }
        files = [(unit.text(unit.root?.name) ?? "", 0)]
        while reader.isValid, case let name = reader.text(), !name.isEmpty {
            files.append((name, Int(clamping: reader.unsignedLEB128())))
            // The time and the size of the file.
            _ = (reader.unsignedLEB128(), reader.unsignedLEB128())
        }
    }

    /// Reads the names of folders and files in version 5.
    private mutating func readFiles(_ reader: inout ByteReader) {
        folders = readNames(&reader).map(\.name)
        files = readNames(&reader)
    }

    private func readNames(_ reader: inout ByteReader) -> [(name: String, folder: Int)] {
        let format = (0..<reader.byte()).map { _ in (reader.unsignedLEB128(), DWARFForm(rawValue: reader.unsignedLEB128())) }
        // The values of a damaged file can be without bytes, so the number is limited.
        let count = min(reader.unsignedLEB128(), 1 << 16)
        var names: [(name: String, folder: Int)] = []
        while names.count < count, reader.isValid {
            var (name, folder) = ("", 0)
            for (content, form) in format {
                guard let form else { return names }
                let value = form.read(&reader, sizes)
                // The content 1 is the path, and 2 the number of the folder.
                if content == 1 {
                    name = form == .string ? DWARFSections.text(unit.sections.lines, at: value.number) : unit.text(value) ?? ""
                } else if content == 2 {
                    folder = Int(clamping: value.number)
                }
            }
            names.append((name, folder))
        }
        return names
    }

    /// Returns the path of the file with a number.
    func path(ofFile number: UInt64) -> String {
        guard let file = files.indices.contains(Int(clamping: number)) ? files[Int(number)] : nil else { return "<unknown>" }
        guard !file.name.hasPrefix("/"), folders.indices.contains(file.folder) else { return file.name }
        let folder = folders[file.folder]
        return (folder.hasPrefix("/") || file.folder == 0 ? folder : folders[0] + "/" + folder) + "/" + file.name
    }

    // MARK: - Lines

    private struct Row {
        var address: UInt64 = 0
        var file: UInt64 = 1
        var line: Int64 = 1
    }

    /// Returns the files and lines of addresses.
    ///
    /// - Parameter addresses: Addresses in the file, ascending.
    func lines(of addresses: [UInt64]) -> [UInt64: (path: String, line: Int)] {
        var found: [UInt64: (path: String, line: Int)] = [:]
        var (row, previous): (Row, Row?) = (Row(), nil)
        /// Adds a row to the table. Each row is valid up to the address of the next one.
        func append() {
            defer { previous = row }
            guard let previous, previous.address < row.address else { return }
            var index = addresses.firstIndexOfElement(notBelow: previous.address)
            while index < addresses.count, addresses[index] < row.address {
                found[addresses[index]] = (path(ofFile: previous.file), Int(previous.line))
                index += 1
            }
        }
        var program = program
        while program.position < end, program.isValid {
            let operation = program.byte()
            if operation >= firstSpecialOperation {
                let number = UInt64(operation - firstSpecialOperation)
                row.address &+= number / lineRange * minimumInstructionLength
                row.line &+= lineBase + Int64(number % lineRange)
                append()
                continue
            }
            switch operation {
            case 0:
                let length = Int(clamping: program.unsignedLEB128())
                let next = program.position &+ length
                switch program.byte() {
                case 1:
                    append()
                    (row, previous) = (Row(), nil)
                case 2: row.address = program.unsigned(byteCount: min(max(length - 1, 0), 8))
                default: break
                }
                program.position = next
            case 1: append()
            case 2: row.address &+= program.unsignedLEB128() &* minimumInstructionLength
            case 3: row.line &+= program.signedLEB128()
            case 4: row.file = program.unsignedLEB128()
            case 8: row.address &+= UInt64(255 - firstSpecialOperation) / lineRange * minimumInstructionLength
            case 9: row.address &+= program.unsigned(byteCount: 2)
            default: for _ in 0..<argumentCounts[Int(operation) - 1] { _ = program.unsignedLEB128() }
            }
        }
        return found
    }
}
