/// The properties of a device and of its appearance that determine which file of an asset is used.
package struct AssetTraits: Hashable, Sendable {
    /// The kind of a device, as it is written in asset catalogs and in the names of files.
    package enum Idiom: String, Sendable { case phone = "iphone", pad = "ipad" }

    /// The number of pixels per point.
    package var scale: Int
    package var idiom: Idiom
    /// Whether the appearance is dark.
    package var isDark: Bool

    /// Creates the traits of a device. The scale is limited to 1…3.
    package init(scale: Int, idiom: Idiom = .phone, isDark: Bool = false) {
        (self.scale, self.idiom, self.isDark) = (min(max(scale, 1), 3), idiom, isDark)
    }

    /// Returns the rank of a scale in the order of preference: the scale itself, then finer scales, then coarser scales, each with the
    /// nearest scale first.
    func rank(ofScale other: Int) -> Int { other == scale ? 0 : other > scale ? other - scale : 100 + scale - other }
}
