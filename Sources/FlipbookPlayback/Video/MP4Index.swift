import Foundation

/// The index of an .mp4 file, which is the box `moov`, if it is at the front of the file.
nonisolated struct MP4Index {
    /// The content of the box.
    private let bytes: [UInt8]
    /// The position of the content in the file.
    private let position: Int

    /// Reads the index of a file. Returns nil if the file has none at the front.
    private init?(_ file: FileHandle) {
        func header(at position: Int) -> (size: Int, name: String)? {
            guard (try? file.seek(toOffset: UInt64(position))) != nil, let data = try? file.read(upToCount: 8), data.count == 8 else {
                return nil
            }
            return (Self.integer(data.prefix(4)), String(decoding: data.suffix(4), as: UTF8.self))
        }
        guard let first = header(at: 0), first.name == "ftyp", let movie = header(at: first.size), movie.name == "moov", movie.size > 8,
            let data = try? file.read(upToCount: movie.size - 8), data.count == movie.size - 8
        else { return nil }
        (bytes, position) = ([UInt8](data), first.size + 8)
    }

    private static func integer(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Returns the number of up to seven bytes at an index, or nil if there are fewer bytes.
    private func integer(_ byteCount: Int = 4, at index: Int) -> Int? {
        index + byteCount <= bytes.count ? Self.integer(bytes[index..<index + byteCount]) : nil
    }

    /// The number of bytes of a box before its inner boxes.
    private static let fieldSizes = ["stsd": 8, "avc1": 78]

    /// Returns the range of the content of a box, which is found through the boxes around it. Of several boxes, the first is used.
    private func content(of path: String) -> Range<Int>? {
        var range = bytes.indices
        for name in path.split(separator: "/") {
            var (index, box) = (range.lowerBound, Range<Int>?.none)
            while box == nil {
                guard let size = integer(at: index), size >= 8, index + size <= range.upperBound else { return nil }
                if bytes[index + 4..<index + 8].elementsEqual(name.utf8) { box = index + 8..<index + size }
                index += size
            }
            guard let box, box.count >= Self.fieldSizes["\(name)", default: 0] else { return nil }
            range = box.dropFirst(Self.fieldSizes["\(name)", default: 0])
        }
        return range
    }

    // MARK: - The bit rate

    /// Writes the maximum bit rate of an H.264 video into an .mp4 file as ffmpeg does when it copies a video. Another file is not changed.
    ///
    /// ffmpeg does not know the maximum of a video of constant quality. It writes the mean, which it rounds down for a new video, and to the
    /// nearest number for a copy. This number is the only difference between the two files.
    static func roundMaximumBitRate(ofFileAt path: String) {
        guard let file = FileHandle(forUpdatingAtPath: path) else { return }
        defer { try? file.close() }
        guard let index = MP4Index(file), let rates = index.content(of: "trak/mdia/minf/stbl/stsd/avc1/btrt"), rates.count == 12,
            let rate = index.roundedBitRate, let mean = index.integer(at: rates.lowerBound + 8),
            let maximum = UInt32(exactly: max(rate, mean))
        else { return }
        guard (try? file.seek(toOffset: UInt64(index.position + rates.lowerBound + 4))) != nil else { return }
        try? file.write(contentsOf: withUnsafeBytes(of: maximum.bigEndian) { Data($0) })
    }

    /// The mean bit rate of the first track, rounded to the nearest number, or nil if the index has no such numbers.
    private var roundedBitRate: Int? {
        guard let header = content(of: "trak/mdia/mdhd")?.lowerBound, let sizes = content(of: "trak/mdia/minf/stbl/stsz")?.lowerBound,
            integer(1, at: header) == 0, let timescale = integer(at: header + 12), let duration = integer(at: header + 16), duration > 0,
            let uniformSize = integer(at: sizes + 4), let count = integer(at: sizes + 8)
        else { return nil }
        var byteCount = UInt128(uniformSize) * UInt128(count)
        if uniformSize == 0 {
            for sample in 0..<count {
                guard let size = integer(at: sizes + 12 + sample * 4) else { return nil }
                byteCount += UInt128(size)
            }
        }
        return Int(exactly: (byteCount * 8 * UInt128(timescale) + UInt128(duration / 2)) / UInt128(duration))
    }
}
