extension CodeListing {
    /// The code of the cards for layer animations. `ListingTests` writes it from the sources.
    static let layerMotionCards = #"""
        ### a layer by itself
        let tile = CALayer()
        tile.frame = CGRect(x: 0, y: canvas.bounds.midY - 12, width: 24, height: 24)
        tile.cornerRadius = 4
        tile.backgroundColor = Palette.blue.cgColor
        canvas.layer.addSublayer(tile)
        let steps: [@MainActor @Sendable () -> Void] = [
          { tile.position.x = canvas.bounds.midX }, { tile.cornerRadius = 12 },
          { tile.backgroundColor = Palette.rose.cgColor }, { tile.position.x = canvas.trackEnd },
        ]
        return {
          for (index, step) in steps.enumerated() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 * Double(index), execute: step)
          }
        }
        ### spring of a layer
        let dot = canvas.addDot(Palette.rose, size: 26, at: 0.5)
        return {
          let springAnimation = CASpringAnimation(keyPath: "transform.scale")
          springAnimation.fromValue = 1.6
          springAnimation.toValue = 1
          springAnimation.stiffness = 260
          springAnimation.damping = 7
          springAnimation.duration = springAnimation.settlingDuration
          dot.layer.add(springAnimation, forKey: "pulse")
        }
        ### a group
        let tile = canvas.addDot(Palette.gold, size: 22, at: 1)
        tile.layer.cornerRadius = 4
        return {
          let (move, rotation, fade) = (
            CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "transform.rotation"),
            CABasicAnimation(keyPath: "opacity")
          )
          move.fromValue = 11
          rotation.fromValue = -2 * CGFloat.pi
          rotation.toValue = 0
          fade.fromValue = 0
          fade.duration = 0.5
          let animationGroup = CAAnimationGroup()
          animationGroup.animations = [move, rotation, fade]
          animationGroup.duration = 1.4
          animationGroup.timingFunction = CAMediaTimingFunction(name: .easeOut)
          tile.layer.add(animationGroup, forKey: "arrive")
        }
        ### paused on its way
        let dot = canvas.addDotOnTrack(Palette.plum)
        return {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { dot.center.x = canvas.trackEnd })
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            let time = dot.layer.convertTime(CACurrentMediaTime(), from: nil)
            dot.layer.speed = 0
            dot.layer.timeOffset = time
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            let time = dot.layer.timeOffset
            dot.layer.speed = 1
            dot.layer.timeOffset = 0
            dot.layer.beginTime = 0
            dot.layer.beginTime = dot.layer.convertTime(CACurrentMediaTime(), from: nil) - time
          }
        }
        """#
}
