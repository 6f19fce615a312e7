import UIKit

/// A table with 100,000 colors.
///
/// - A tap expands a row.
/// - A swipe to the left deletes a row, a swipe to the right adds or removes a star.
/// - In edit mode rows can be moved.
/// - Pulling the table down beyond its top edge restores deleted rows and the original order.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    /// The numbers of the colors that are not deleted, with one section per family.
    var sections = ListViewController.allSections
    /// The number of the color whose row is expanded, or nil.
    var expandedNumber: Int?
    var starred: Set<Int> = []
    /// The largest number of cells that the table had at the same time.
    var maximumCellCount = 0

    private let heading = Heading("Colors", size: 28)
    private let countLabel = UILabel()
    private let editLabel = UILabel()
    private let spectrum = SpectrumView(frame: .zero)

    private static let allSections = (0..<NamedColor.families.count).map { family in
        (0..<NamedColor.count).filter { NamedColor.family(of: $0) == family }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        countLabel.setScaledFont(.scaled(13, limit: 15))
        countLabel.textColor = Palette.secondaryForeground
        editLabel.text = "Edit"
        editLabel.setScaledFont(.scaled(17, .medium, limit: 20))
        editLabel.textColor = Palette.foreground
        editLabel.isUserInteractionEnabled = true
        editLabel.accessibilityIdentifier = "Edit"
        editLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ListViewController.toggleEditing)))
        spectrum.onSelect = { [unowned self] in scroll(to: $0) }
        for part in [heading, countLabel, editLabel, spectrum, table] { view.addSubview(part) }
        prepareTable()
        updatePosition()
    }

    private func prepareTable() {
        table.register(NamedColorCell.self, forCellReuseIdentifier: "tint")
        table.backgroundColor = Palette.background
        table.separatorStyle = .none
        table.estimatedRowHeight = NamedColorCell.height
        table.sectionHeaderHeight = 32
        table.contentInsetAdjustmentBehavior = .never
        table.indicatorStyle = .white
        table.dataSource = self
        table.delegate = self
        let refresh = UIRefreshControl()
        refresh.tintColor = Palette.secondaryForeground
        refresh.addTarget(self, action: Selector(ListViewController.restoreRows), for: .valueChanged)
        table.refreshControl = refresh
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top + 8)
        heading.frame = CGRect(x: 15, y: top, width: width - 120, height: 36)
        editLabel.frame = CGRect(x: width - 85, y: top + 4, width: 70, height: 32)
        editLabel.alignToTrailingEdge()
        view.mirrorFrames(of: [heading, editLabel])
        countLabel.frame = CGRect(x: 15, y: top + 36, width: width - 30, height: 20)
        spectrum.frame = CGRect(x: 15, y: top + 64, width: width - 30, height: 28)
        table.frame = CGRect(x: 0, y: top + 100, width: width, height: max(view.bounds.height - top - 100, 0))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updatePosition()
    }

    // MARK: - Current position

    func namedColor(at path: IndexPath) -> NamedColor { NamedColor(number: sections[path.section][path.row]) }

    private var rowCount: Int { sections.reduce(0) { $0 + $1.count } }

    /// Updates the knob of the spectrum, and the label that shows the number of rows and cells.
    func updatePosition() {
        let point = CGPoint(x: 10, y: table.contentOffset.y + 40)
        let indexPath = table.indexPathForRow(at: point) ?? table.indexPathsForVisibleRows?.first
        let number = indexPath.map { namedColor(at: $0).number } ?? 0
        spectrum.show(Double(number) / Double(NamedColor.count - 1), NamedColor(number: number).color)
        countLabel.text = "\(formatted(rowCount)) rows, shown by \(maximumCellCount) cells"
    }

    private func formatted(_ number: Int) -> String {
        let digits = String(number)
        return digits.count > 3 ? "\(digits.dropLast(3)) \(digits.suffix(3))" : digits
    }

    private func scroll(to fraction: Double) {
        let scrollableHeight = table.contentSize.height - table.bounds.height
        table.setContentOffset(CGPoint(x: 0, y: (max(scrollableHeight, 0) * CGFloat(fraction)).rounded()), animated: false)
    }

    /// Restores deleted rows and the original order. A delay simulates a request to a server.
    func restoreRows() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [self] in
            table.refreshControl?.endRefreshing()
            let changed = IndexSet(sections.indices.filter { sections[$0] != Self.allSections[$0] })
            sections = Self.allSections
            if !changed.isEmpty { table.reloadSections(changed, with: .fade) }
            updatePosition()
        }
    }

    func toggleEditing() {
        table.setEditing(!table.isEditing, animated: true)
        editLabel.text = table.isEditing ? "Done" : "Edit"
    }
}
