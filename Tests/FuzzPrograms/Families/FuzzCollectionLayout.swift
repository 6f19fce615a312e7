import UIKit

/// Random compositional layouts.
enum FuzzCollectionLayout {
    static let header = "header"

    static func layout(_ values: inout FuzzValues, _ actions: FuzzSwipeActions) -> UICollectionViewCompositionalLayout {
        switch values.integer(0...3) {
        case 0: return list(&values, actions)
        case 1: return UICollectionViewCompositionalLayout(section: section(&values))
        default:
            let sections = [values.seed(), values.seed(), values.seed()]
            let isHostile = values.isHostile
            return UICollectionViewCompositionalLayout { index, _ in
                // Every call with the same index returns the same section, because the layout can call this closure at any time.
                var values = FuzzValues(sections[index % sections.count], isHostile: isHostile)
                return section(&values)
            }
        }
    }

    static func list(_ values: inout FuzzValues, _ actions: FuzzSwipeActions) -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(
            appearance: values.pick([.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]))
        configuration.showsSeparators = values.bool(0.7)
        configuration.headerMode = values.pick([.none, .firstItemInSection])
        if values.bool(0.3) { configuration.headerTopPadding = values.number(-5, 30) }
        configuration.trailingSwipeActionsConfigurationProvider = { _ in actions.configuration }
        if values.bool() { configuration.leadingSwipeActionsConfigurationProvider = { _ in actions.configuration } }
        return .list(using: configuration)
    }

    static func section(_ values: inout FuzzValues) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(&values, depth: 0))
        section.contentInsets = insets(&values)
        section.interGroupSpacing = values.number(-3, 20)
        section.orthogonalScrollingBehavior = values.pick([
            .none, .none, .continuous, .paging, .groupPaging, .continuousGroupLeadingBoundary,
        ])
        if values.bool(0.3) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(&values), elementKind: header, alignment: values.pick([.top, .bottom, .topLeading]))
            item.pinToVisibleBounds = values.bool()
            section.boundarySupplementaryItems = [item]
        }
        return section
    }

    private static func insets(_ values: inout FuzzValues) -> NSDirectionalEdgeInsets {
        let insets = values.insets()
        return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    private static func group(_ values: inout FuzzValues, depth: Int) -> NSCollectionLayoutGroup {
        let subitems = (0..<values.integer(1...3)).map { _ in
            values.bool(0.3) && depth < 2 ? Self.group(&values, depth: depth + 1) : item(&values)
        }
        let group: NSCollectionLayoutGroup
        switch values.integer(0...3) {
        case 0: group = .horizontal(layoutSize: size(&values), subitems: subitems)
        case 1: group = .vertical(layoutSize: size(&values), subitems: subitems)
        case 2: group = .horizontal(layoutSize: size(&values), repeatingSubitem: subitems[0], count: values.integer(1...4))
        default:
            let frames = (0..<values.integer(1...3)).map { _ in values.rect() }
            group = .custom(layoutSize: size(&values)) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
        }
        group.interItemSpacing = values.bool() ? .fixed(values.number(-2, 15)) : .flexible(values.number(0, 15))
        return group
    }

    private static func item(_ values: inout FuzzValues) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(&values))
        if values.bool(0.4) { item.contentInsets = insets(&values) }
        if values.bool(0.3) {
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: .fixed(values.number(0, 9)), top: .flexible(values.number(0, 9)), trailing: nil,
                bottom: .fixed(values.number(0, 9)))
        }
        return item
    }

    private static func size(_ values: inout FuzzValues) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: dimension(&values), heightDimension: dimension(&values))
    }

    private static func dimension(_ values: inout FuzzValues) -> NSCollectionLayoutDimension {
        switch values.integer(0...3) {
        case 0: .fractionalWidth(values.number(0.1, 1.2))
        case 1: .fractionalHeight(values.number(0.1, 1.2))
        case 2: .estimated(values.number(5, 80))
        default: .absolute(values.number(3, 90))
        }
    }
}

/// The swipe actions of a list. Their number changes from one request to the next, and every fifth request returns nil.
final class FuzzSwipeActions {
    private var count = 0

    var configuration: UISwipeActionsConfiguration? {
        count += 1
        guard count % 5 != 0 else { return nil }
        let actions = (0..<count % 4).map { index in
            UIContextualAction(style: index == 0 ? .destructive : .normal, title: "\(index)") { _, _, done in done(index == 0) }
        }
        return UISwipeActionsConfiguration(actions: actions)
    }
}
