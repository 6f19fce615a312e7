extension Bitmap {
    /// A hash of the pixels and the width. Images of the same size that differ in a single pixel have different hashes.
    ///
    /// Four hashes are computed side by side, each of every fourth pair of pixels. Each step of a hash must wait for the previous step of
    /// the same hash, but not for the other hashes.
    package var pixelHash: UInt64 {
        withUnsafeBytes { bytes in
            let (prime, basis): (UInt64, UInt64) = (0x0000_0100_0000_01B3, 0xCBF2_9CE4_8422_2325)
            var (a, b, c, d) = (basis, basis &+ 1, basis &+ 2, basis &+ 3)
            var offset = 0
            while offset + 32 <= bytes.count {
                a = (a ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
                b = (b ^ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &* prime
                c = (c ^ bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)) &* prime
                d = (d ^ bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)) &* prime
                offset += 32
            }
            while offset < bytes.count {
                a = (a ^ UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))) &* prime
                offset += 4
            }
            return [b, c, d, UInt64(truncatingIfNeeded: width)].reduce(a) { ($0 ^ $1) &* prime }
        }
    }

    /// Whether all pixels are the same. True for an image without pixels.
    package var isUniform: Bool {
        guard let first = words.first else { return true }
        return words.allSatisfy { $0 == first }
    }
}
