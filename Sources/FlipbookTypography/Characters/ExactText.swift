import Foundation

/// A text as a key of a cache. Two texts are equal if they have the same bytes. `String` also treats a letter with an accent as equal to a
/// letter followed by an accent, which has another number of UTF-16 units.
struct ExactText: Hashable, Sendable {
    let string: String

    init(_ string: String) { self.string = string }

    static func == (a: ExactText, b: ExactText) -> Bool {
        let (a, b) = (a.string.utf8, b.string.utf8)
        guard a.count == b.count else { return false }
        let isEqual = a.withContiguousStorageIfAvailable { a in
            b.withContiguousStorageIfAvailable { b in a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
        }
        return (isEqual ?? nil) ?? a.elementsEqual(b)
    }

    func hash(into hasher: inout Hasher) {
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    }
}
