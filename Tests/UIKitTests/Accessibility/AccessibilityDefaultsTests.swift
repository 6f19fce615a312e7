import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

/// The labels, values and traits that views have by default.
@MainActor @Suite struct AccessibilityDefaultsTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()

    init() { stage.window.rootViewController = controller }

    /// Adds a view to the controller's view and returns all nodes on the screen. No other view may have accessibility elements.
    private func nodes(_ view: UIView, _ frame: CGRect = CGRect(x: 20, y: 60, width: 200, height: 40)) -> [AccessibilityNode] {
        view.frame = frame
        controller.view.addSubview(view)
        stage.advance(frames: 1)
        return stage.accessibilityTree.elements
    }

    private func node(_ view: UIView) throws -> AccessibilityNode {
        let all = nodes(view)
        #expect(all.count == 1)
        return try #require(all.first)
    }

    @Test func buttonIsNamedByItsTitleOrItsSymbol() throws {
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        button.isEnabled = false
        let node = try node(button)
        #expect(node.role == .button && node.label == "Continue" && node.traits == [.button, .notEnabled])
        let symbol = UIButton(type: .system)
        symbol.setImage(UIImage(systemName: "trash.fill"), for: .normal)
        #expect(symbol.accessibilityLabel == "Delete")
        for (name, label) in [("square.and.arrow.up.fill", "Share"), ("plus.circle.fill", "Add"), ("square.and.pencil", "Compose")] {
            symbol.setImage(UIImage(systemName: name), for: .normal)
            #expect(symbol.accessibilityLabel == label)
        }
        symbol.setImage(UIImage(systemName: "cloud.rain"), for: .normal)
        #expect(symbol.accessibilityLabel == "Cloud rain")
        symbol.accessibilityLabel = "Weather"
        #expect(symbol.accessibilityLabel == "Weather")
        button.configuration = .filled()
        button.setTitle(nil, for: .normal)
        button.configuration?.title = "Pay"
        button.configuration?.subtitle = "3 items"
        #expect(button.accessibilityLabel == "Pay, 3 items")
    }

    @Test func switchIsAToggle() throws {
        let toggle = UISwitch()
        let off = try node(toggle)
        #expect(off.role == .toggle && off.value == "0" && off.traits == [.button, .toggleButton])
        var count = 0
        toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        #expect(stage.performAccessibilityAction(.activate, on: off))
        #expect(toggle.isOn && count == 1)
        #expect(stage.accessibilityTree.elements.first?.value == "1")
    }

    @Test func sliderIsAdjustedByTenths() throws {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 50, 20)
        let node = try node(slider)
        #expect(node.role == .adjustable && node.value == "25%")
        #expect(node.number == .init(current: 20, minimum: 10, maximum: 50, step: 4))
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        stage.performAccessibilityAction(.increment, on: node)
        stage.performAccessibilityAction(.increment, on: node)
        stage.performAccessibilityAction(.decrement, on: node)
        #expect(values == [24, 28, 24])
        slider.isEnabled = false
        #expect(!stage.performAccessibilityAction(.increment, on: node) && slider.value == 24)
    }

    @Test func adjustableControlsHaveValues() throws {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (-3, 9, 1.5, 4.5)
        let stepperNode = try node(stepper)
        #expect(stepperNode.value == "4.5" && stepperNode.traits == .adjustable)
        stage.performAccessibilityAction(.increment, on: stepperNode)
        #expect(stepper.value == 6 && stepper.accessibilityValue == "6")
        stepper.removeFromSuperview()
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 1)
        let pageNode = try node(pages)
        #expect(pageNode.value == "page 2 of 5")
        stage.performAccessibilityAction(.decrement, on: pageNode)
        #expect(pages.currentPage == 0)
        pages.removeFromSuperview()
        let progress = UIProgressView()
        progress.progress = 0.304
        let progressNode = try node(progress)
        #expect(progressNode.role == .progress && progressNode.value == "30%" && progressNode.traits == .updatesFrequently)
    }

    @Test func fieldHasItsTextOrItsPlaceholder() throws {
        let field = UITextField()
        field.placeholder = "E-mail"
        let empty = try node(field)
        #expect(empty.role == .textField && empty.value == "E-mail" && empty.label.isEmpty && !empty.hasText && !empty.isFocused)
        stage.performAccessibilityAction(.activate, on: empty)
        stage.advance(frames: 30)
        field.insertText("mia")
        let filled = try #require(stage.accessibilityTree.elements.first { $0.role == .textField })
        #expect(filled.value == "mia" && filled.isFocused && filled.selection == 3..<3 && filled.hasText)
        field.isSecureTextEntry = true
        let secret = try #require(stage.accessibilityTree.elements.first { $0.role == .secureTextField })
        #expect(secret.value == "•••")
    }

    @Test func segmentsAreButtons() {
        let control = UISegmentedControl(items: ["Day", "Week", "Year"])
        control.selectedSegmentIndex = 2
        let all = nodes(control)
        #expect(all.map(\.label) == ["Day", "Week", "Year"])
        #expect(all.map { $0.traits.contains(.selected) } == [false, false, true])
        stage.performAccessibilityAction(.activate, on: all[1])
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func rowCombinesItsTexts() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Lighthouse"
        cell.detailTextLabel?.text = "built 1887"
        let node = try node(cell)
        #expect(node.role == .row && node.label == "Lighthouse, built 1887")
        cell.isSelected = true
        #expect(cell.accessibilityTraits == .selected)
    }

    @Test func rowOfARightToLeftLayoutIsReadFromTheRight() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.textLabel?.text = "Height"
        cell.detailTextLabel?.text = "37 m"
        let node = try node(cell)
        let (title, detail) = (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
        #expect(node.label == "Height, 37 m" && title.minX > detail.minX)
    }

    @Test func controlOfARowIsASeparateElement() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Airplane mode"
        cell.accessoryView = UISwitch()
        #expect(nodes(cell).map(\.role) == [.text, .toggle])
    }

    @Test func barsHaveTitlesAndButtons() throws {
        let first = UIViewController()
        first.title = "Harbors"
        let second = UIViewController()
        second.title = "Oslo"
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let share = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
        share.isEnabled = false
        second.navigationItem.rightBarButtonItems = [item, share]
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let tabs = UITabBarController()
        navigation.tabBarItem = UITabBarItem(title: "Map", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Ships", image: nil, tag: 1)
        other.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [navigation, other]
        stage.window.rootViewController = tabs
        stage.advance(frames: 2)
        let tree = stage.accessibilityTree
        let bar = try #require(tree.children.first { $0.role == .navigationBar })
        #expect(bar.children.map(\.label) == ["Harbors", "Oslo", "Share", "Add"])
        #expect(bar.children.map(\.role) == [.button, .header, .button, .button])
        #expect(bar.children[2].traits == [.button, .notEnabled])
        let tabBar = try #require(tree.children.last)
        #expect(tabBar.role == .tabBar && tabBar.children.map(\.label) == ["Map", "Ships"] && tabBar.children.map(\.role) == [.tab, .tab])
        #expect(tabBar.children.map { $0.traits.contains(.selected) } == [true, false] && tabBar.children[1].value == "3")
        #expect(stage.performAccessibilityAction(.escape, at: .zero))
        stage.advance(frames: 60)
        #expect(navigation.viewControllers == [first])
        stage.performAccessibilityAction(.activate, on: tabBar.children[1])
        #expect(tabs.selectedIndex == 1)
    }

    @Test func sectionTitleIsAHeader() throws {
        let table = UITableView(frame: .zero, style: .grouped)
        let source = OneRowSource()
        table.dataSource = source
        _ = nodes(table, CGRect(x: 0, y: 50, width: 320, height: 300))
        let list = try #require(stage.accessibilityTree.children.first { $0.role == .list })
        #expect(list.children.map(\.role) == [.header, .row] && list.children[1].label == "row 0")
    }

    private final class OneRowSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }
}
