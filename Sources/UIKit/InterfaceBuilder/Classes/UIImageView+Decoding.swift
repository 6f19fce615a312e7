extension UIImageView {
    func decodeImageView(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.image("image").map { image = $0 }
        coder.image("highlightedImage").map { highlightedImage = $0 }
        coder.bool("highlighted").map { isHighlighted = $0 }
        preferredSymbolConfiguration = coder.symbolConfiguration("preferredSymbolConfiguration")
    }
}
