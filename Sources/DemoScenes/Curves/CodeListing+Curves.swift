extension CodeListing {
    /// The functions that make the animators. `ListingTests` writes it from the sources.
    static let curves = #"""
        ### curve linear
        UIViewPropertyAnimator(
          duration: 2, curve: .linear,
          animations: move)
        ### curve easeIn
        UIViewPropertyAnimator(
          duration: 2, curve: .easeIn,
          animations: move)
        ### curve easeOut
        UIViewPropertyAnimator(
          duration: 2, curve: .easeOut,
          animations: move)
        ### curve easeInOut
        UIViewPropertyAnimator(
          duration: 2, curve: .easeInOut,
          animations: move)
        ### curve custom
        UIViewPropertyAnimator(
          duration: 2,
          controlPoint1: .init(x: 0.57, y: -0.4),
          controlPoint2: .init(x: 0.96, y: 0.87),
          animations: move)
        ### curve spring
        UIViewPropertyAnimator(
          duration: 2, dampingRatio: 0.33,
          animations: move)
        """#
}
