import CoreGraphics

/// Where two pictures of the same size differ, and by how much.
package struct Difference: Equatable, Sendable {
    /// How many pixels.
    package var count = 0
    /// The smallest rectangle that has all of them.
    package var x = 0, y = 0, width = 0, height = 0
    /// The most that a channel differs, of 255.
    package var most = 0

    /// Nil if they are equal. Pixels of which no channel differs by more than `tolerance` count as equal.
    package init?(_ a: borrowing Bitmap, _ b: borrowing Bitmap, beyond tolerance: Int = 0) {
        precondition(a.width == b.width && a.height == b.height, "only pictures of the same size are compared")
        let (wide, tall) = (a.width, a.height)
        var (x0, y0, x1, y1) = (wide, tall, 0, 0)
        var (count, most) = (0, 0)
        a.withUnsafeBytes { first in
            b.withUnsafeBytes { second in
                let (p, q) = (first.bindMemory(to: UInt32.self), second.bindMemory(to: UInt32.self))
                for y in 0..<tall {
                    for x in 0..<wide where p[y * wide + x] != q[y * wide + x] {
                        let distance = Self.distance(p[y * wide + x], q[y * wide + x])
                        guard distance > tolerance else { continue }
                        count += 1
                        (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x + 1), max(y1, y + 1))
                        most = max(most, distance)
                    }
                }
            }
        }
        guard count > 0 else { return nil }
        (self.count, self.most) = (count, most)
        (x, y, width, height) = (x0, y0, x1 - x0, y1 - y0)
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16, 24].map { (shift: UInt32) in abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) }.max() ?? 0
    }

    /// The pictures side by side, and a third in which what differs is seen on a pale first one.
    package static func picture(_ golden: Bitmap, _ now: Bitmap) -> Bitmap {
        var marked = golden
        marked.withUnsafeMutableWords { words in
            for index in words.indices {
                let isSame = words[index] == now.words[index]
                words[index] = isSame ? pale(words[index]) : 0xFFFF_6B35
            }
        }
        return Filmstrip.put([golden, now, marked])
    }

    private static func pale(_ word: UInt32) -> UInt32 {
        let light = (((word >> 16) & 255) * 3 + ((word >> 8) & 255) * 6 + (word & 255)) / 10
        let soft = 200 + light * 55 / 255
        return 0xFF00_0000 | soft << 16 | soft << 8 | soft
    }
}
