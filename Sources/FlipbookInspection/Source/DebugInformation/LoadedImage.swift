import Foundation

/// A part of a program or library whose instructions are in memory.
nonisolated struct LoadedImage {
    let path: String
    let addresses: Range<UInt>
    /// The position in the file of the first address.
    let offset: UInt

    /// Returns the position of an address in the file.
    func offset(of address: UInt) -> UInt64 { UInt64(address - addresses.lowerBound + offset) }

    /// The program and the libraries in memory, as the system lists them.
    static func all() -> [LoadedImage] {
        var (bytes, part): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
        // The system states no size for this file, so Foundation would read only its first part.
        guard let file = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(file) }
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { image(of: $0) }
    }

    /// Returns the image of a line such as `7f12a000-7f34b000 r-xp 0001c000 08:01 1234  /usr/lib/libc.so.6`. Returns nil if the line is not
    /// of instructions in a file.
    private static func image(of line: Substring) -> LoadedImage? {
        let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard parts.count == 6, parts[1].contains("x"), case let path = parts[5].drop(while: { $0 == " " }), path.hasPrefix("/") else {
            return nil
        }
        let bounds = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard bounds.count == 2, bounds[0] < bounds[1], let offset = UInt(parts[2], radix: 16) else { return nil }
        return LoadedImage(path: String(path), addresses: bounds[0]..<bounds[1], offset: offset)
    }
}
