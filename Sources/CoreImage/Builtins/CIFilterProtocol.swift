/// A filter whose inputs are properties, as the functions of `CIFilter` such as `gaussianBlur()` return it.
public protocol CIFilterProtocol: AnyObject {
    /// The result, or nil if an image that is needed is missing.
    var outputImage: CIImage? { get }
}
