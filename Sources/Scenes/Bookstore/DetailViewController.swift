import UIKit

/// A book's page. A tap anywhere hides what stands last in the stack, or shows it again; the cover takes the room or gives it back. No
/// constraint is touched.
class DetailViewController: UIViewController {
    let cover = UIImageView()
    let name = UILabel()
    let year = UILabel()
    let topStack = UIStackView()

    var book: MasterViewController.Book!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        makeViews()
        // Once, and not whenever the page appears: two recognizers would undo each other's work.
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
        // As its room closes its lines come to stand on each other and on the cover. They are seen only while there is room for them.
        let isGoing = last.isHidden
        UIView.animate(
            withDuration: 0.2, delay: isGoing ? 0 : 0.2, options: .beginFromCurrentState, animations: { last.alpha = isGoing ? 0 : 1 })
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.turnStack(to: size) })
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        turnStack(to: view.bounds.size)
    }

    /// Upright the text stands below the cover, in landscape beside it.
    private func turnStack(to size: CGSize) { topStack.axis = size.width > size.height ? .horizontal : .vertical }
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
        year.textColor = .gray
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
        placeStack()
    }

    private func placeStack() {
        let safeArea = view.safeAreaLayoutGuide
        // The cover would like to be as large as it was drawn, and is smaller where that does not fit.
        let wanted = cover.heightAnchor.constraint(equalToConstant: 340)
        wanted.priority = .defaultHigh
        cover.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        cover.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate([
            topStack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            topStack.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            topStack.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 16),
            topStack.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 16),
            cover.widthAnchor.constraint(equalTo: cover.heightAnchor, multiplier: 240 / 340),
            wanted,
        ])
    }
}
