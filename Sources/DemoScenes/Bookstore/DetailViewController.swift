import UIKit

/// The page of a book. A tap hides or shows the last arranged subview of the stack view, and the stack view lays out its views again.
///
/// The tap changes no constraint: the stack view updates the constraints of its arranged subviews.
class DetailViewController: UIViewController {
    let cover = UIImageView()
    let name = UILabel()
    let year = UILabel()
    let summary = UILabel()
    let topStack = UIStackView()
    private let texts = UIStackView()
    private lazy var summaryWidth = summary.widthAnchor.constraint(lessThanOrEqualToConstant: 420)
    /// Whether the screen is as large as the screen of a tablet.
    private var isLarge = false
    /// The preferred height of the cover: the original height, or 1.5 times the original height on a tablet. If it does not fit, the cover
    /// is smaller.
    private lazy var preferredCoverHeight = cover.heightAnchor.constraint(equalToConstant: 340)

    var book: MasterViewController.Book!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        makeViews()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: DetailViewController, _) in
            controller.updateTexts()
        }
        // The recognizer is added once, not each time the page appears: two recognizers would toggle the text twice, without an effect.
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(DetailViewController.didTap)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cover.image = book.cover
        name.text = book.title
        year.text = book.year
        updateTexts()
    }

    func didTap() {
        guard let last = topStack.arrangedSubviews.last else { return }
        UIView.animate(withDuration: 0.4) { last.isHidden.toggle() }
        // While the stack shrinks, the lines of text would overlap each other and the cover. So they are visible only while there is
        // enough space.
        let isHiding = last.isHidden
        UIView.animate(
            withDuration: 0.2, delay: isHiding ? 0 : 0.2, options: .beginFromCurrentState, animations: { last.alpha = isHiding ? 0 : 1 })
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.updateStackAxis(for: size) })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateStackAxis(for: view.bounds.size)
    }

    /// Puts the text below the cover in portrait, and beside it in landscape.
    private func updateStackAxis(for size: CGSize) {
        let isLandscape = size.width > size.height
        guard topStack.axis != (isLandscape ? .horizontal : .vertical) || isLarge != (min(size.width, size.height) >= 700) else { return }
        isLarge = min(size.width, size.height) >= 700
        topStack.axis = isLandscape ? .horizontal : .vertical
        topStack.spacing = isLandscape ? 28 : 12
        texts.alignment = isLandscape ? .leading : .center
        preferredCoverHeight.constant = isLarge ? 510 : 340
        summaryWidth.constant = isLarge ? 440 : 420
        updateTexts()
    }

    /// Sets the fonts, and the alignment of the texts: centered below the cover, and natural beside the cover.
    private func updateTexts() {
        name.setScaledFont(.scaled(isLarge ? 28 : 20, .bold, limit: isLarge ? 38 : 30))
        year.setScaledFont(.scaled(isLarge ? 20 : 17, limit: isLarge ? 26 : 22))
        let isBeside = topStack.axis == .horizontal
        name.textAlignment = isBeside ? .natural : .center
        // Beside the cover, the summary has the remaining width, also while the texts collapse.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            summary.setContentCompressionResistancePriority(isBeside ? .defaultLow : .defaultHigh, for: axis)
        }
        let lines = NSMutableParagraphStyle()
        lines.alignment = isBeside ? .natural : .center
        lines.lineSpacing = 3
        let font = UIFont.scaled(isLarge ? 19 : 15, limit: isLarge ? 27 : 21)
        summary.attributedText = NSAttributedString(
            string: book.summary, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: lines])
    }
}

extension DetailViewController {
    private func makeViews() {
        cover.accessibilityIdentifier = "cover"
        cover.contentMode = .scaleAspectFit
        cover.layer.shadowOpacity = 0.22
        cover.layer.shadowRadius = 12
        cover.layer.shadowOffset = CGSize(width: 0, height: 6)
        name.accessibilityIdentifier = "name"
        name.numberOfLines = 2
        year.accessibilityIdentifier = "year"
        year.textColor = .secondaryLabel
        summary.accessibilityIdentifier = "summary"
        summary.numberOfLines = 0

        for label in [name, year, summary] { texts.addArrangedSubview(label) }
        texts.accessibilityIdentifier = "texts"
        texts.axis = .vertical
        texts.alignment = .center
        texts.spacing = 4
        texts.setCustomSpacing(12, after: year)
        topStack.accessibilityIdentifier = "top-stack"
        topStack.alignment = .center
        topStack.axis = .vertical
        topStack.spacing = 12
        topStack.addArrangedSubview(cover)
        topStack.addArrangedSubview(texts)
        topStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(topStack)
        addStackConstraints()
    }

    private func addStackConstraints() {
        let safeArea = view.safeAreaLayoutGuide
        // The texts have the priority 750, so the cover shrinks before they are cut.
        preferredCoverHeight.priority = UILayoutPriority(rawValue: 740)
        cover.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        cover.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            topStack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            topStack.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            topStack.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 16),
            topStack.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 16),
            cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 240 / 340),
            preferredCoverHeight,
            summaryWidth,
            // Hidden texts do not determine the width of the stack, but must fit on the page too.
            texts.widthAnchor.constraint(lessThanOrEqualTo: safeArea.widthAnchor, constant: -32),
        ])
    }
}
