import Foundation

/// A program or library in the format ELF, with 64 bits and the lowest byte first.
///
/// The file is mapped into memory, so only the pages that are read need memory, and they are released together with this object.
nonisolated final class ELFFile {
    private struct Section {
        var name: String
        var type: UInt64
        var bytes: UnsafeRawBufferPointer
        /// The number of the section with the texts of this section.
        var link: Int
        var isCompressed: Bool
    }

    private let file: UnsafeRawBufferPointer
    private var sections: [Section] = []
    /// The decompressed contents of sections, by their names.
    private var decompressed: [String: UnsafeMutableRawBufferPointer] = [:]

    /// Maps a file into memory. Returns nil if it is not such a file.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let count = Int(lseek(descriptor, 0, SEEK_END))
        guard count > 64, let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
        file = UnsafeRawBufferPointer(start: start, count: count)
        // The identification of the format, 64 bits, the lowest byte first.
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        sections = readSections()
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: file.baseAddress), file.count)
        for bytes in decompressed.values { bytes.deallocate() }
    }

    private func readSections() -> [Section] {
        var header = ByteReader(file, at: 40)
        let offset = Int(clamping: header.unsigned(byteCount: 8))
        header.position = 58
        let (size, count) = (Int(header.unsigned(byteCount: 2)), Int(header.unsigned(byteCount: 2)))
        let nameSection = Int(header.unsigned(byteCount: 2))
        var nameOffsets: [Int] = []
        var sections: [Section] = (0..<count).map { index in
            var reader = ByteReader(file, at: offset &+ index * size)
            nameOffsets.append(Int(reader.unsigned(byteCount: 4)))
            let (type, flags) = (reader.unsigned(byteCount: 4), reader.unsigned(byteCount: 8))
            reader.skip(8)
            let (start, length) = (Int(clamping: reader.unsigned(byteCount: 8)), Int(clamping: reader.unsigned(byteCount: 8)))
            let link = Int(reader.unsigned(byteCount: 4))
            // A section of the type 8 has no bytes in the file.
            let isInFile = reader.isValid && type != 8 && start <= file.count && length <= file.count - start
            let range = isInFile ? start..<(start + length) : 0..<0
            return Section(
                name: "", type: type, bytes: UnsafeRawBufferPointer(rebasing: file[range]), link: link, isCompressed: flags & 0x800 != 0)
        }
        guard sections.indices.contains(nameSection) else { return [] }
        for index in sections.indices {
            var reader = ByteReader(sections[nameSection].bytes, at: nameOffsets[index])
            sections[index].name = reader.text()
        }
        return sections
    }

    // MARK: - Sections

    /// Returns whether the file has a section of this name.
    func hasSection(_ name: String) -> Bool { sections.contains { $0.name == name } }

    /// Returns the content of a section, without bytes if there is no such section. Returns nil if the section cannot be decompressed.
    func section(_ name: String) -> UnsafeRawBufferPointer? {
        guard let section = sections.first(where: { $0.name == name }) else { return UnsafeRawBufferPointer(rebasing: file[..<0]) }
        guard section.isCompressed else { return section.bytes }
        if let known = decompressed[name] { return UnsafeRawBufferPointer(known) }
        guard let bytes = Self.decompress(section.bytes) else { return nil }
        decompressed[name] = bytes
        return UnsafeRawBufferPointer(bytes)
    }

    /// Decompresses a section with zlib, if the program has loaded it. The libraries that draw text use zlib for fonts.
    private static func decompress(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawBufferPointer? {
        typealias Uncompress =
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>, UnsafeRawPointer?, UInt
            ) -> Int32
        var reader = ByteReader(bytes)
        // Type 1 is zlib.
        guard reader.unsigned(byteCount: 8) & 0xFFFF_FFFF == 1, let function = dlsym(nil, "uncompress") else { return nil }
        var count = UInt(reader.unsigned(byteCount: 8))
        // zlib compresses to a thousandth of the size at most.
        guard bytes.count > 24, count <= bytes.count * 1100 else { return nil }
        let result = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(count), alignment: 16)
        let input = UnsafeRawBufferPointer(rebasing: bytes[24...])
        let uncompress = unsafeBitCast(function, to: Uncompress.self)
        guard uncompress(result.baseAddress, &count, input.baseAddress, UInt(input.count)) == 0, Int(count) == result.count else {
            result.deallocate()
            return nil
        }
        return result
    }

    // MARK: - Addresses

    /// Returns the address that the file states for the byte at a position, or nil if the byte is not loaded.
    func address(at offset: UInt64) -> UInt64? {
        var header = ByteReader(file, at: 32)
        let table = Int(clamping: header.unsigned(byteCount: 8))
        header.position = 54
        let (size, count) = (Int(header.unsigned(byteCount: 2)), Int(header.unsigned(byteCount: 2)))
        for index in 0..<count {
            var reader = ByteReader(file, at: table &+ index * size)
            // The type 1 is a part of the file that is loaded.
            guard reader.unsigned(byteCount: 4) == 1 else { continue }
            reader.skip(4)
            let (start, address) = (reader.unsigned(byteCount: 8), reader.unsigned(byteCount: 8))
            reader.skip(8)
            let length = reader.unsigned(byteCount: 8)
            if reader.isValid, offset >= start, offset - start < length { return address &+ (offset - start) }
        }
        return nil
    }

    // MARK: - Symbols

    /// Returns the names of the functions that contain addresses.
    ///
    /// - Parameter addresses: Addresses in the file, ascending.
    func functionNames(at addresses: [UInt64]) -> [UInt64: String] {
        var names: [UInt64: String] = [:]
        // The type 2 has all symbols, and the type 11 only those for other files.
        guard let table = sections.first(where: { $0.type == 2 }) ?? sections.first(where: { $0.type == 11 }),
            sections.indices.contains(table.link)
        else { return names }
        var symbols = ByteReader(table.bytes)
        while !symbols.isAtEnd {
            let (name, kind) = (Int(symbols.unsigned(byteCount: 4)), symbols.byte() & 15)
            symbols.skip(3)
            let (start, size) = (symbols.unsigned(byteCount: 8), symbols.unsigned(byteCount: 8))
            // The kind 2 is a function.
            guard kind == 2, size > 0, symbols.isValid else { continue }
            var index = addresses.firstIndexOfElement(notBelow: start)
            while index < addresses.count, addresses[index] - start < size {
                var reader = ByteReader(sections[table.link].bytes, at: name)
                names[addresses[index]] = reader.text()
                index += 1
            }
        }
        return names
    }
}

nonisolated extension [UInt64] {
    /// Returns the index of the first element of an ascending array that is not less than a value.
    func firstIndexOfElement(notBelow value: UInt64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
