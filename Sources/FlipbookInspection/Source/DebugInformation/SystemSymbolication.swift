import Foundation
private import Runtime

/// Reads the source locations of return addresses with the functions for backtraces of the standard library.
///
/// They can read debug information in a file of its own and in other formats than `DWARFReader`, but they read all debug information of the
/// program, which takes about a second and more than 100 MB.
nonisolated enum SystemSymbolication {
    /// Returns the locations of return addresses. Addresses without debug information are missing.
    static func read(_ addresses: [UInt]) -> [UInt: [AddressTable.Location]] {
        // glibc would keep this memory for each thread that has read debug information.
        defer { FreeMemory.returnToSystem() }
        return symbolicated(addresses)
    }

    /// Returns a short form of a mangled name, or the same name if it is not mangled.
    static func demangled(_ name: String) -> String {
        SymbolicatedBacktrace.Symbol(imageIndex: 0, imageName: "", rawName: name, offset: 0, sourceLocation: nil).name
    }

    /// Returns the locations of addresses. Addresses without debug information are missing.
    private static func symbolicated(_ addresses: [UInt]) -> [UInt: [AddressTable.Location]] {
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        guard let trace = backtrace(of: addresses), let symbolicated = trace.symbolicated(options: options) else { return [:] }
        var found: [UInt: [AddressTable.Location]] = [:]
        for frame in symbolicated.frames {
            guard case .returnAddress(let address) = frame.captured, let number = UInt(address), let symbol = frame.symbol,
                let location = symbol.sourceLocation
            else { continue }
            found[number, default: []].append(.init(path: location.path, line: location.line, symbol: symbol.name))
        }
        return found
    }

    /// Returns a backtrace with any return addresses, or nil if the format has changed.
    ///
    /// Backtraces have no initializer that takes addresses, but they can be decoded. Their frames are base64 text without padding. The
    /// first byte is the size of addresses. Each frame begins with a byte `0x20 | (count − 1)`. `count` bytes follow: the difference to the
    /// previous address, highest byte first.
    private static func backtrace(of addresses: [UInt]) -> Backtrace? {
        struct Coded: Codable {
            var backtrace: String
            var architecture: String
            var imageMap: String?
        }
        guard let sample = try? Backtrace.capture(algorithm: .fast, limit: 2, offset: 0, top: 0, images: .capture()),
            let data = try? JSONEncoder().encode(sample), var coded = try? JSONDecoder().decode(Coded.self, from: data),
            let head = Data(base64Encoded: String(coded.backtrace.prefix(4)))?.first
        else { return nil }
        var bytes = Data([head])
        var previous: UInt = 0
        for address in addresses {
            bytes.append(0x20 | UInt8(MemoryLayout<UInt>.size - 1))
            withUnsafeBytes(of: (address &- previous).bigEndian) { bytes.append(contentsOf: $0) }
            previous = address
        }
        coded.backtrace = bytes.base64EncodedString().trimmingCharacters(in: ["="])
        return (try? JSONEncoder().encode(coded)).flatMap { try? JSONDecoder().decode(Backtrace.self, from: $0) }
    }
}
