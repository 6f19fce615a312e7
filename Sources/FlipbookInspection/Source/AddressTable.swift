import Foundation
private import Runtime
import Synchronization

/// The locations in the source text to which return addresses belong, read from the debug information of the program.
///
/// The system reads the whole debug information at each request, which takes about a second. So addresses are requested together, and the
/// results are kept.
final nonisolated class AddressTable: Sendable {
    /// A location in the source text.
    struct Location: Equatable, Sendable {
        var path: String
        var line: Int
        /// The demangled name of the function.
        var symbol: String
    }

    private let locations = Mutex<[UInt: [Location]]>([:])

    /// Returns the locations of an address, or nil if the address was not read. An address in inlined calls has several locations, the
    /// innermost first.
    func known(_ address: UInt) -> [Location]? { locations.withLock { $0[address] } }

    /// Reads the locations of addresses, except for known addresses.
    func read(_ addresses: some Sequence<UInt>) {
        let missing = locations.withLock { known in Set(addresses).filter { known[$0] == nil } }.sorted()
        guard !missing.isEmpty else { return }
        let found = Self.symbolicated(missing)
        Self.returnFreeMemory()
        locations.withLock { known in
            for address in missing { known[address] = found[address] ?? [] }
        }
    }

    /// Returns the locations of addresses. Addresses without debug information are missing.
    private static func symbolicated(_ addresses: [UInt]) -> [UInt: [Location]] {
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        guard let trace = backtrace(of: addresses), let symbolicated = trace.symbolicated(options: options) else { return [:] }
        var found: [UInt: [Location]] = [:]
        for frame in symbolicated.frames {
            guard case .returnAddress(let address) = frame.captured, let number = UInt(address), let symbol = frame.symbol,
                let location = symbol.sourceLocation
            else { continue }
            found[number, default: []].append(Location(path: location.path, line: location.line, symbol: symbol.name))
        }
        return found
    }

    /// Returns free memory to the system. Reading the debug information of a large program takes over 100 MB for a moment, and glibc would
    /// keep this memory for each thread that has read debug information.
    private static func returnFreeMemory() {
        // The C library of Swift's module map has no `malloc_trim`, and other C libraries than glibc have none at all.
        typealias Trim = @convention(c) (_ keptByteCount: Int) -> Int32
        guard let address = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(address, to: Trim.self)(0)
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
