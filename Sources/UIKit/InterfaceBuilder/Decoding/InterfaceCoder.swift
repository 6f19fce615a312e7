import Foundation

/// The coder with which an object reads its own element of a storyboard or xib in `init(coder:)`.
///
/// The coder has no values for the keys of archives. If client code requests such a key, the value is nil, false or 0.
nonisolated final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let decoder: InterfaceDecoder

    init(_ element: InterfaceElement, _ decoder: InterfaceDecoder) {
        (self.element, self.decoder) = (element, decoder)
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer) {}
    override func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer) {}
}
