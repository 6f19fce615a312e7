/// The margin settings and built-in guides of a view.
struct MarginState {
    /// The margins that code has set, or nil for the default margins.
    var customMargins: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    var marginsGuide: InsetLayoutGuide?
    var safeAreaGuide: InsetLayoutGuide?
    var readableGuide: InsetLayoutGuide?
    var topBarGuide: BarLayoutGuide?
    var bottomBarGuide: BarLayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
}
