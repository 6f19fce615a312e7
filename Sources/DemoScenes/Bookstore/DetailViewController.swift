import UIKit

/// The page of a book. A tap hides or shows the last arranged subview of the stack view, which then lays out its views again.
///
/// The code does not change any constraints: the stack view updates its own.
class DetailViewController: UIViewController {
    let cover = UIImageView()
    let name = UILabel()
    let year = UILabel()
    let topStack = UIStackView()

    var book: MasterViewController.Book!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        makeViews()
        // The recognizer is added once, not each time the page appears: two recognizers would toggle the text twice, without an effect.
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(DetailViewController.didTap)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        cover.image = book.cover
        name.text = book.title
        year.text = book.year
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
    private func updateStackAxis(for size: CGSize) { topStack.axis = size.width > size.height ? .horizontal : .vertical }
}

extension DetailViewController {
    private func makeViews() {
        cover.accessibilityIdentifier = "cover"
        cover.contentMode = .scaleAspectFit
        cover.layer.shadowOpacity = 0.22
        cover.layer.shadowRadius = 12
        cover.layer.shadowOffset = CGSize(width: 0, height: 6)
        name.accessibilityIdentifier = "name"
        name.font = .boldSystemFont(ofSize: 20)
        name.textAlignment = .center
        year.accessibilityIdentifier = "year"
        year.font = .systemFont(ofSize: 17)
        year.textColor = UIColor(light: .gray, dark: .secondaryLabel)
        year.textAlignment = .center

        let texts = UIStackView(arrangedSubviews: [name, year])
        texts.accessibilityIdentifier = "texts"
        texts.axis = .vertical
        texts.spacing = 4
        topStack.accessibilityIdentifier = "top-stack"
        topStack.spacing = 12
        topStack.alignment = .center
        topStack.addArrangedSubview(cover)
        topStack.addArrangedSubview(texts)
        topStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(topStack)
        addStackConstraints()
    }

    private func addStackConstraints() {
        let safeArea = view.safeAreaLayoutGuide
        // The cover has its original height if that fits, and is smaller otherwise.
        let preferredHeight = cover.heightAnchor.constraint(equalToConstant: 340)
        preferredHeight.priority = .defaultHigh
        cover.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        cover.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            topStack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            topStack.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            topStack.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 16),
            topStack.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 16),
            cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 240 / 340),
            preferredHeight,
        ])
    }
}
