import UIKit

/// The part of a card that contains the animated views and layers.
class AnimationCanvas: UIView {
    /// Adds a horizontal track with a dot at its left end, and returns the dot.
    func addDotOnTrack(_ color: UIColor) -> UIView {
        let track = UIView(frame: CGRect(x: 12, y: bounds.midY - 1, width: bounds.width - 24, height: 2))
        track.backgroundColor = Palette.hairline
        track.layer.cornerRadius = 1
        addSubview(track)
        return addDot(color)
    }

    /// Adds a colored dot. `fraction` is its horizontal position: 0 at the left edge, 1 at the right edge.
    func addDot(_ color: UIColor = Palette.blue, size: CGFloat = 24, at fraction: CGFloat = 0) -> UIView {
        let dot = UIView(
            frame: CGRect(x: (bounds.width - size) * fraction, y: (bounds.height - size) / 2, width: size, height: size))
        dot.backgroundColor = color
        dot.layer.cornerRadius = size / 2
        addSubview(dot)
        return dot
    }

    /// The x coordinate of the center of a dot of the default size at the right end of the track.
    var trackEnd: CGFloat { bounds.width - 12 }
}
