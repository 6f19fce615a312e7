import Foundation
import Stage
import Testing
@testable import UIKit

/// Edit menus of views that use `UIEditMenuInteraction`.
@MainActor @Suite(.serialized) struct EditMenuInteractionTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 300, width: 90, height: 60))
    let delegate = MenuDelegate()

    @MainActor final class MenuDelegate: UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var completedPresentations = 0
        var animatedView: UIView?
        var hasMenu = true
        var targetRect = CGRect.null
        var requestedMenus = 0
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { targetRect }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            requestedMenus += 1
            guard hasMenu else { return nil }
            return UIMenu(
                children: suggestedActions + [
                    UIAction(title: "Rotate") { [weak self] _ in self?.calls.append("rotate") },
                    UIAction(title: "Hidden", attributes: .hidden) { _ in },
                ])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("present \(configuration.identifier)")
            guard let animatedView else { return }
            animator.addAnimations { animatedView.alpha = 0.4 }
            animator.addCompletion { [weak self] in self?.completedPresentations += 1 }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { calls.append("dismiss \(configuration.identifier)") }
    }

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        stage.advance(frames: 1)
    }

    @Test func delegateProvidesTheEntries() {
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 45, y: 10)))
        stage.advance(frames: 60)
        let menu = stage.window.subviews.lazy.compactMap { $0 as? EditMenuView }.first
        #expect(menu.map { $0.frame.maxY < 312 && abs($0.layer.position.x - 95) < 1 } == true)
        func buttons(_ view: UIView) -> [EditMenuButton] { view.subviews.flatMap { ($0 as? EditMenuButton).map { [$0] } ?? buttons($0) } }
        #expect(menu.map { buttons($0).compactMap(\.accessibilityIdentifier) } == ["Rotate"])
        menu.map { buttons($0)[0] }.map { stage.tap($0) }
        #expect(delegate.calls == ["present a", "dismiss a", "rotate"])
    }

    @Test func menuWithoutEntriesAfterReloadingIsDismissed() {
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "c", sourcePoint: CGPoint(x: 45, y: 10)))
        #expect(interaction.location(in: view).x > 40)
        delegate.hasMenu = false
        interaction.reloadVisibleMenu()
        #expect(delegate.calls == ["present c", "dismiss c"] && interaction.location(in: view) == .zero)
        stage.advance(frames: 30)
        #expect(!stage.window.subviews.contains { $0 is EditMenuView })
    }

    @Test func menuWithoutFiniteTargetIsNotPresented() {
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        delegate.targetRect = CGRect(x: CGFloat.nan, y: 3, width: 20, height: 30)
        let configuration = UIEditMenuConfiguration(identifier: "d", sourcePoint: CGPoint(x: 45, y: 10))
        let reports = Diagnostics.recorded { interaction.presentEditMenu(with: configuration) }
        #expect(reports.count == 1 && delegate.calls.isEmpty && interaction.location(in: view) == .zero)
        delegate.targetRect = CGRect(x: 5, y: 3, width: 20, height: 30)
        interaction.presentEditMenu(with: configuration)
        #expect(delegate.calls == ["present d"])
    }

    @Test func updateOfTheMenuPositionRequestsOnlyItsTarget() throws {
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        delegate.targetRect = CGRect(x: 70, y: 3, width: 20, height: 30)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "e", sourcePoint: CGPoint(x: 45, y: 10)))
        stage.advance(frames: 60)
        let menu = try #require(stage.window.subviews.lazy.compactMap { $0 as? EditMenuView }.first)
        let frame = menu.frame
        delegate.targetRect = CGRect(x: 101, y: -14, width: 20, height: 30)
        interaction.updateVisibleMenuPosition(animated: false)
        #expect(delegate.calls == ["present e"] && delegate.requestedMenus == 1 && menu.window === stage.window)
        #expect(abs(menu.frame.minX - frame.minX - 31) < 1e-6 && abs(menu.frame.minY - frame.minY + 17) < 1e-6)
        stage.tap(at: CGPoint(x: 20, y: 600))
        #expect(delegate.calls == ["present e", "dismiss e"])
    }

    @Test func menuIsCenteredAboveItsPointAndCompletesItsAppearance() throws {
        view.frame.origin.x = 140
        delegate.animatedView = view
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "b", sourcePoint: CGPoint(x: 45, y: 10)))
        let menu = try #require(stage.window.subviews.lazy.compactMap { $0 as? EditMenuView }.first)
        stage.advance(frames: 22)
        #expect(delegate.completedPresentations == 0)
        stage.advance(frames: 2)
        #expect(delegate.completedPresentations == 1, "0.38 s have passed")
        stage.advance(frames: 40)
        #expect(abs(menu.frame.midX - 185) <= 0.5 && menu.frame.maxY == 308)
    }
}
