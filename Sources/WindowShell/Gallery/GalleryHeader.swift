import Stage
import UIKit

/// The line above the cards: the logo, the title, the search field, and the button that plays all tours.
final class GalleryHeader: UIView {
    private let logoView = UIImageView(image: nil)
    private let headingLabel = Theme.label("", 28, .semibold, ChromeColor.text)
    let searchField = SearchCapsuleView()
    let demoButton = CapsuleView("Play all", "F5")
    /// A separator that is visible while cards are scrolled out at the top.
    private let line = UIView()
    var metrics = WindowMetrics() { didSet { metricsDidChange() } }

    init(title: String) {
        super.init(frame: .zero)
        headingLabel.text = title
        line.backgroundColor = ChromeColor.hairline
        line.alpha = 0
        // In the program of a client, the folder of Flipbook's assets does not exist, so there is no logo.
        logoView.image = AssetFolder.path == nil ? nil : UIImage(named: "Mark/flipbook")
        for view in [logoView, headingLabel, searchField, demoButton, line] { addSubview(view) }
        metricsDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    private func metricsDidChange() {
        headingLabel.font = .systemFont(ofSize: metrics.points(28), weight: .semibold)
        (searchField.metrics, demoButton.metrics) = (metrics, metrics)
        setNeedsLayout()
    }

    static func height(_ metrics: WindowMetrics) -> CGFloat { metrics.points(96) }

    /// Shows or hides the separator at the bottom.
    func setLineVisible(_ isVisible: Bool) { line.alpha = isVisible ? 1 : 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, gap) = (metrics.points(40), metrics.points(12))
        let (logo, field) = (metrics.points(44), metrics.points(40))
        let y = ((bounds.height - logo) / 2).rounded()
        logoView.frame = CGRect(x: margin, y: y, width: logo, height: logo)
        let buttonSize = demoButton.fittingSize
        let fieldY = ((bounds.height - field) / 2).rounded()
        demoButton.frame = CGRect(x: bounds.width - margin - buttonSize.width, y: fieldY, width: buttonSize.width, height: field)
        let headingX = margin + (logoView.image == nil ? 0 : logo + gap)
        let headingWidth = min(headingLabel.fittingSize().width, max(demoButton.frame.minX - gap - headingX, 0))
        headingLabel.frame = CGRect(x: headingX, y: y, width: headingWidth, height: logo)
        let width = max(min(demoButton.frame.minX - gap - (headingLabel.frame.maxX + gap * 2), metrics.points(320)), 0)
        searchField.frame = CGRect(x: demoButton.frame.minX - gap - width, y: fieldY, width: width, height: field)
        searchField.isHidden = width < metrics.points(120)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }
}
