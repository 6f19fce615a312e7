/// The margin settings and inset guides of a view.
struct MarginState {
    /// The margins set by code. Nil for the default margins.
    var customMargins: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var marginsGuide: InsetLayoutGuide?
    var safeAreaGuide: InsetLayoutGuide?
    var readableGuide: InsetLayoutGuide?
}
