import Foundation

/// The last layouts of a text at different widths.
struct KnownLayouts: ByteCounted {
    private var entries: [(widths: EqualWidths, layout: TextLayout, byteCount: Int)] = []
    /// The index of the entry that the next layout replaces.
    private var next = 0
    private(set) var byteCount = 0

    /// The largest number of layouts of one text.
    private static let maximumCount = 2

    init() {}

    /// Returns the layout at a width, or nil if it is not known.
    func layout(width: CGFloat) -> TextLayout? {
        for index in entries.indices where entries[index].widths.contains(width) { return entries[index].layout }
        return nil
    }

    /// Adds a layout. It replaces the oldest one if there are too many.
    mutating func insert(_ layout: TextLayout, at widths: EqualWidths) {
        let new = (widths, layout, layout.byteCount + MemoryLayout.stride(ofValue: entries))
        byteCount += new.2
        if entries.count < Self.maximumCount { return entries.append(new) }
        byteCount -= entries[next].byteCount
        entries[next] = new
        next = (next + 1) % Self.maximumCount
    }

    /// The key of the layouts of a text: all that determines a layout, except the width.
    struct Key: Hashable {
        private let text: StyledText
        private let lineLimit: Int
        private let height: CGFloat

        /// Creates the key of a text. Nil for a text whose layouts are not kept: a long text, because its layouts need much memory; a text
        /// with pictures or tab stops, which would stay in memory; and a text with a negative zero, which can be seen in its positions
        /// although it is equal to zero.
        init?(_ text: StyledText, lineLimit: Int, height: CGFloat) {
            guard text.text.utf8.count <= Self.maximumByteCount, text.spans.count <= Self.maximumSpanCount, !height.isNaN,
                text.spans.withUnsafeBufferPointer({ spans in spans.indices.allSatisfy { Self.canKeep(spans.baseAddress! + $0) } })
            else { return nil }
            (self.text, self.lineLimit, self.height) = (text, lineLimit, height)
        }

        private static let maximumByteCount = 4_096
        private static let maximumSpanCount = 8

        /// Whether the layouts of a span can be kept.
        private static func canKeep(_ span: UnsafePointer<StyledText.Span>) -> Bool {
            guard case .none = span.pointee.style.attachment, case .none = span.pointee.paragraph.tabStops else { return false }
            func isNegativeZero(_ value: CGFloat) -> Bool { value == 0 && value.sign == .minus }
            return !isNegativeZero(span.pointee.style.font.size) && !isNegativeZero(span.pointee.style.tracking)
                && !isNegativeZero(span.pointee.style.baselineOffset) && !isNegativeZero(span.pointee.paragraph.lineSpacing)
                && !isNegativeZero(span.pointee.paragraph.paragraphSpacing)
                && !isNegativeZero(span.pointee.paragraph.paragraphSpacingBefore)
                && !isNegativeZero(span.pointee.paragraph.firstLineIndent) && !isNegativeZero(span.pointee.paragraph.headIndent)
                && !isNegativeZero(span.pointee.paragraph.tailIndent) && !isNegativeZero(span.pointee.paragraph.minimumLineHeight)
        }

        static func == (a: Key, b: Key) -> Bool {
            guard a.lineLimit == b.lineLimit, a.height == b.height, a.text.spans.count == b.text.spans.count,
                ExactText(a.text.text) == ExactText(b.text.text)
            else { return false }
            // The spans are compared in place, because a copy of a style takes longer than the comparison.
            return a.text.spans.withUnsafeBufferPointer { a in
                b.text.spans.withUnsafeBufferPointer { b in
                    a.baseAddress == b.baseAddress || a.indices.allSatisfy { Self.areEqual(a.baseAddress! + $0, b.baseAddress! + $0) }
                }
            }
        }

        /// Compares all properties, except the attachments, which are nil in a key. `EqualWidthsTests` counts the properties.
        private static func areEqual(_ a: UnsafePointer<StyledText.Span>, _ b: UnsafePointer<StyledText.Span>) -> Bool {
            a.pointee.count == b.pointee.count && a.pointee.style.font == b.pointee.style.font
                && a.pointee.style.color == b.pointee.style.color && a.pointee.style.background == b.pointee.style.background
                && a.pointee.style.tracking == b.pointee.style.tracking
                && a.pointee.style.baselineOffset == b.pointee.style.baselineOffset
                && a.pointee.style.underline == b.pointee.style.underline
                && a.pointee.style.strikethrough == b.pointee.style.strikethrough && a.pointee.style.shadow == b.pointee.style.shadow
                && a.pointee.paragraph == b.pointee.paragraph
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ExactText(text.text))
            hasher.combine(numberHash)
        }

        /// A number that is different for most values of the properties that an animation of a text can change.
        private var numberHash: UInt64 {
            var hash = UInt64(truncatingIfNeeded: lineLimit ^ text.spans.count << 32)
            // The sum of a negative zero and 0 is the same as that of 0, so equal keys have the same hash.
            func add(_ value: CGFloat) { hash = hash &* 0x9E37_79B9_7F4A_7C15 &+ Double(value + 0).bitPattern }
            add(height)
            text.spans.withUnsafeBufferPointer { spans in
                for index in spans.indices {
                    add(spans[index].style.font.size)
                    add(spans[index].style.tracking)
                    add(spans[index].style.baselineOffset)
                    add(spans[index].style.color.red)
                    add(spans[index].style.color.green)
                    add(spans[index].style.color.blue)
                    add(spans[index].style.color.alpha)
                    add(spans[index].paragraph.lineSpacing)
                    add(spans[index].paragraph.firstLineIndent)
                }
            }
            return hash ^ hash >> 32
        }
    }
}

extension KnownLayouts.Key: ByteCounted {
    var byteCount: Int { text.text.utf8.count + text.spans.count * MemoryLayout<StyledText.Span>.stride + 64 }
}

extension StyledText.Span {
    /// Whether lines have the whole width and begin at the left edge, if the text is left-to-right.
    var fillsWidth: Bool {
        (paragraph.alignment == .natural || paragraph.alignment == .left) && paragraph.firstLineIndent == 0 && paragraph.headIndent == 0
            && paragraph.tailIndent == 0
    }
}

extension TextLayout: ByteCounted {
    /// The size in bytes, including the glyphs of the lines, and the source of deferred lines.
    var byteCount: Int {
        let source = lines.first { $0.source != nil }?.source
        return lines.reduce(lines.capacity * MemoryLayout<Line>.stride + 32 + (source?.byteCount ?? 0)) { sum, line in
            guard line.source == nil else { return sum }
            let arrays =
                line.fragments.capacity * MemoryLayout<Fragment>.stride + line.segments.capacity * MemoryLayout<Segment>.stride
                + line.carets.capacity * MemoryLayout<(offset: Int, x: CGFloat)>.stride + 3 * 32
            return line.fragments.reduce(sum + arrays) { $0 + $1.line.text.utf8.count + 32 + $1.line.glyphRun.byteCount }
        }
    }
}
