import CoreGraphics
import CoreImage
import FlipbookDisplayList
import Foundation

// The filters of layers. The layer is painted into an image at the resolution of the screen, and the filters are applied to this image.
extension DisplayListBuilder {
    /// Appends the backdrop of the layer's background filters, and then the layer with its effects, or the filtered image of the layer if
    /// it has filters.
    mutating func appendFiltered(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context) {
        if !layer.settings.filters.backgroundFilters.isEmpty { appendBackgroundFilters(layer, values, toSurface, context.clip) }
        guard !layer.settings.filters.filters.isEmpty else { return appendWithEffects(layer, values, toSurface, context) }
        var inner = DisplayListBuilder(list: DisplayList())
        (inner.ignoresAnimations, inner.omitsShadows) = (ignoresAnimations, omitsShadows)
        inner.appendWithEffects(layer, values, .identity, Context(time: context.time, planeToSurface: .identity, clip: nil))
        guard let result = layer.filteredImage(of: inner.list, values) else { return }
        let style = ImageFillStyle(pixelsPerPoint: layer.filterScale)
        list.items.append(item(layer, .filtered, .image(result.image, RoundedRect(result.rect), style), toSurface, context.clip))
    }

    /// Appends a backdrop, which shows the content below the layer blurred or with another saturation.
    private mutating func appendBackgroundFilters(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ clip: Int?) {
        guard !values.bounds.isEmpty else { return }
        let filter = layer.backdropFilter(values)
        guard filter.radius > 0 || filter.saturation != 1 else { return }
        list.items.append(item(layer, .backdrop, .backdrop(filter, values.roundedBounds), toSurface, clip))
    }
}

extension CALayer {
    /// The number of pixels per point of a filtered image.
    var filterScale: CGFloat { tree?.screenScale ?? max(modelValues.rareValues.contentsScale, 1) }

    /// The largest number of pixels of a filtered image.
    private static var maximumPixelCount: Int { 1 << 24 }

    /// Returns the image of the layer's items after the filters. Returns nil if no pixels are visible, or if the image would be too large,
    /// which is reported.
    func filteredImage(of list: DisplayList, _ values: LayerValues) -> FilteredImageCache.Result? {
        let enabled = settings.filters.filters.enumerated().filter(\.element.isEnabled)
        let states = values.rareValues.filters
        return settings.filters.cache?.result(
            list, states, filterScale, values.bounds, isRepeatable: enabled.allSatisfy(\.element.isBuiltIn)
        ) {
            guard let picture = pixels(of: list, values) else { return nil }
            let scale = Double(filterScale)
            var image = picture.image
            for (index, filter) in enabled {
                let inputs = states.indices.contains(index) ? states[index].filterValues : []
                image = filter.output(for: image, inputs: inputs, scale: scale) ?? image
            }
            let extent = image.extent.isInfinite ? picture.area : image.extent
            guard !extent.isNull, !extent.isEmpty else { return nil }
            guard extent.width * extent.height <= CGFloat(Self.maximumPixelCount), let rendered = image.rendered(in: extent) else {
                return reportLargeImage()
            }
            return FilteredImageCache.Result(image: rendered, rect: layerRect(extent, values))
        }
    }

    /// Returns the painted items as an image whose origin is the lower left corner of the bounds, and the extent of the image in pixels.
    /// The image covers the bounds and everything that is painted outside of them. Returns nil if this area is empty, or if the image would
    /// be too large, which is reported.
    private func pixels(of list: DisplayList, _ values: LayerValues) -> (image: CIImage, area: CGRect)? {
        let (scale, painted) = (filterScale, list.paintedBounds)
        let area = painted.isNull ? values.bounds : painted.union(values.bounds)
        guard area.isFinite, !area.isEmpty else { return nil }
        let (left, top) = ((area.minX * scale).rounded(.down), (area.minY * scale).rounded(.down))
        let (right, bottom) = ((area.maxX * scale).rounded(.up), (area.maxY * scale).rounded(.up))
        guard right - left <= CGFloat(CGContext.maximumSideLength), bottom - top <= CGFloat(CGContext.maximumSideLength),
            (right - left) * (bottom - top) <= CGFloat(Self.maximumPixelCount),
            let context = CGContext(width: Int(right - left), height: Int(bottom - top), scale: scale)
        else {
            _ = reportLargeImage()
            return nil
        }
        context.translateBy(x: -left / scale, y: -top / scale)
        context.draw(inUserSpace: list)
        guard let image = context.makeImage() else { return nil }
        let origin = filterOrigin(values)
        let moved = CIImage(cgImage: image).transformed(by: CGAffineTransform(translationX: left - origin.x, y: origin.y - bottom))
        return (moved, moved.extent)
    }

    /// Returns the lower left corner of the bounds in pixels, with y pointing down. It is the origin of the filters' images.
    private func filterOrigin(_ values: LayerValues) -> CGPoint {
        CGPoint(x: (values.bounds.minX * filterScale).rounded(), y: (values.bounds.maxY * filterScale).rounded())
    }

    /// Returns a rectangle of an image in the coordinates of the layer.
    private func layerRect(_ extent: CGRect, _ values: LayerValues) -> CGRect {
        let (origin, scale) = (filterOrigin(values), filterScale)
        return CGRect(
            x: (extent.minX + origin.x) / scale, y: (origin.y - extent.maxY) / scale, width: extent.width / scale,
            height: extent.height / scale)
    }

    private func reportLargeImage() -> FilteredImageCache.Result? {
        let (width, height) = (Int(min(modelValues.bounds.width, 1e9)), Int(min(modelValues.bounds.height, 1e9)))
        Diagnostics.report(
            .warning, source: "CALayer",
            "The filtered image of a layer of \(width) × \(height) points "
                + "would have more than \(Self.maximumPixelCount) pixels; the layer is not shown. Use filters on a smaller layer.",
            onlyOnce: true)
        return nil
    }

    /// Returns the blur and the saturation for the content below the layer. Filters that are not supported are reported and ignored.
    fileprivate func backdropFilter(_ values: LayerValues) -> BackdropFilter {
        var result = BackdropFilter(radius: 0)
        let states = values.rareValues.backgroundFilters
        for (filter, state) in zip(settings.filters.backgroundFilters, states) where filter.isEnabled {
            func number(_ key: String) -> CGFloat { if case .number(let value)? = state[key], value.isFinite { CGFloat(value) } else { 0 } }
            switch filter.filterName {
            case "CIGaussianBlur" where result.radius == 0: result.radius = min(max(number(kCIInputRadiusKey), 0), 500)
            case "CIColorControls" where number(kCIInputBrightnessKey) == 0 && number(kCIInputContrastKey) == 1:
                result.saturation *= max(number(kCIInputSaturationKey), 0)
            default:
                Diagnostics.report(
                    .warning, source: "CALayer",
                    "backgroundFilters contains \(filter.filterName), which is ignored. Use one CIGaussianBlur, and CIColorControls for the "
                        + "saturation.", onlyOnce: true)
            }
        }
        return result
    }
}
