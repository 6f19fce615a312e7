import CoreGraphics
import CoreImage
import FlipbookDisplayList
import Foundation

/// The filters of a layer, and its filtered image.
struct LayerFilters {
    /// The value of `CALayer.filters`.
    var objects: [Any]?
    /// The value of `CALayer.backgroundFilters`.
    var backgroundObjects: [Any]?
    /// Copies of the filters that are applied to the layer.
    fileprivate(set) var filters: [CIFilter] = []
    /// Copies of the filters that are applied to the content below the layer.
    fileprivate(set) var backgroundFilters: [CIFilter] = []
    /// The cache of the filtered image, or nil if the layer has no filters.
    fileprivate(set) var cache: FilteredImageCache?
}

extension CALayer {
    func setFilters(_ newValue: [Any]?) {
        settings.filters.objects = newValue
        settings.filters.filters = Self.copies(of: newValue, "filters")
        settings.filters.cache = settings.filters.filters.isEmpty ? nil : FilteredImageCache()
        setStates(settings.filters.filters, \.filters)
    }

    func setBackgroundFilters(_ newValue: [Any]?) {
        settings.filters.backgroundObjects = newValue
        settings.filters.backgroundFilters = Self.copies(of: newValue, "backgroundFilters")
        setStates(settings.filters.backgroundFilters, \.backgroundFilters)
    }

    private func setStates(_ filters: [CIFilter], _ path: WritableKeyPath<RareValues, [FilterState]>) {
        if !filters.isEmpty || !modelValues.rareValues.isUnset {
            modelValues.rareValues[dynamicMember: path] = filters.map { FilterState($0) }
        }
        tree?.setNeedsDisplay()
    }

    /// Returns copies of the filters in a list. Other objects are reported.
    private static func copies(of objects: [Any]?, _ name: String) -> [CIFilter] {
        (objects ?? []).compactMap { object in
            if let filter = object as? CIFilter { return filter.copy() as? CIFilter }
            Diagnostics.report(
                .warning, source: "CALayer", "\(name) contains a \(type(of: object)), which is ignored. Use objects of the class CIFilter.",
                onlyOnce: true)
            return nil
        }
    }

    /// Whether the layer has filters or background filters.
    var hasFilters: Bool { !settings.filters.filters.isEmpty || !settings.filters.backgroundFilters.isEmpty }

    // MARK: - Key paths

    /// Returns the value of a filter's input, or nil if there is no such input.
    func filterValue(at path: [Substring]) -> Any? {
        let keyPath = path.joined(separator: ".")
        guard let property = LayerProperty.filterInput(keyPath), !LayerProperty.isMissingFilterInput(keyPath, in: modelValues) else {
            return nil
        }
        return property.get(modelValues).filterValue?.object
    }

    /// Sets the value of a filter's input without an action. Returns false if there is no such input.
    func setFilterValue(_ value: Any?, at path: [Substring]) -> Bool {
        let keyPath = path.joined(separator: ".")
        guard let property = LayerProperty.filterInput(keyPath), !LayerProperty.isMissingFilterInput(keyPath, in: modelValues) else {
            return false
        }
        guard let value = value.flatMap({ property.layerValue(from: $0) }) else { return true }
        guard value.isFinite else {
            reportRefusedValue(of: keyPath)
            return true
        }
        property.set(&modelValues, value)
        tree?.setNeedsDisplay()
        return true
    }
}

/// The filtered image of a layer, with the values from which it was made.
final class FilteredImageCache {
    /// The image and its rectangle in the layer's coordinates.
    struct Result {
        var image: CGImage
        var rect: CGRect
    }

    private var list = DisplayList()
    private var states: [FilterState] = []
    private var scale: CGFloat = 0
    private var bounds = CGRect.null
    private var result: Result?
    /// The number of images that were made.
    private(set) var renderCount = 0

    /// Returns the image for a list and values, or nil if `make` has returned nil for them. The image is made again if the list or the
    /// values have changed, or if `isRepeatable` is false, because the filters can then return different images for the same values.
    func result(
        _ list: DisplayList, _ states: [FilterState], _ scale: CGFloat, _ bounds: CGRect, isRepeatable: Bool, _ make: () -> Result?
    ) -> Result? {
        if isRepeatable, renderCount > 0, scale == self.scale, bounds == self.bounds, states == self.states, list == self.list {
            return result
        }
        (self.list, self.states, self.scale, self.bounds) = (list, states, scale, bounds)
        renderCount += 1
        result = make()
        return result
    }
}
