/// Premultiplied `over` in integers: result = source + destination · (255 - source.alpha) / 255, each channel rounded.
///
/// Two channels lie in each 32-bit word at a time, as the 16-bit lanes of `word & 0x00FF00FF` and `word >> 8 & 0x00FF00FF`: a product of
/// two bytes fits a lane, and both SIMD and the scalar tail compute the very same numbers.
enum Blend {
    typealias Words = UnsafeMutablePointer<UInt32>
    typealias Word4 = SIMD4<UInt32>
    private typealias Lane8 = SIMD8<UInt16>

    private static let evenBytes: UInt32 = 0x00FF_00FF

    /// Every channel times level / 255.
    @inline(__always)
    static func scaled(_ word: UInt32, _ level: UInt32) -> UInt32 {
        var low = (word & evenBytes) &* level &+ 0x0080_0080
        low = (low &+ (low >> 8 & evenBytes)) >> 8 & evenBytes
        var high = (word >> 8 & evenBytes) &* level &+ 0x0080_0080
        high = (high &+ (high >> 8 & evenBytes)) & ~evenBytes
        return low | high
    }

    @inline(__always)
    static func over(_ below: UInt32, _ above: UInt32) -> UInt32 { above &+ scaled(below, 255 - above >> 24) }

    /// x / 255 in every lane, rounded, for x up to 255². (x + 128) · 257 / 2¹⁶ is the same number as by the shifts above, and its upper half is
    /// one instruction.
    @inline(__always)
    private static func lanes255(_ x: Lane8) -> Lane8 {
        Lane8(truncatingIfNeeded: (SIMD8<UInt32>(truncatingIfNeeded: x &+ 128) &* 257) &>> 16)
    }

    /// Four pixels times four levels, each level twice in its word.
    @inline(__always)
    private static func scaled(_ words: Word4, _ levels: Word4) -> Word4 {
        let by = unsafeBitCast(levels | levels &<< 16, to: Lane8.self)
        let low = lanes255(unsafeBitCast(words & evenBytes, to: Lane8.self) &* by)
        let high = lanes255(unsafeBitCast(words &>> 8 & evenBytes, to: Lane8.self) &* by)
        return unsafeBitCast(low, to: Word4.self) | unsafeBitCast(high, to: Word4.self) &<< 8
    }

    @inline(__always)
    private static func over(_ below: Word4, _ above: Word4) -> Word4 { above &+ scaled(below, 255 &- above &>> 24) }

    @inline(__always)
    static func load(_ words: UnsafePointer<UInt32>) -> Word4 { UnsafeRawPointer(words).loadUnaligned(as: Word4.self) }

    @inline(__always)
    static func store(_ value: Word4, _ words: Words) { UnsafeMutableRawPointer(words).storeBytes(of: value, as: Word4.self) }

