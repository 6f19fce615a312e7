import CoreGraphics

/// The values that code has set on a view for the large content viewer.
final class LargeContentValues {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// The values, which are created at the first use.
    var largeContentValues: LargeContentValues {
        if let values = accessibilityValues.largeContent { return values }
        let values = LargeContentValues()
        accessibilityValues.largeContent = values
        return values
    }

    /// The default title and image: the title and the image of a button, or nil for other views.
    var defaultLargeContent: (title: String?, image: UIImage?) {
        guard let button = self as? UIButton else { return (nil, nil) }
        return (button.label.text, button.contentImageView.image)
    }
}
