extension CodeListing {
    /// The code of the cards for transitions. `ListingTests` writes it from the sources.
    static let transitionCards = #"""
        ### flip
        let letterView = canvas.addLetterView("A", Palette.blue)
        return {
          UIView.transition(
            with: letterView, duration: 1.2, options: .transitionFlipFromLeft,
            animations: {
              letterView.text = "B"
              letterView.backgroundColor = Palette.gold
            })
        }
        ### page curl
        let letterView = canvas.addLetterView("A", Palette.blue)
        return {
          UIView.transition(
            with: letterView, duration: 1.2, options: .transitionCurlUp,
            animations: {
              letterView.text = "B"
              letterView.backgroundColor = Palette.gold
            })
        }
        ### cross dissolve
        let letterView = canvas.addLetterView("A", Palette.blue)
        return {
          UIView.transition(
            with: letterView, duration: 1.2, options: .transitionCrossDissolve,
            animations: {
              letterView.text = "B"
              letterView.backgroundColor = Palette.gold
            })
        }
        ### layer push
        let letterView = canvas.addLetterView("A", Palette.teal)
        letterView.clipsToBounds = true
        return {
          let pushTransition = CATransition()
          pushTransition.type = .push
          pushTransition.subtype = .fromRight
          pushTransition.duration = 1
          pushTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          letterView.layer.add(pushTransition, forKey: kCATransition)
          letterView.text = "B"
          letterView.backgroundColor = Palette.rose
        }
        """#
}
