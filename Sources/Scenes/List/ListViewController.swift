import UIKit

/// A hundred thousand colours in one table. A tap opens a row, a pull to the left deletes it, one to the right keeps it; Edit lets rows be
/// moved. Pulled down at its top it brings back what was deleted and puts all in order again.
class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    /// The numbers of the colours that are left, by family.
    var sections = ListViewController.all
    var opened: Int?
    var kept: Set<Int> = []
    var cells = 0

    private let heading = Heading("Colours", size: 28)
    private let count = UILabel()
    private let edit = UILabel()
    private let spectrum = SpectrumView(frame: .zero)

    private static let all = (0..<Tint.families.count).map { family in (0..<Tint.count).filter { Tint.family(of: $0) == family } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        count.font = .systemFont(ofSize: 13)
        count.textColor = Palette.softInk
        edit.text = "Edit"
        edit.font = .systemFont(ofSize: 17, weight: .medium)
        edit.textColor = Palette.ink
        edit.textAlignment = .right
        edit.isUserInteractionEnabled = true
        edit.accessibilityIdentifier = "Edit"
        edit.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ListViewController.toggleEditing)))
        spectrum.onChoose = { [unowned self] in scroll(to: $0) }
        for part in [heading, count, edit, spectrum, table] { view.addSubview(part) }
        prepareTable()
        showPlace()
    }

    private func prepareTable() {
        table.register(TintCell.self, forCellReuseIdentifier: "tint")
        table.backgroundColor = Palette.paper
        table.separatorStyle = .none
        table.estimatedRowHeight = TintCell.height
        table.sectionHeaderHeight = 32
        table.contentInsetAdjustmentBehavior = .never
        table.indicatorStyle = .white
        table.dataSource = self
        table.delegate = self
        let refresh = UIRefreshControl()
        refresh.tintColor = Palette.softInk
        refresh.addTarget(self, action: Selector(ListViewController.bringBack), for: .valueChanged)
        table.refreshControl = refresh
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (width, top) = (view.bounds.width, view.safeAreaInsets.top + 8)
        heading.frame = CGRect(x: 15, y: top, width: width - 120, height: 36)
        edit.frame = CGRect(x: width - 85, y: top + 4, width: 70, height: 32)
        count.frame = CGRect(x: 15, y: top + 36, width: width - 30, height: 20)
        spectrum.frame = CGRect(x: 15, y: top + 64, width: width - 30, height: 28)
        table.frame = CGRect(x: 0, y: top + 100, width: width, height: max(view.bounds.height - top - 100, 0))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showPlace()
    }

    // MARK: - Where one is

    func tint(at path: IndexPath) -> Tint { Tint(number: sections[path.section][path.row]) }

    private var rows: Int { sections.reduce(0) { $0 + $1.count } }

    func showPlace() {
        let middle = CGPoint(x: 10, y: table.contentOffset.y + 40)
        let path = table.indexPathForRow(at: middle) ?? table.indexPathsForVisibleRows?.first
        let number = path.map { tint(at: $0).number } ?? 0
        spectrum.show(Double(number) / Double(Tint.count - 1), Tint(number: number).color)
        count.text = "\(spaced(rows)) rows, shown by \(cells) cells"
    }

    private func spaced(_ number: Int) -> String {
        let digits = String(number)
        return digits.count > 3 ? "\(digits.dropLast(3)) \(digits.suffix(3))" : digits
    }

    private func scroll(to part: Double) {
        let room = table.contentSize.height - table.bounds.height
        table.setContentOffset(CGPoint(x: 0, y: (max(room, 0) * CGFloat(part)).rounded()), animated: false)
    }

    /// As from a server that takes its time.
    func bringBack() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [self] in
            table.refreshControl?.endRefreshing()
            let changed = IndexSet(sections.indices.filter { sections[$0] != Self.all[$0] })
            sections = Self.all
            if !changed.isEmpty { table.reloadSections(changed, with: .fade) }
            showPlace()
        }
    }

    func toggleEditing() {
        table.setEditing(!table.isEditing, animated: true)
        edit.text = table.isEditing ? "Done" : "Edit"
    }
}
