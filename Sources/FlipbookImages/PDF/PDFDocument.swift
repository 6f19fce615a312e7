/// The objects of a PDF file.
///
/// The objects are found by their words `obj`, and not by the table at the end of the file, which may be damaged. If an object is defined
/// several times, the last definition is used.
struct PDFDocument {
    private let bytes: [UInt8]
    /// The position after the word `obj` of each object.
    private var positions: [Int: Int] = [:]
    private var objects: [Int: PDFObject] = [:]
    /// The dictionaries that state the root of the document.
    private var trailers: [[String: PDFObject]] = []

    /// The number of bytes of all streams.
    private var streamByteCount = 0

    /// The largest number of bytes of a file, and of a decoded stream.
    static let maximumByteCount = 32 << 20

    /// Reads the objects of a file. Returns nil if it is not a PDF file.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.maximumByteCount, bytes.prefix(1024).count > 8,
            Self.find("%PDF-", in: bytes, from: 0, to: min(bytes.count, 1024)) != nil
        else { return nil }
        self.bytes = bytes
        findObjects()
        for number in positions.keys.sorted() { readObject(number) }
        for number in objects.keys.sorted() {
            guard let object = objects[number], object.dictionary?["Type"]?.name == "ObjStm" else { continue }
            readObjectStream(object)
        }
    }

    static func find(_ text: String, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        let pattern = Array(text.utf8)
        guard end - start >= pattern.count else { return nil }
        return (start...(end - pattern.count)).first { index in pattern.indices.allSatisfy { bytes[index + $0] == pattern[$0] } }
    }

    private mutating func findObjects() {
        let (o, b, j) = (UInt8(ascii: "o"), UInt8(ascii: "b"), UInt8(ascii: "j"))
        var index = 4
        while index + 2 < bytes.count {
            if bytes[index] == o, bytes[index + 1] == b, bytes[index + 2] == j, let number = objectNumber(before: index) {
                positions[number] = index + 3
            } else if bytes[index] == UInt8(ascii: "t"), bytes[index...].starts(with: "trailer".utf8) {
                var lexer = PDFLexer(bytes, at: index + 7)
                if let trailer = lexer.next()?.dictionary { trailers.append(trailer) }
            }
            index += 1
        }
    }

    /// Returns the number in `number generation obj`, read backwards from the last word, or nil if these two numbers are missing.
    private func objectNumber(before index: Int) -> Int? {
        var position = index - 1
        func skipSpace() { while position >= 0, PDFLexer.isSpace(bytes[position]) { position -= 1 } }
        func digits() -> String {
            let end = position
            while position >= 0, (48...57).contains(bytes[position]), end - position < 10 { position -= 1 }
            return String(decoding: bytes[(position + 1)..<(end + 1)], as: UTF8.self)
        }
        skipSpace()
        guard position < index - 1, !digits().isEmpty else { return nil }
        let end = position
        skipSpace()
        guard position < end else { return nil }
        return Int(digits())
    }

    private mutating func readObject(_ number: Int) {
        guard let position = positions[number] else { return }
        var lexer = PDFLexer(bytes, at: position)
        guard let value = lexer.next() else { return }
        guard case .dictionary(let dictionary) = value else { return objects[number] = value }
        lexer.skipSpace()
        guard bytes[lexer.position...].starts(with: "stream".utf8) else { return objects[number] = value }
        var start = lexer.position + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        // In a damaged file, many streams may end at the end of the file. Finding the ends of all of them would take quadratic time.
        guard streamByteCount <= 2 * Self.maximumByteCount else { return }
        let end = streamEnd(from: start, dictionary)
        streamByteCount += end - start
        guard streamByteCount <= 2 * Self.maximumByteCount else { return }
        objects[number] = .stream(dictionary, Array(bytes[start..<end]))
        if dictionary["Type"]?.name == "XRef" { trailers.append(dictionary) }
    }

    /// Returns the end of the bytes of a stream: its stated length if the word `endstream` follows, and otherwise the next such word.
    private func streamEnd(from start: Int, _ dictionary: [String: PDFObject]) -> Int {
        guard start < bytes.count else { return start }
        var length = dictionary["Length"]?.number
        if case .reference(let number)? = dictionary["Length"], let position = positions[number] {
            var lexer = PDFLexer(bytes, at: position)
            length = lexer.next()?.number
        }
        if let length, length >= 0, start + Int(length) <= bytes.count {
            var lexer = PDFLexer(bytes, at: start + Int(length))
            lexer.skipSpace()
            if bytes[lexer.position...].starts(with: "endstream".utf8) { return start + Int(length) }
        }
        return Self.find("endstream", in: bytes, from: start, to: bytes.count) ?? bytes.count
    }

    /// Adds the objects in an object stream: pairs of numbers and offsets, then the objects.
    private mutating func readObjectStream(_ stream: PDFObject) {
        guard let data = data(of: stream), let first = stream.dictionary?["First"].flatMap({ resolved($0).number }), first >= 0 else {
            return
        }
        var header = PDFLexer(data)
        var entries: [(number: Int, offset: Int)] = []
        while header.position < Int(first), let number = header.next(readsReferences: false)?.number,
            let offset = header.next(readsReferences: false)?.number
        {
            guard number >= 0, offset >= 0 else { return }
            entries.append((Int(number), Int(first) + Int(offset)))
        }
        for entry in entries where positions[entry.number] == nil {
            var lexer = PDFLexer(data, at: entry.offset)
            if let object = lexer.next() { objects[entry.number] = object }
        }
    }

    // MARK: - Values

    /// Returns a value, or the object to which it refers. A chain of eight or more references results in `null`.
    func resolved(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<8 {
            guard case .reference(let number) = object else { return object }
            object = objects[number] ?? .null
        }
        return .null
    }

    /// Returns the decoded bytes of a stream. Nil for another object, and for a stream with an unsupported filter.
    func data(of object: PDFObject) -> [UInt8]? {
        guard case .stream(let dictionary, let data) = object else { return nil }
        let filters = filterNames(dictionary)
        let parameters = resolved(dictionary["DecodeParms"] ?? dictionary["DP"])
        var result = data
        for (index, filter) in filters.enumerated() {
            let entry = parameters.array.map { $0.indices.contains(index) ? resolved($0[index]) : .null } ?? parameters
            guard let decoded = PDFFilter.decode(result, filter, entry.dictionary?.mapValues { resolved($0) } ?? [:]) else { return nil }
            result = decoded
        }
        return result
    }

    /// Returns the names of the filters of a stream, in the order of decoding.
    func filterNames(_ dictionary: [String: PDFObject]) -> [String] {
        let filter = resolved(dictionary["Filter"] ?? dictionary["F"])
        return filter.name.map { [$0] } ?? (filter.array ?? []).compactMap { resolved($0).name }
    }

    /// Whether the file is encrypted.
    var isEncrypted: Bool { trailers.contains { $0["Encrypt"] != nil } }

    /// The dictionary of the first page, with the values that it inherits, or nil if there is no page.
    var firstPage: [String: PDFObject]? {
        let root = trailers.lazy.compactMap { self.resolved($0["Root"]).dictionary }.first
        if let root, let page = firstPage(in: resolved(root["Pages"]), inherited: [:], depth: 0) { return page }
        // Without a usable root, the page with the lowest number is used.
        return objects.keys.sorted().lazy.compactMap { self.objects[$0]?.dictionary }.first { $0["Type"]?.name == "Page" }
    }

    private func firstPage(in node: PDFObject, inherited: [String: PDFObject], depth: Int) -> [String: PDFObject]? {
        guard depth < 32, let dictionary = node.dictionary else { return nil }
        let values = inherited.filter { ["Resources", "MediaBox", "CropBox", "Rotate"].contains($0.key) }.merging(dictionary) { $1 }
        guard let children = resolved(dictionary["Kids"]).array else { return values }
        for child in children.prefix(64) {
            if let page = firstPage(in: resolved(child), inherited: values, depth: depth + 1) { return page }
        }
        return nil
    }
}
