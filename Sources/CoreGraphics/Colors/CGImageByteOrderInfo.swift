/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits that contain the byte order.
    case orderMask = 0x7000
    /// Units of 16 bits, with the least significant byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, with the least significant byte first.
    case order32Little = 0x2000
    /// Units of 16 bits, with the most significant byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, with the most significant byte first.
    case order32Big = 0x4000
    /// The bytes of a pixel are in the order of its components.
    case orderDefault = 0
}
