import FlipbookDisplayList
import Foundation

/// A drawing destination: a bitmap with a current path, a current state and a stack of saved states.
///
/// Drawing adds items to a display list. The list is painted when it is long, and when the pixels are needed: by `makeImage()`, by `data`,
/// and before an operation whose blend mode reads the pixels. If the client has provided the memory, each operation is painted immediately.
///
/// Coordinates are as in Core Graphics: the origin is at the lower left, and y points up. The contexts of UIKit have a transform that moves
/// the origin to the upper left.
public class CGContext {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The format of the pixels in the client's memory, or in the memory that `data` creates.
    let format: PixelFormat
    /// The memory of the client, or the memory that `data` has created.
    var memory: UnsafeMutableRawPointer?
    private let ownsMemory: Bool
    /// The color space.
    public let colorSpace: CGColorSpace?

    /// The transform of a new state: the identity, or the transform of a UIKit context. Shadows are relative to it.
    let baseTransform: CGAffineTransform
    /// The canvases of the context and of its open transparency layers, innermost last.
    var canvases: [Canvas]
    /// The current state.
    var state: GraphicsState
    /// The saved states, newest last.
    var savedStates: [GraphicsState] = []
    /// The current path in pixels, with y pointing down. The transform applies to points when they are added.
    var currentPath = Path()

    /// The largest width and height. The rasterizer computes coordinates up to this size.
    package static let maximumSideLength = 15_000
    /// The largest number of pixels.
    package static let maximumPixelCount = 1 << 27

    /// Returns the size in points of the black background of an opaque drawing. `scale` is the number of pixels per point.
    ///
    /// At a scale of 1 or more, the background covers all pixels, as on iOS. At a smaller scale, as in a reduced image, the pixels of the
    /// last row and column stay transparent if they are only partly in the drawing. If they were black, they would be visible as a line.
    package static func opaqueSize(_ size: CGSize, scale: CGFloat) -> CGSize {
        let rule: FloatingPointRoundingRule = scale < 1 ? .down : .up
        return CGSize(width: (size.width * scale).rounded(rule) / scale, height: (size.height * scale).rounded(rule) / scale)
    }

    /// Returns whether a bitmap can have this size.
    package static func isAllowedSize(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSideLength && height <= maximumSideLength && width * height <= maximumPixelCount
    }

    /// Creates a context for a bitmap, or returns nil if the format or the size is not supported. The supported formats are 8-bit
    /// components in 32-bit pixels, 8-bit gray and 8-bit alpha.
    ///
    /// - Parameters:
    ///   - data: The memory of the pixels, rows from top to bottom, or nil. It is read and written while drawing, and must exist as long
    ///     as the context.
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: The number of bits of a component, 8.
    ///   - bytesPerRow: The number of bytes from one row to the next, or 0 for the smallest number.
    ///   - space: The color space, or nil for alpha only.
    ///   - bitmapInfo: The position of alpha and the byte order, as in `CGImageAlphaInfo` and `CGImageByteOrderInfo`.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        guard Self.isAllowedSize(width: width, height: height),
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, width: width, bytesPerRow: bytesPerRow, space: space,
                info: CGBitmapInfo(rawValue: bitmapInfo)),
            // The memory that `data` creates has at most as many bytes as the largest bitmap.
            data != nil || format.bytesPerRow * height <= Self.maximumPixelCount * 4
        else { return nil }
        (self.width, self.height, self.format, colorSpace) = (width, height, format, space)
        (memory, ownsMemory) = (data, data == nil)
        baseTransform = .identity
        canvases = [Canvas(width: width, height: height)]
        state = GraphicsState(transform: .identity)
        if data == nil, format.isOpaque { canvases[0].bitmap = format.shown(canvases[0].bitmap) }
    }

    /// Creates a context for UIKit. Its origin is at the upper left, and its unit is a point.
    package init?(width: Int, height: Int, scale: CGFloat) {
        guard Self.isAllowedSize(width: width, height: height), scale.isFinite, scale > 0 else { return nil }
        (self.width, self.height, format, colorSpace) = (width, height, PixelFormat(width: width), CGColorSpaceCreateDeviceRGB())
        (memory, ownsMemory) = (nil, true)
        baseTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
        canvases = [Canvas(width: width, height: height)]
        state = GraphicsState(transform: baseTransform)
    }

    deinit { if ownsMemory { memory?.deallocate() } }

    /// The number of bits of a component, which is always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel.
    public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The position of alpha in the bytes of a pixel.
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: format.info.rawValue & 0x1F) ?? .none }
    /// The format of the pixels.
    public var bitmapInfo: CGBitmapInfo { format.info }

    /// The memory of the pixels, rows from top to bottom. From the first access on, each operation is painted immediately.
    public var data: UnsafeMutableRawPointer? {
        paintOperationsBelowLayers()
        if memory == nil {
            let count = format.bytesPerRow * height
            let newMemory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
            newMemory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
            format.write(canvases[0].bitmap, to: newMemory)
            memory = newMemory
        }
        return memory
    }

    /// Returns an image of what was drawn. Later drawing does not change it. The image does not contain open transparency layers. It is
    /// opaque if the format has no alpha, and gray if the format is gray.
    public func makeImage() -> CGImage? {
        paintOperationsBelowLayers()
        return CGImage(format.shown(canvases[0].bitmap))
    }

    /// Paints the pending operations, also those from before an open transparency layer.
    private func paintOperationsBelowLayers() {
        flush()
        if canvases.count > 1 { paintOperations(ofCanvas: 0) }
    }

    /// Replaces all pixels by the pixels of an image with the same size.
    package func replacePixels(with image: CGImage) { canvases[0].bitmap = image.bitmap }

    /// Whether nothing was drawn.
    package var isBlank: Bool { memory == nil && canvases[0].isBlank }

    /// Paints all pending operations of the context, or of the innermost open transparency layer.
    public func flush() {
        readMemory()
        paintOperations(ofCanvas: canvases.count - 1)
        writeMemory()
    }

    /// Paints the pending operations of a canvas, and renumbers the clips of the states that belong to the canvas.
    private func paintOperations(ofCanvas index: Int) {
        let isInnermost = index == canvases.count - 1
        let states = canvases[index].savedStateCount..<(isInnermost ? savedStates.count : canvases[index + 1].savedStateCount)
        let currentClip: Int? = isInnermost ? state.clip : nil
        let newIndices = canvases[index].paint(keeping: [currentClip] + savedStates[states].map(\.clip))
        if isInnermost { state.clip = state.clip.map { newIndices[$0] } }
        for saved in states { savedStates[saved].clip = savedStates[saved].clip.map { newIndices[$0] } }
    }

    /// Does the same as `flush()`.
    public func synchronize() { flush() }

    /// Writes the pixels to the memory, unless a transparency layer is open.
    func writeMemory() {
        if let memory, canvases.count == 1 { format.write(canvases[0].bitmap, to: memory) }
    }

    /// Reads the pixels from the memory, which the client may have changed.
    private func readMemory() {
        guard let memory, canvases.count == 1 else { return }
        canvases[0].bitmap = format.bitmap(from: memory, height: height)
    }
}
