import Stage
import Testing

@testable import UIKit

/// The backgrounds of cells: a configuration and views replace each other.
@MainActor @Suite struct CellBackgroundTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)

    private func configuration(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = color
        return configuration
    }

    @Test(arguments: [false, true]) func itemHasAConfigurationOrViews(isListCell: Bool) {
        stage.makeCurrent()
        let frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        let cell = isListCell ? UICollectionViewListCell(frame: frame) : UICollectionViewCell(frame: frame)
        let (back, selected) = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = (back, selected)
        cell.backgroundConfiguration = configuration(.red)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && back.superview == nil && selected.superview == nil)
        cell.selectedBackgroundView = selected
        #expect(cell.backgroundConfiguration == nil && selected.superview === cell)
        cell.backgroundConfiguration = configuration(.green)
        cell.backgroundView = back
        #expect(cell.backgroundConfiguration == nil && cell.backgroundConfigurationView == nil)
        #expect(back.superview === cell && cell.subviews.first === back)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundView === back)
    }

    /// The background view of the app replaces the default background of a list cell, so the default is not in front of it.
    @Test func backgroundViewReplacesTheDefaultOfAListCell() {
        stage.makeCurrent()
        let cell = UICollectionViewListCell(frame: CGRect(x: 10, y: 20, width: 200, height: 60))
        stage.window.addSubview(cell)
        cell.setNeedsUpdateConfiguration()
        stage.advance(frames: 1)
        #expect(cell.backgroundConfigurationView != nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfigurationView == nil)
        cell.isHighlighted = true
        stage.advance(frames: 1)
        #expect(cell.backgroundConfigurationView == nil)
    }

    @Test func newBackgroundOfASelectedRowIsShown() {
        stage.makeCurrent()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (first, second) = (UIView(), UIView())
        cell.selectedBackgroundView = first
        #expect(first.superview == nil)
        cell.isSelected = true
        cell.selectedBackgroundView = second
        #expect(first.superview == nil && second.superview === cell && second.alpha == 1)
        cell.selectedBackgroundView = second
        #expect(second.superview === cell)
    }

    @Test func rowHasAConfigurationOrViews() {
        stage.makeCurrent()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (back, selected) = (UIView(), UIView())
        (cell.backgroundView, cell.selectedBackgroundView) = (back, selected)
        cell.isSelected = true
        #expect(selected.superview === cell)
        cell.backgroundConfiguration = configuration(.red)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && back.superview == nil && selected.superview == nil)
        cell.selectedBackgroundView = selected
        #expect(cell.backgroundConfiguration == nil && cell.backgroundConfigurationView == nil && selected.superview === cell)
        cell.backgroundConfiguration = configuration(.green)
        cell.backgroundView = back
        #expect(cell.backgroundConfiguration == nil && back.superview === cell)
        // Without a configuration, the default view shows the selection.
        #expect(cell.selectedBackgroundView?.alpha == 1)
    }

    @Test func headerHasAConfigurationOrAView() {
        stage.makeCurrent()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let back = UIView()
        header.backgroundView = back
        header.backgroundConfiguration = configuration(.red)
        #expect(header.backgroundView == nil && header.subviews.count == 2)
        header.backgroundView = back
        #expect(header.backgroundConfiguration == nil && header.subviews.count == 2 && header.subviews.first === back)
    }

    @Test(arguments: [false, true]) func colorOfTheAppIsKeptInEachState(isSelected: Bool) {
        stage.makeCurrent()
        var state = UICellConfigurationState(traitCollection: stage.window.traitCollection)
        state.isSelected = isSelected
        for color in [UIColor.clear, .white, .secondarySystemGroupedBackground, .systemGray4] {
            var configuration = UIBackgroundConfiguration.listGroupedCell()
            configuration.backgroundColor = color
            #expect(configuration.updated(for: state).backgroundColor === color)
            var plain = UIBackgroundConfiguration.listPlainCell().updated(for: state)
            plain.backgroundColor = color
            #expect(plain.updated(for: state).backgroundColor === color)
        }
    }

    @Test func defaultColorFollowsTheState() {
        stage.makeCurrent()
        var state = UICellConfigurationState(traitCollection: stage.window.traitCollection)
        state.isHighlighted = true
        var configuration = UIBackgroundConfiguration.listGroupedCell()
        configuration.cornerRadius = 7
        let pressed = configuration.updated(for: state)
        #expect(pressed.backgroundColor === UIColor.systemGray4)
        state.isHighlighted = false
        #expect(pressed.updated(for: state).backgroundColor === UIColor.secondarySystemGroupedBackground)
    }

    @Test func strokeOutsetMovesOnlyTheStroke() throws {
        stage.makeCurrent()
        let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 20, width: 200, height: 60))
        var configuration = self.configuration(.red)
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11)
        (configuration.cornerRadius, configuration.strokeWidth, configuration.strokeOutset) = (8, 2, 3)
        cell.backgroundConfiguration = configuration
        stage.window.addSubview(cell)
        stage.advance(frames: 1)
        let parts = try #require(cell.backgroundConfigurationView).subviews
        #expect(parts.map(\.frame) == [CGRect(x: 7, y: 5, width: 182, height: 46), CGRect(x: 4, y: 2, width: 188, height: 52)])
        #expect(parts.map(\.layer.cornerRadius) == [8, 11] && parts.map(\.layer.borderWidth) == [0, 2])
        configuration.strokeOutset = 0
        cell.backgroundConfiguration = configuration
        stage.advance(frames: 1)
        let remaining = try #require(cell.backgroundConfigurationView).subviews
        #expect(remaining.map(\.frame) == [CGRect(x: 7, y: 5, width: 182, height: 46)])
        #expect(remaining[0].layer.borderWidth == 2)
    }
}
