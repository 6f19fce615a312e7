import CoreGraphics
import Foundation
import QuartzCore

extension CAKeyframeAnimation {
    /// Creates the animation for a track, which contains the values of one property of one layer.
    convenience init(_ track: SymbolMotion.Track, _ motion: SymbolMotion, _ effect: ActiveSymbolEffect) {
        self.init(keyPath: track.keyPath)
        let (behavior, count) = (effect.options.repeatBehavior, effect.repeatCount)
        let cycle = motion.duration + (behavior?.delay ?? 0)
        var (values, times) = (track.values, track.times)
        if cycle > motion.duration {
            values.append(values[values.count - 1])
            times.append(cycle)
        }
        self.values = values.map { NSNumber(value: Double($0)) }
        keyTimes = times.map { NSNumber(value: $0 / cycle) }
        let curve = CAMediaTimingFunction(name: motion.isLinear ? .linear : .easeInEaseOut)
        timingFunctions = Array(repeating: curve, count: values.count - 1)
        duration = cycle / effect.options.speed
        repeatCount = count.map { Float($0) } ?? .infinity
    }
}

extension CALayer {
    /// Returns the displayed value of a key path that effects animate.
    private func shownValue(_ keyPath: String) -> CGFloat {
        let shown = presentation() ?? self
        let t = shown.affineTransform()
        switch keyPath {
        case "opacity": return CGFloat(shown.opacity)
        case "transform.scale": return hypot(t.a, t.b)
        case "transform.rotation.z": return atan2(t.b, t.a)
        case "transform.translation.x": return t.tx
        default: return t.ty
        }
    }

    /// Removes an animation of an effect, and animates the property of the layer from its displayed value to its normal value.
    func endMotion(_ track: SymbolMotion.Track, name: String, animated: Bool) {
        let key = "\(name).\(track.keyPath)"
        let shown = shownValue(track.keyPath)
        let normal: CGFloat = track.keyPath == "opacity" || track.keyPath == "transform.scale" ? 1 : 0
        removeAnimation(forKey: key)
        guard animated, abs(shown - normal) > 1e-4 else { return }
        addChange(track.keyPath, from: shown, to: normal, duration: 0.25, key: key)
    }

    private func addChange(
        _ keyPath: String, from start: CGFloat, to end: CGFloat, duration: Double, delay: Double = 0, isSpring: Bool = false,
        key: String? = nil
    ) {
        let spring = isSpring ? CASpringAnimation(keyPath: keyPath) : nil
        spring?.stiffness = 320
        spring?.damping = 22
        let animation = spring ?? CABasicAnimation(keyPath: keyPath)
        animation.fromValue = NSNumber(value: Double(start))
        animation.toValue = NSNumber(value: Double(end))
        animation.duration = duration
        if !isSpring { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        if delay > 0 { (animation.beginTime, animation.fillMode) = (now + delay, .backwards) }
        add(animation, forKey: key ?? keyPath)
    }

    /// Sets the size and the opacity, starting from the displayed values.
    func setState(scale: CGFloat, opacity: CGFloat, delay: Double, speed: Double, animated: Bool) {
        let (oldScale, oldOpacity) = (shownValue("transform.scale"), shownValue("opacity"))
        setStateWithoutAnimation(scale, opacity)
        guard animated else { return }
        if oldScale != scale {
            addChange("transform.scale", from: oldScale, to: scale, duration: 0.5 / speed, delay: delay / speed, isSpring: opacity > 0)
        }
        if oldOpacity != opacity { addChange("opacity", from: oldOpacity, to: opacity, duration: 0.2 / speed, delay: delay / speed) }
    }

    private func setStateWithoutAnimation(_ scale: CGFloat, _ opacity: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        removeAnimation(forKey: "transform.scale")
        removeAnimation(forKey: "opacity")
        setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        self.opacity = Float(opacity)
        CATransaction.commit()
    }

    /// Makes the layer of a replaced symbol invisible.
    func disappear(growing: Bool, atOnce: Bool, delay: Double, speed: Double) {
        let scale = shownValue("transform.scale") * (growing ? 1.5 : 0.4)
        guard !atOnce else { return setStateWithoutAnimation(scale, 0) }
        let (oldScale, oldOpacity) = (shownValue("transform.scale"), shownValue("opacity"))
        setStateWithoutAnimation(scale, 0)
        addChange("transform.scale", from: oldScale, to: scale, duration: 0.2 / speed, delay: delay / speed)
        addChange("opacity", from: oldOpacity, to: 0, duration: 0.16 / speed, delay: delay / speed)
    }

    /// Makes the layer of a new symbol visible.
    func appear(scale: CGFloat, delay: Double, speed: Double) {
        setStateWithoutAnimation(scale, 1)
        addChange("transform.scale", from: scale * 0.4, to: scale, duration: 0.5 / speed, delay: delay / speed, isSpring: true)
        addChange("opacity", from: 0, to: 1, duration: 0.14 / speed, delay: delay / speed)
    }
}
