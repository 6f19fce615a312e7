extension CodeListing {
    /// The two functions that move the squares. `ListingTests` writes it from the sources.
    static let rectangle = #"""
        ### rectangle nested
        UIView.animate(withDuration: 0.5) {
          square.center.x += 200
        } completion: { finished in
          guard finished else { return }
          UIView.animate(withDuration: 0.5) {
            square.center.y += 100
          } completion: { finished in
            guard finished else { return }
            UIView.animate(withDuration: 0.5) {
              square.center.x -= 200
            } completion: { finished in
              guard finished else { return }
              UIView.animate(withDuration: 0.5) {
                square.center.y -= 100
              }
            }
          }
        }
        ### rectangle keyframes
        UIView.animateKeyframes(
          withDuration: 2, delay: 0,
          options: .linear
        ) {
          UIView.addKeyframe(
            withRelativeStartTime: 0,
            relativeDuration: 0.25
          ) { square.center.x += 200 }
          UIView.addKeyframe(
            withRelativeStartTime: 0.25,
            relativeDuration: 0.25
          ) { square.center.y += 100 }
          UIView.addKeyframe(
            withRelativeStartTime: 0.5,
            relativeDuration: 0.25
          ) { square.center.x -= 200 }
          UIView.addKeyframe(
            withRelativeStartTime: 0.75,
            relativeDuration: 0.25
          ) { square.center.y -= 100 }
        }
        """#
}