    /// a·(256 - f)/256 + b·f/256, every channel rounded.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
        let low = ((a & evenBytes) &* (256 &- f) &+ (b & evenBytes) &* f &+ 0x0080_0080) >> 8 & evenBytes
        let high = ((a >> 8 & evenBytes) &* (256 &- f) &+ (b >> 8 & evenBytes) &* f &+ 0x0080_0080) & ~evenBytes
        return low | high
    }

    /// The same for four pixels, each with a part of its own. Sums stay below 255·256 + 128, which fits a lane.
    @inline(__always)
    static func mix(_ a: Word4, _ b: Word4, _ f: Word4) -> Word4 {
        // a·(256 - f) + b·f = 256·a + (b - a)·f, one product less; the difference may be negative, the sum is right all the same.
        let by = unsafeBitCast(f | f &<< 16, to: Lane8.self)
        let (lowA, lowB) = (unsafeBitCast(a & evenBytes, to: Lane8.self), unsafeBitCast(b & evenBytes, to: Lane8.self))
        let low = (lowA &<< 8 &+ 128 &+ (lowB &- lowA) &* by) &>> 8
        let highA = unsafeBitCast(a &>> 8 & evenBytes, to: Lane8.self)
        let highB = unsafeBitCast(b &>> 8 & evenBytes, to: Lane8.self)
        let high = (unsafeBitCast(a & ~evenBytes, to: Lane8.self) &+ 128 &+ (highB &- highA) &* by) & 0xFF00
        return unsafeBitCast(low, to: Word4.self) | unsafeBitCast(high, to: Word4.self)
    }

    /// Two pixels that many are mixed of: what the sum above has of them, for all the same.
    struct Pair {
        private let (low, lowStep, high, highStep): (Lane8, Lane8, Lane8, Lane8)

        @inline(__always)
        init(_ a: UInt32, _ b: UInt32) {
            let (lowA, lowB) = (Blend.lanes(a & evenBytes), Blend.lanes(b & evenBytes))
            let (highA, highB) = (Blend.lanes(a >> 8 & evenBytes), Blend.lanes(b >> 8 & evenBytes))
            (low, lowStep) = (lowA &<< 8 &+ 128, lowB &- lowA)
            (high, highStep) = (highA &<< 8 &+ 128, highB &- highA)
        }

        @inline(__always)
        func mixed(_ f: Word4) -> Word4 {
            let by = unsafeBitCast(f | f &<< 16, to: Lane8.self)
            let low = (low &+ lowStep &* by) &>> 8
            let high = (high &+ highStep &* by) & 0xFF00
            return unsafeBitCast(low, to: Word4.self) | unsafeBitCast(high, to: Word4.self)
        }
    }

    @inline(__always)
    private static func lanes(_ word: UInt32) -> Lane8 { unsafeBitCast(Word4(repeating: word), to: Lane8.self) }

    /// One colour at one level over a run.
    static func over(_ below: Words, _ count: Int, color: UInt32, level: UInt32) {
        let above = scaled(color, level)
        if above >> 24 == 255 {
            below.update(repeating: above, count: count)
            return
        }
        let above4 = Word4(repeating: above)
        let left4 = Word4(repeating: 255 - above >> 24)
        var x = 0
        while x &+ 4 <= count {
            store(above4 &+ scaled(load(below + x), left4), below + x)
            x &+= 4
        }
        while x < count {
            below[x] = over(below[x], above)
            x &+= 1
        }
    }

    /// One colour through a mask.
    static func over(_ below: Words, _ count: Int, color: UInt32, mask: UnsafePointer<UInt8>) {
        let color4 = Word4(repeating: color)
        let isOpaque = color >> 24 == 255
        var x = 0
        while x &+ 4 <= count {
            let four = UnsafeRawPointer(mask + x).loadUnaligned(as: UInt32.self)
            if four == .max {
                store(isOpaque ? color4 : over(load(below + x), color4), below + x)
            } else if four != 0 {
                store(over(load(below + x), scaled(color4, spread(four))), below + x)
            }
            x &+= 4
        }
        while x < count {
            below[x] = over(below[x], scaled(color, UInt32(mask[x])))
            x &+= 1
        }
    }

    /// Pixels at one level over a run.
    static func over(_ below: Words, _ count: Int, pixels: UnsafePointer<UInt32>, level: UInt32) {
        let level4 = Word4(repeating: level)
        var x = 0
        while x &+ 4 <= count {
            store(over(load(below + x), scaled(load(pixels + x), level4)), below + x)
            x &+= 4
        }
        while x < count {
            below[x] = over(below[x], scaled(pixels[x], level))
            x &+= 1
        }
    }

    /// Pixels that are all opaque at one level: what is left of those below is the same everywhere.
    static func over(_ below: Words, _ count: Int, opaque pixels: UnsafePointer<UInt32>, level: UInt32) {
        if level == 255 { return below.update(from: pixels, count: count) }
        let (level4, left4) = (Word4(repeating: level), Word4(repeating: 255 - level))
        var x = 0
        while x &+ 4 <= count {
            store(scaled(load(pixels + x), level4) &+ scaled(load(below + x), left4), below + x)
            x &+= 4
        }
        while x < count {
            below[x] = scaled(pixels[x], level) &+ scaled(below[x], 255 - level)
            x &+= 1
        }
    }

    /// Pixels through a mask, at a level.
    static func over(_ below: Words, _ count: Int, pixels: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>, level: UInt32) {
        let level4 = Lane8(repeating: UInt16(truncatingIfNeeded: level))
        var x = 0
        while x &+ 4 <= count {
            let four = UnsafeRawPointer(mask + x).loadUnaligned(as: UInt32.self)
            if four != 0 {
                // Both bytes of a lane pair are the same or 0, so the division is that of `divided255`.
                let levels = unsafeBitCast(lanes255(unsafeBitCast(spread(four), to: Lane8.self) &* level4), to: Word4.self)
                store(over(load(below + x), scaled(load(pixels + x), levels)), below + x)
            }
            x &+= 4
        }
        while x < count {
            below[x] = over(below[x], scaled(pixels[x], divided255(UInt32(mask[x]) &* level)))
            x &+= 1
        }
    }

    /// Pixels take the place of what is below, through a mask, at a level: below · (1 - m) + pixel · m.
    static func replace(_ below: Words, _ count: Int, pixels: UnsafePointer<UInt32>, mask: UnsafePointer<UInt8>?, level: UInt32) {
        if mask == nil, level == 255 { return below.update(from: pixels, count: count) }
        if mask == nil { return mix(below, count, pixels, level &+ level >> 7) }
        for x in 0..<count {
            let part = mask.map { divided255(UInt32($0[x]) &* level) } ?? level
            below[x] = mix(below[x], pixels[x], part &+ part >> 7)
        }
    }

    /// below · (256 - f)/256 + pixels · f/256, f up to 256.
    static func mix(_ below: Words, _ count: Int, _ pixels: UnsafePointer<UInt32>, _ f: UInt32) {
        let f4 = Word4(repeating: f)
        var x = 0
        while x &+ 4 <= count {
            store(mix(load(below + x), load(pixels + x), f4), below + x)
            x &+= 4
        }
        while x < count {
            below[x] = mix(below[x], pixels[x], f)
            x &+= 1
        }
    }

    /// a · (256 - f)/256 + b · f/256, into a row of its own.
    static func mix(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ count: Int, _ f: UInt32, _ out: Words) {
        let f4 = Word4(repeating: f)
        var x = 0
        while x &+ 4 <= count {
            store(mix(load(a + x), load(b + x), f4), out + x)
            x &+= 4
        }
        while x < count {
            out[x] = mix(a[x], b[x], f)
            x &+= 1
        }
    }

    /// A sheet keeps as much as another one is opaque.
    static func multiply(_ sheet: Words, _ count: Int, byAlphaOf mask: UnsafePointer<UInt32>) {
        var x = 0
        while x &+ 4 <= count {
            store(scaled(load(sheet + x), load(mask + x) &>> 24), sheet + x)
            x &+= 4
        }
        while x < count {
            sheet[x] = scaled(sheet[x], mask[x] >> 24)
            x &+= 1
        }
    }

    /// Four bytes as four words.
    @inline(__always)
    private static func spread(_ four: UInt32) -> Word4 {
        Word4(truncatingIfNeeded: unsafeBitCast(UInt32(littleEndian: four), to: SIMD4<UInt8>.self))
    }
}
