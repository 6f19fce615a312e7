import Synchronization

/// The locations in the source text to which return addresses belong, read from the debug information of the program.
///
/// Reading takes about 0.1 s, however many addresses are read. So addresses are requested together, and the results are kept.
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
        let found = LocationReader.read(missing)
        locations.withLock { known in
            for address in missing { known[address] = found[address] ?? [] }
        }
    }
}
