import CoreGraphics

/// The kind of a symbol effect with its parameters, and whether all layers move together.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The directions of a wiggle.
    enum WiggleDirection: Hashable, Sendable {
        case clockwise, counterClockwise, left, right, up, down
        /// An angle in degrees, from the right, clockwise.
        case angle(Double)
    }
    /// The ways in which a symbol replaces another symbol.
    enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

    /// The kinds of effects with their parameters.
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(isCumulative: Bool, reverses: Bool, hidesInactiveLayers: Bool)
        case scale(isUp: Bool)
        /// The symbol grows to its size (`isUp`) or shrinks to it.
        case appear(isUp: Bool)
        case disappear(isUp: Bool)
        case wiggle(WiggleDirection)
        case breathe(pulses: Bool)
        case rotate(isClockwise: Bool)
        case replace(Replacement)
        case automatic
    }

    var kind: Kind
    /// Whether all layers move together. Otherwise they move one after the other.
    var isWholeSymbol = false

    init(_ kind: Kind) { self.kind = kind }

    /// The name of the kind. A view has at most one effect with each name.
    var name: String {
        switch kind {
        case .bounce: "bounce"
        case .pulse: "pulse"
        case .variableColor: "variableColor"
        case .scale: "scale"
        // Both effects determine whether the symbol is visible, so each replaces the other.
        case .appear, .disappear: "visibility"
        case .wiggle: "wiggle"
        case .breathe: "breathe"
        case .rotate: "rotate"
        case .replace, .automatic: "replace"
        }
    }

    /// Whether the default is to repeat the effect until it is removed. A bounce and a wiggle play once.
    var repeatsByDefault: Bool {
        switch kind {
        case .bounce, .wiggle: false
        default: true
        }
    }

    /// Returns a copy with another kind.
    func with(_ kind: Kind) -> Self {
        var result = self
        result.kind = kind
        return result
    }

    /// Returns a copy in which all layers move together, or one after the other.
    func with(isWholeSymbol: Bool) -> Self {
        var result = self
        result.isWholeSymbol = isWholeSymbol
        return result
    }
}
