import CoreGraphics
import Foundation

/// The size and the layout of a button's content: an image beside a title, which may have a subtitle below it.
extension UIButton {
    /// The space above and below a title if no insets are set, so that the title does not touch the button's edges.
    private static let defaultTitlePadding: CGFloat = 6
    /// The size of a button without content, configuration and insets, as in UIKit.
    private static let emptySize = CGSize(width: 30, height: 34)

    // MARK: - Measuring

    private var titleSize: CGSize { size(of: label) }
    private var subtitleSize: CGSize { subtitleLabel.map(size) ?? .zero }

    /// Returns the size of a text. The width is rounded up to a multiple of half a point, the height to the nearest multiple.
    private func size(of label: UILabel) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: (size.width * 2).rounded(.up) / 2, height: (size.height * 2).rounded() / 2)
    }

    /// The distance between the title and the subtitle.
    private var titleSpacing: CGFloat {
        guard titleSize != .zero, subtitleSize != .zero, let padding = configuration?.titlePadding else { return 0 }
        return padding.isFinite ? padding : 0
    }

    /// The size of the title and the subtitle.
    private var textSize: CGSize {
        let (title, subtitle) = (titleSize, subtitleSize)
        return CGSize(width: max(title.width, subtitle.width), height: title.height + titleSpacing + subtitle.height)
    }

    private var imageSize: CGSize { activityIndicator?.intrinsicContentSize ?? contentImageView.sizeThatFits(.zero) }
    private var imageTitleSpacing: CGFloat { imageSize == .zero || textSize == .zero ? 0 : configuration?.imagePadding ?? 0 }
    private var contentInsets: UIEdgeInsets { (isRightToLeft ? configuration?.mirroredInsets : configuration?.insets) ?? contentEdgeInsets }

    /// The side of the text on which the image is.
    private enum ImageSide { case top, bottom, leading, trailing }

    private var imageSide: ImageSide {
        guard let placement = configuration?.imagePlacement else { return .leading }
        if placement.contains(.top) { return .top }
        if placement.contains(.bottom) { return .bottom }
        return placement.contains(.leading) || !placement.contains(.trailing) ? .leading : .trailing
    }
    private var isVertical: Bool { imageSide == .top || imageSide == .bottom }

    var contentSize: CGSize {
        let (text, image) = (textSize, imageSize)
        let usesDefaultPadding = contentInsets == .zero && text != .zero
        let padding = usesDefaultPadding ? Self.defaultTitlePadding * 2 : 0
        let content =
            isVertical
            ? CGSize(width: max(text.width, image.width), height: text.height + padding + imageTitleSpacing + image.height)
            : CGSize(width: text.width + imageTitleSpacing + image.width, height: max(text.height + padding, image.height))
        let backgroundSize = backgroundImageView.image?.size ?? .zero
        let isEmpty = text == .zero && image == .zero && backgroundSize == .zero
        if isEmpty, contentInsets == .zero { return Self.emptySize }
        return CGSize(
            width: max(content.width + contentInsets.left + contentInsets.right, backgroundSize.width, usesDefaultPadding ? 30 : 0),
            height: max(content.height + contentInsets.top + contentInsets.bottom, backgroundSize.height))
    }

    // MARK: - Layout

    func layoutContent() {
        backgroundImageView.frame = bounds
        let area = bounds.inset(by: contentInsets)
        let frames = isVertical ? columnFrames(in: area) : rowFrames(in: area)
        contentImageView.frame = mirroredIfRightToLeft(frames.image, in: area).inset(by: translationInsets(for: imageEdgeInsets))
        activityIndicator?.frame = contentImageView.frame
        let insets = translationInsets(for: titleEdgeInsets)
        label.frame = mirroredIfRightToLeft(textFrame(of: titleSize, top: 0, in: frames.text), in: area).inset(by: insets)
        let subtitleTop = titleSize.height + titleSpacing
        let subtitleFrame = textFrame(of: subtitleSize, top: subtitleTop, in: frames.text)
        subtitleLabel?.frame = mirroredIfRightToLeft(subtitleFrame, in: area).inset(by: insets)
        if let configuration { layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    }

    /// Returns the frames of the image and of the text side by side.
    private func rowFrames(in area: CGRect) -> (image: CGRect, text: CGRect) {
        let (image, spacing) = (imageSize, imageTitleSpacing)
        // If the space is too small, the text is truncated, and the image keeps its size.
        var text = textSize
        if image != .zero { text.width = min(text.width, max(area.width - image.width - spacing, 0)) }
        let isFirst = imageSide == .leading
        return (
            contentFrame(
                for: image, in: area, widthBefore: isFirst ? 0 : text.width + spacing, widthAfter: isFirst ? text.width + spacing : 0),
            contentFrame(
                for: text, in: area, widthBefore: isFirst ? image.width + spacing : 0, widthAfter: isFirst ? 0 : image.width + spacing)
        )
    }

    /// Returns the frames of the image and of the text one above the other.
    private func columnFrames(in area: CGRect) -> (image: CGRect, text: CGRect) {
        let (image, text, spacing) = (imageSize, textSize, imageTitleSpacing)
        let top = contentTop(forHeight: image.height + spacing + text.height, in: area)
        var frames = (
            image: contentFrame(for: image, in: area, widthBefore: 0, widthAfter: 0),
            text: contentFrame(for: text, in: area, widthBefore: 0, widthAfter: 0)
        )
        frames.image.origin.y = imageSide == .top ? top : top + text.height + spacing
        frames.text.origin.y = imageSide == .top ? top + image.height + spacing : top
        return frames
    }

    /// Returns the frame of the title or of the subtitle in a left-to-right layout. `area` is the frame of both together, and `top` is the
    /// distance of the returned frame from the top of `area`.
    private func textFrame(of size: CGSize, top: CGFloat, in area: CGRect) -> CGRect {
        let width = min(size.width, area.width)
        let free = area.width - width
        let x: CGFloat
        switch resolvedTitleAlignment {
        case .leading, .automatic: x = 0
        case .trailing: x = free
        case .center: x = (free).rounded() / 2
        }
        return CGRect(x: area.minX + x, y: area.minY + top, width: width, height: size.height)
    }

    private var resolvedTitleAlignment: Configuration.TitleAlignment {
        let alignment = configuration?.titleAlignment ?? .automatic
        guard alignment == .automatic else { return alignment }
        if imageSize == .zero || isVertical { return .center }
        return imageSide == .leading ? .leading : .trailing
    }

    /// Returns the frame of the image or of the text. In a column, the caller replaces the vertical position.
    ///
    /// A frame that does not fit beside the rest of the row is made narrower.
    ///
    /// - Parameters:
    ///   - widthBefore: The width of the rest of the row before the image or text.
    ///   - after: The width of the rest of the row after it.
    private func contentFrame(for size: CGSize, in area: CGRect, widthBefore: CGFloat, widthAfter after: CGFloat) -> CGRect {
        let freeWidth = max(area.width - widthBefore - size.width - after, 0)
        let width = min(size.width, max(area.width - widthBefore - after, 0))
        let x: CGFloat
        switch contentHorizontalAlignment {
        // In a right-to-left layout the caller mirrors the frame afterwards, so `.left` is computed like `.trailing`.
        case .leading, .fill: x = area.minX
        case .trailing: x = area.minX + freeWidth
        case .left: x = area.minX + (isRightToLeft ? freeWidth : 0)
        case .right: x = area.minX + (isRightToLeft ? 0 : freeWidth)
        case .center: x = area.minX + freeWidth / 2
        }
        let y = contentTop(forHeight: size.height, in: area)
        return CGRect(x: (x * 2).rounded() / 2 + widthBefore, y: y, width: width, height: size.height)
    }

    /// Returns the y coordinate of the top edge of content that has the given height, rounded to half points.
    private func contentTop(forHeight height: CGFloat, in area: CGRect) -> CGFloat {
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = area.minY
        case .bottom: y = area.maxY - height
        case .center: y = area.midY - height / 2
        }
        return (y * 2).rounded() / 2
    }

    /// Returns the position of the title's baseline. The `offset` of the result is computed for a button with its natural height.
    func titleBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Baseline {
        let fraction: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: fraction = 0
        case .bottom: fraction = 1
        case .center: fraction = 0.5
        }
        let (height, titleHeight) = (contentSize.height, titleSize.height)
        let insets = UIEdgeInsets(top: contentInsets.top, bottom: contentInsets.bottom)
        let area = CGRect(x: 0, y: 0, width: 0, height: height).inset(by: insets)
        let textTop = isVertical ? columnFrames(in: area).text.minY : contentTop(forHeight: textSize.height, in: area)
        let titleTop = textTop + translationInsets(for: titleEdgeInsets).top
        return Baseline(
            heightFraction: fraction, offset: titleTop + titleHeight / 2 + label.baseline(attribute).offset - fraction * height)
    }

    /// Converts edge insets to insets that move a rectangle without resizing it.
    ///
    /// Opposite insets of `d` and `-d` move the rectangle by `d`. An inset of `d` on one side moves it by `d / 2`.
    private func translationInsets(for insets: UIEdgeInsets) -> UIEdgeInsets {
        let (x, y) = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
        return UIEdgeInsets(top: y, left: x, bottom: -y, right: -x)
    }
}
