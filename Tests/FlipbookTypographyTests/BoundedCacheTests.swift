import Foundation
import Testing
@testable import FlipbookTypography

@Suite struct BoundedCacheTests {
    private struct Bytes: Hashable, ByteCounted {
        var id = 0
        var byteCount: Int
        static func == (a: Bytes, b: Bytes) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private typealias Cache = BoundedCache<Bytes, Bytes>

    @Test func replacedValueIsCountedOnce() {
        var cache = Cache(maximumByteCount: 5_000)
        let key = Bytes(id: 3, byteCount: 11)
        for size in [700, 40, 900, 310] {
            cache[key] = Bytes(byteCount: size)
            #expect(cache.totalByteCount == 11 + size + Cache.entryByteCount)
        }
    }

    @Test func sumNeverExceedsTheLimit() {
        var cache = Cache(maximumByteCount: 3_000)
        var largest = 0
        for id in 0..<400 {
            cache[Bytes(id: id, byteCount: id % 7)] = Bytes(byteCount: id % 13)
            largest = max(largest, cache.totalByteCount)
        }
        #expect(largest <= 3_000 && largest > 2_500)
    }

    @Test func valueAboveTheLimitIsNotStored() {
        var cache = Cache(maximumByteCount: 2_000)
        cache[Bytes(id: 1, byteCount: 5)] = Bytes(byteCount: 2_001)
        #expect(cache[Bytes(id: 1, byteCount: 5)] == nil && cache.totalByteCount == 0)
    }

    @Test func valueAboveTheLimitRemovesNoOtherValue() {
        var cache = Cache(maximumByteCount: 2_000)
        let (key, other) = (Bytes(id: 1, byteCount: 5), Bytes(id: 2, byteCount: 7))
        cache[key] = Bytes(byteCount: 310)
        cache[other] = Bytes(byteCount: 40)
        cache[other] = Bytes(byteCount: 2_001)
        #expect(cache[key]?.byteCount == 310 && cache[other] == nil && cache.totalByteCount == 315 + Cache.entryByteCount)
    }

    /// The texts are long, and each is shown only once. The limit of the cached glyph runs is a number of bytes, not of texts.
    @Test func cacheOfNewTextsStaysBelowItsLimit() {
        let limit = FontSystem.maximumCachedByteCount
        var largest = 0
        for number in 0..<260 {
            let text = String(repeating: "text \(number) ", count: 220)
            let line = ShapedLine(text, FontDescriptor(size: 13))
            if number % 20 == 0 { _ = FontSystem.installed.mask(of: line, pixelsPerPoint: 1) }
            largest = max(largest, FontSystem.installed.cachedByteCount)
        }
        #expect(largest <= limit)
        let runs = FontSystem.installed.lockedCache.withLock { $0.glyphRuns.totalByteCount }
        #expect(runs > 0 && runs <= 16 << 20)
    }
}
