/// A filter whose inputs are properties. Functions of `CIFilter` such as `gaussianBlur()` return such filters.
public protocol CIFilterProtocol: AnyObject {
    /// The result, or nil if a required image is missing.
    var outputImage: CIImage? { get }
}
