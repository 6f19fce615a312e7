/// The colors of multicolor symbols.
nonisolated enum SymbolColor {
    /// Returns the color with a name of the artwork, or nil for `tint`, the tint color.
    static func color(named name: String) -> UIColor? {
        switch name {
        case "white": .white
        case "red": .systemRed
        case "orange": .systemOrange
        case "yellow": .systemYellow
        case "green": .systemGreen
        case "cyan": .systemCyan
        case "blue": .systemBlue
        case "purple": .systemPurple
        case "gray": .systemGray
        default: nil
        }
    }
}
