import Foundation

/// The duration of a sound file, read from its header.
enum MediaDuration {
    /// Returns the duration in seconds. The formats are WAV, AIFF, CAF, MP3 and MP4. For other formats and damaged headers, returns 0.
    static func seconds(of data: Data) -> Double {
        let bytes = [UInt8](data.prefix(4 << 20))
        let total = data.count
        let seconds: Double? =
            if text(bytes, 0) == "RIFF", text(bytes, 8) == "WAVE" {
                wav(bytes, total)
            } else if text(bytes, 0) == "FORM", ["AIFF", "AIFC"].contains(text(bytes, 8)) {
                aiff(bytes)
            } else if text(bytes, 0) == "caff" {
                // The number of frames can be stored after the samples, so the whole file is read.
                caf([UInt8](data), total)
            } else if text(bytes, 4) == "ftyp" {
                mp4([UInt8](data))
            } else {
                mp3(data)
            }
        guard let seconds, seconds.isFinite, seconds > 0, seconds < 1e7 else { return 0 }
        return seconds
    }

    private static func text(_ bytes: [UInt8], _ offset: Int) -> String {
        offset >= 0 && offset + 4 <= bytes.count ? String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self) : ""
    }

    private static func integer(_ bytes: [UInt8], _ offset: Int, _ count: Int, isBigEndian: Bool = true) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let digits = isBigEndian ? Array(bytes[offset..<(offset + count)]) : bytes[offset..<(offset + count)].reversed()
        let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 62 ? Int(value) : nil
    }

    /// The size that `chunkSize` returns for a chunk that reaches to the end of a CAF file, where the stored size is -1. It is larger than
    /// any file.
    private static let unknownSize = 1 << 40

    private static func chunkSize(_ bytes: [UInt8], _ offset: Int, _ count: Int, isBigEndian: Bool) -> Int? {
        guard count == 8, offset + 8 <= bytes.count, bytes[offset..<(offset + 8)].allSatisfy({ $0 == 255 }) else {
            return integer(bytes, offset, count, isBigEndian: isBigEndian)
        }
        return unknownSize
    }

    /// Calls `body` for each chunk, with its name and the offset and the size of its content, until `body` returns a value. Returns this
    /// value, or nil if there is none.
    private static func chunk<Value>(
        _ bytes: [UInt8], from start: Int, sizeCount: Int = 4, isBigEndian: Bool = true, isPadded: Bool = true,
        _ body: (String, Int, Int) -> Value?
    ) -> Value? {
        var offset = start
        while let size = chunkSize(bytes, offset + 4, sizeCount, isBigEndian: isBigEndian) {
            let content = offset + 4 + sizeCount
            if let value = body(text(bytes, offset), content, size) { return value }
            guard size < unknownSize else { return nil }
            offset = content + size + (isPadded ? size % 2 : 0)
        }
        return nil
    }

    private static func wav(_ bytes: [UInt8], _ total: Int) -> Double? {
        var bytesPerSecond = 0
        return chunk(bytes, from: 12, isBigEndian: false) { name, offset, size in
            if name == "fmt " { bytesPerSecond = integer(bytes, offset + 8, 4, isBigEndian: false) ?? 0 }
            return name == "data" && bytesPerSecond > 0 ? Double(min(size, max(total - offset, 0))) / Double(bytesPerSecond) : nil
        }
    }

    private static func aiff(_ bytes: [UInt8]) -> Double? {
        chunk(bytes, from: 12) { name, offset, _ in
            // The sample rate is an 80-bit number: an exponent with the offset 16383, and a mantissa of 64 bits, of which 32 are read.
            guard name == "COMM", let frames = integer(bytes, offset + 2, 4), let exponent = integer(bytes, offset + 8, 2),
                let mantissa = integer(bytes, offset + 10, 4)
            else { return nil }
            return Double(frames) / (Double(mantissa) * pow(2, Double((exponent & 0x7FFF) - 16383 - 31)))
        }
    }

    private static func caf(_ bytes: [UInt8], _ total: Int) -> Double? {
        var (rate, bytesPerPacket, framesPerPacket): (Double, Int, Int) = (0, 0, 0)
        return chunk(bytes, from: 8, sizeCount: 8, isPadded: false) { name, offset, size in
            if name == "desc", let bits = rateBits(bytes, offset) {
                rate = Double(bitPattern: bits)
                (bytesPerPacket, framesPerPacket) = (integer(bytes, offset + 16, 4) ?? 0, integer(bytes, offset + 20, 4) ?? 0)
            }
            if name == "pakt", let frames = integer(bytes, offset + 8, 8) { return Double(frames) / rate }
            guard name == "data", bytesPerPacket > 0, framesPerPacket > 0 else { return nil }
            return Double(max(min(size, total - offset) - 4, 0) / bytesPerPacket * framesPerPacket) / rate
        }
    }

    private static func rateBits(_ bytes: [UInt8], _ offset: Int) -> UInt64? {
        guard offset + 8 <= bytes.count else { return nil }
        return bytes[offset..<(offset + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    private static func mp4(_ bytes: [UInt8]) -> Double? {
        // A box has its size before its name, and the size includes both. If the size is 1, a size of 64 bits follows the name. If the size
        // is 0, the box reaches to the end of `range`.
        func box(_ name: String, _ range: Range<Int>) -> Range<Int>? {
            var offset = range.lowerBound
            while offset + 8 <= range.upperBound, let shortSize = integer(bytes, offset, 4) {
                let headerSize = shortSize == 1 ? 16 : 8
                let rest = range.upperBound - offset
                let size = shortSize == 1 ? integer(bytes, offset + 8, 8) ?? 0 : shortSize == 0 ? rest : shortSize
                guard size >= headerSize, rest >= headerSize else { return nil }
                if text(bytes, offset + 4) == name { return (offset + headerSize)..<(offset + min(size, rest)) }
                offset += min(size, rest)
            }
            return nil
        }
        guard let movie = box("moov", 0..<bytes.count), let header = box("mvhd", movie) else { return nil }
        let isLong = integer(bytes, header.lowerBound, 1) == 1
        guard let scale = integer(bytes, header.lowerBound + (isLong ? 20 : 12), 4), scale > 0,
            let duration = integer(bytes, header.lowerBound + (isLong ? 24 : 16), isLong ? 8 : 4)
        else { return nil }
        return Double(duration) / Double(scale)
    }

    /// The bit rates of MP3 in kilobits per second, for version 1 and for the other versions.
    private static let bitRates = [
        [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320], [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    ]

    /// Returns the duration of an MP3 file. It is computed from the number of frames if the first frame contains this number, after the
    /// word "Xing" or "Info". Otherwise, it is computed from the bit rate of the first frame.
    private static func mp3(_ data: Data) -> Double? {
        let start = [UInt8](data.prefix(10))
        var offset = 0
        if text(start, 0).hasPrefix("ID3"), start.count == 10 {
            offset = 10 + start[6..<10].reduce(0) { $0 << 7 | Int($1 & 127) }
        }
        // The tag before the first frame can contain pictures, so the first frame is not always in the first bytes of the file.
        let bytes = [UInt8](data.dropFirst(offset).prefix(64))
        guard let header = integer(bytes, 0, 4), header >> 21 == 0x7FF, header >> 17 & 3 == 1 else { return nil }
        let (version, rateIndex, bitIndex) = (header >> 19 & 3, header >> 10 & 3, header >> 12 & 15)
        guard version != 1, rateIndex < 3, bitIndex < 15, bitIndex > 0 else { return nil }
        let rate = [44100, 48000, 32000][rateIndex] / (version == 3 ? 1 : version == 2 ? 2 : 4)
        let isMono = header >> 6 & 3 == 3
        let tag = 4 + (version == 3 ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
        if ["Xing", "Info"].contains(text(bytes, tag)), integer(bytes, tag + 4, 4).map({ $0 & 1 == 1 }) == true,
            let frames = integer(bytes, tag + 8, 4)
        {
            return Double(frames * (version == 3 ? 1152 : 576)) / Double(rate)
        }
        return Double(data.count - offset) * 8 / Double(bitRates[version == 3 ? 0 : 1][bitIndex] * 1000)
    }
}
