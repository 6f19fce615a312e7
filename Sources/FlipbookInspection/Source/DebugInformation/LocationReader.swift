import Foundation

/// Reads the source locations of return addresses from the debug information of the program and its libraries.
nonisolated enum LocationReader {
    /// Returns the locations of return addresses, of each address the innermost inlined call first. Addresses without debug information are
    /// missing.
    static func read(_ addresses: [UInt]) -> [UInt: [AddressTable.Location]] {
        let images = LoadedImage.all()
        let addressesOfImages = Dictionary(grouping: addresses) { address in
            images.firstIndex { $0.addresses.contains(address &- 1) } ?? -1
        }
        var found: [UInt: [AddressTable.Location]] = [:]
        for (index, addresses) in addressesOfImages where index >= 0 {
            // The system reads some files that `DWARFReader` cannot read. It needs more than 100 MB for a large program.
            let locations = read(addresses, in: images[index]) ?? SystemSymbolication.read(addresses)
            found.merge(locations) { first, _ in first }
        }
        return found
    }

    /// Returns the locations of return addresses in an image. Returns nil if its debug information is in another file, or cannot be
    /// decompressed.
    private static func read(_ addresses: [UInt], in image: LoadedImage) -> [UInt: [AddressTable.Location]]? {
        guard let file = ELFFile(path: image.path) else { return nil }
        guard file.hasSection(".debug_info") else { return hasSeparateDebugInformation(file, image) ? nil : [:] }
        guard let reader = DWARFReader(file) else { return nil }
        // A return address can be the first address after the function. The address at which an asynchronous function continues is the
        // first address of its code.
        var found = locations(of: addresses, before: 1, reader, file, image)
        let first = locations(of: addresses.filter { found[$0] == nil }, before: 0, reader, file, image)
        found.merge(first) { known, _ in known }
        return found
    }

    /// Returns the locations of the instructions that are a number of bytes before addresses.
    private static func locations(
        of addresses: [UInt], before distance: UInt, _ reader: DWARFReader, _ file: ELFFile, _ image: LoadedImage
    ) -> [UInt: [AddressTable.Location]] {
        let addressesInFile = Dictionary(
            addresses.compactMap { address in file.address(at: image.offset(of: address - distance)).map { ($0, address) } },
            uniquingKeysWith: { first, _ in first })
        var found: [UInt: [AddressTable.Location]] = [:]
        guard !addressesInFile.isEmpty else { return found }
        for (addressInFile, locations) in reader.locations(of: addressesInFile.keys.sorted()) {
            guard let address = addressesInFile[addressInFile] else { continue }
            found[address] = locations.map {
                .init(path: $0.path, line: $0.line, symbol: SystemSymbolication.demangled($0.function))
            }
        }
        return found
    }

    /// Returns whether the debug information of an image is in a file of its own, in one of the usual folders.
    private static func hasSeparateDebugInformation(_ file: ELFFile, _ image: LoadedImage) -> Bool {
        guard let link = file.section(".gnu_debuglink"), !link.isEmpty else { return false }
        var reader = ByteReader(link)
        let name = reader.text()
        let folder = (image.path as NSString).deletingLastPathComponent
        return [folder, folder + "/.debug", "/usr/lib/debug" + folder].contains {
            FileManager.default.fileExists(atPath: $0 + "/" + name)
        }
    }
}
