import CoreGraphics
import FlipbookTypography
import Foundation

/// An area in which text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    nonisolated deinit {}

    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The size of the area. A width or height of 0 or of the greatest number means no limit.
    open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
    /// The space between the text and the left and right edges.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { exclusionsDidChange() } } }
    /// The areas that the lines avoid, in the coordinates of the container.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { exclusionsDidChange() } }
    /// The maximum number of lines, or 0 for no maximum.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
    /// The treatment of text that does not fit. A mode that truncates or clips text affects only the last visible line.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { geometryDidChange() } } }
    /// Whether the width follows the width of the text view. A text view sets it to true for its container.
    open var widthTracksTextView = false
    /// Whether the height follows the height of the text view.
    ///
    /// Differs from Apple: only `widthTracksTextView` is used. If it is true, the height also follows
    /// the height of a text view that does not scroll.
    open var heightTracksTextView = false
    /// The areas of `exclusionPaths` in the coordinates of the lines, or nil if there are none.
    private(set) var exclusions: TextExclusions?

    /// Creates a container.
    public init(size: CGSize) { self.size = size }
    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Whether the lines use the whole rectangle, because there are no exclusion paths.
    open var isSimpleRectangularTextContainer: Bool { exclusions == nil }

    /// The width of the lines: the width of the area without the padding, or the greatest number for no limit.
    var lineWidth: CGFloat {
        let width = size.width.isFinite && size.width > 0 ? size.width : .greatestFiniteMagnitude
        return width > 1e6 ? .greatestFiniteMagnitude : max(width - 2 * padding, 0)
    }
    /// The height of the area, or the greatest number for no limit.
    var heightLimit: CGFloat { size.height.isFinite && size.height > 0 ? size.height : .greatestFiniteMagnitude }
    var padding: CGFloat { lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0 }

    private func exclusionsDidChange() {
        let paths = exclusionPaths.map { path in path.cgPath.path }
        let all = TextExclusions(paths, offset: CGVector(dx: -padding, dy: 0))
        exclusions = all.isEmpty ? nil : all
        geometryDidChange()
    }

    private func geometryDidChange() { layoutManager?.containerDidChange(self) }
}
