import Foundation

/// Colors at locations in 0…1, for the gradients of a context.
public final class CGGradient: Sendable {
    /// The colors, in the order of their locations.
    package let colors: [CGColor]
    /// The locations, ascending.
    package let locations: [CGFloat]

    /// Creates a gradient. Without locations, the colors are evenly spaced. Returns nil if there are no colors.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.indices.map { index -> (color: CGColor, location: CGFloat) in
            let location = locations?[index] ?? CGFloat(index) / last
            return (colors[index], location.isFinite ? min(max(location, 0), 1) : 0)
        }
        // Sorted by location. Stops with equal locations keep their order.
        let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
        self.colors = order.map { stops[$0].color }
        self.locations = order.map { stops[$0].location }
    }

    /// Creates a gradient from an array of colors, as in `colors as CFArray`. Returns nil if an element is not a color.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        // Without one of the colors, the others would not match their locations.
        guard known.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: known, locations: locations)
    }

    /// Creates a gradient from colors in an `NSArray`. Returns nil if an element is not a color.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

    /// Creates a gradient from the components of all colors, one after another, each followed by its alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let stride = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// Returns the color at a location in 0…1. The components are interpolated before they are multiplied with alpha.
    func color(at location: CGFloat) -> CGColor {
        guard let next = locations.firstIndex(where: { $0 > location }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let (a, b) = (colors[next - 1], colors[next])
        let s = (location - locations[next - 1]) / (locations[next] - locations[next - 1])
        return CGColor(
            red: a.red + (b.red - a.red) * s, green: a.green + (b.green - a.green) * s, blue: a.blue + (b.blue - a.blue) * s,
            alpha: a.alpha + (b.alpha - a.alpha) * s)
    }
}
