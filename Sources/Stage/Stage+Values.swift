import QuartzCore

extension Stage {
    /// Returns the displayed value of a layer property, by the key path of a number, such as `position.x`, `transform.rotation.y` or
    /// `backgroundColor.red`.
    ///
    /// During an animation, this is the value in the current frame, and not the model value at the end of the animation. docs/SCRIPT.md has
    /// a table of all key paths. A flag is 0 or 1.
    ///
    /// - Returns: The value. The result is NaN if there is no such key path, if its value has several numbers or none, or if only layers of
    ///   another class have it. In this case, one line on standard error names the key path and similar ones. A comparison with NaN is
    ///   false, so a test with a misspelled key path fails.
    public func trace(_ layer: CALayer, _ keyPath: String) -> Double {
        if let number = displayedNumber(layer, keyPath) { return number }
        let problem = LayerKeyPath.problem(with: keyPath, on: layer) ?? "the layer has no number '\(keyPath)'"
        Diagnostics.report(.warning, source: "Stage", "trace(_:_:) returns NaN: \(problem)", onlyOnce: true)
        return .nan
    }

    /// Returns the displayed value of a layer property, or nil if the key path does not refer to a number of the layer.
    package func displayedNumber(_ layer: CALayer, _ keyPath: String) -> Double? {
        guard let keyPath = LayerKeyPath(keyPath), keyPath.isNumber else { return nil }
        return keyPath.numbers(on: layer).first?.number
    }
}
