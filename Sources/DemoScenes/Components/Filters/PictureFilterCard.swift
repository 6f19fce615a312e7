import UIKit

/// The picture with the selected filter, and sliders for the values of the filter.
class PictureFilterCard: FilterCard {
    private let picture = FilterPicture.make(CGSize(width: 343, height: 200))
    private let original: CIImage?
    private let context = CIContext()
    private let imageView = UIImageView()
    private let chips = ChipRow(FilterChoice.all.map(\.title))
    private var choices = FilterChoice.all
    private var rows: [FilterSliderRow] = []

    init() {
        original = CIImage(image: picture)
        super.init("Picture")
        imageView.image = picture
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        chips.onSelect = { [weak self] _ in self?.selectionDidChange() }
        addSubview(imageView)
        addSubview(chips)
    }

    required init?(coder: NSCoder) { return nil }

    private func selectionDidChange() {
        for row in rows { row.removeFromSuperview() }
        let choice = chips.selectedIndex
        rows = choices[choice].inputs.enumerated().map { index, input in
            let row = FilterSliderRow(input)
            row.onChange = { [weak self] value in
                self?.choices[choice].inputs[index].value = value
                self?.applyFilter()
            }
            addSubview(row)
            return row
        }
        // The rows are laid out before the card changes its height. Otherwise they would move in from the corner.
        setNeedsLayout()
        layoutIfNeeded()
        applyFilter()
        onHeightChange?()
    }

    private func applyFilter() {
        let choice = choices[chips.selectedIndex]
        guard let original else { return }
        var parameters: [String: Any] = [:]
        for input in choice.inputs { parameters[input.key] = input.value }
        // The edges are repeated, so that a blur does not make them transparent. A vignette needs the extent of the picture.
        let input = choice.filter == "CIVignette" ? original : original.clampedToExtent()
        let result = input.applyingFilter(choice.filter, parameters: parameters)
        guard let image = context.createCGImage(result, from: original.extent) else { return }
        imageView.image = UIImage(cgImage: image, scale: picture.scale, orientation: .up)
    }

    override func height(_ width: CGFloat) -> CGFloat {
        Self.contentTop + 200 + 12 + 32 + 12 + (rows.isEmpty ? 4 : CGFloat(rows.count) * 44 + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: Self.contentTop, width: bounds.width, height: 200)
        chips.frame = CGRect(x: 0, y: imageView.frame.maxY + 12, width: bounds.width, height: 32)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: chips.frame.maxY + 12 + CGFloat(index) * 44, width: bounds.width - 32, height: 44)
        }
    }
}
