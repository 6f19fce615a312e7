extension PreparedText {
    /// The properties of a text that determine its preparation: characters, the font face of each span, and which spans are attachments.
    struct Key: Hashable {
        private let text: StyledText

        init(_ text: StyledText) { self.text = text }

        /// Returns an equal key without colors and pictures, so that a stored key does not keep the pictures of attachments in memory.
        func withoutAppearance() -> Key {
            let spans = text.spans.map { span in
                var style = TextStyle(font: span.style.font)
                if span.style.attachment != nil { style.attachment = InlineAttachment(image: nil, bounds: .zero) }
                return StyledText.Span(count: span.count, style: style)
            }
            return Key(StyledText(text.text, spans))
        }

        static func == (a: Key, b: Key) -> Bool {
            ExactText(a.text.text) == ExactText(b.text.text)
                && a.text.spans.elementsEqual(b.text.spans) { a, b in
                    a.count == b.count && (a.style.attachment == nil) == (b.style.attachment == nil)
                        && a.style.font.faceDescriptor == b.style.font.faceDescriptor
                }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ExactText(text.text))
            hasher.combine(text.spans.count)
            hasher.combine(text.spans[0].style.font.weight)
        }
    }
}

extension PreparedText.Key: ByteCounted {
    var byteCount: Int { text.text.utf8.count + text.spans.count * MemoryLayout<StyledText.Span>.stride }
}
