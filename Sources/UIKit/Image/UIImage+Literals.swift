/// The type of an image literal, as in `#imageLiteral(resourceName: "plane.png")`.
public typealias _ImageLiteralType = UIImage

nonisolated extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image of a literal. If there is no such file, a warning is reported and the image is empty.
    public convenience init(imageLiteralResourceName name: String) { self.init(UIImage(named: name)?.attributes ?? Attributes()) }
}
