/// A value of a PDF file.
indirect enum PDFObject: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string([UInt8])
    case name(String)
    case array([PDFObject])
    case dictionary([String: PDFObject])
    /// A dictionary and the bytes that follow it, encoded with its filters.
    case stream([String: PDFObject], [UInt8])
    /// A reference to the object with this object number.
    case reference(Int)
    /// An operator of a content stream, or a word of the structure of the file.
    case word(String)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
    /// The dictionary of a dictionary object or of a stream, or nil for other objects.
    var dictionary: [String: PDFObject]? {
        switch self {
        case .dictionary(let value), .stream(let value, _): value
        default: nil
        }
    }
}
