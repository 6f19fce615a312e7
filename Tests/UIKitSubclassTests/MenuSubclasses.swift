import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomMenuUIButton: UIButton {
    override var menu: UIMenu? {
        get { super.menu }
        set { super.menu = newValue }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { super.changesSelectionAsPrimaryAction }
        set { super.changesSelectionAsPrimaryAction = newValue }
    }
    override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
    override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location) }
}

class CustomMenuUICollectionView: UICollectionView {
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
}

class CustomUICommand: UICommand {
    override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    override var discoverabilityTitle: String? {
        get { super.discoverabilityTitle }
        set { super.discoverabilityTitle = newValue }
    }
    override var attributes: UIMenuElement.Attributes {
        get { super.attributes }
        set { super.attributes = newValue }
    }
    override var state: UIMenuElement.State {
        get { super.state }
        set { super.state = newValue }
    }
}

class CustomUIContextMenuConfiguration: UIContextMenuConfiguration {
    override var preferredMenuElementOrder: ElementOrder {
        get { super.preferredMenuElementOrder }
        set { super.preferredMenuElementOrder = newValue }
    }
}

class CustomUIContextMenuInteraction: UIContextMenuInteraction {
    override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
    override var view: UIView? { super.view }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
    override func didMove(to view: UIView?) { super.didMove(to: view) }
    override var menuAppearance: Appearance { super.menuAppearance }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { super.updateVisibleMenu(block) }
    override func dismissMenu() { super.dismissMenu() }
}

class CustomMenuUIControl: UIControl {
    override func accessibilityIncrement() { super.accessibilityIncrement() }
    override func accessibilityDecrement() { super.accessibilityDecrement() }
    override var showsMenuAsPrimaryAction: Bool {
        get { super.showsMenuAsPrimaryAction }
        set { super.showsMenuAsPrimaryAction = newValue }
    }
    override var isContextMenuInteractionEnabled: Bool {
        get { super.isContextMenuInteractionEnabled }
        set { super.isContextMenuInteractionEnabled = newValue }
    }
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        super.menuAttachmentPoint(for: configuration)
    }
    override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    { super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { super.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
}

class CustomUIMenu: UIMenu {
    override var children: [UIMenuElement] { super.children }
    override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { super.replacingChildren(newChildren) }
    override var selectedElements: [UIMenuElement] { super.selectedElements }
    override var preferredElementSize: ElementSize {
        get { super.preferredElementSize }
        set { super.preferredElementSize = newValue }
    }
}

class CustomUIPreviewParameters: UIPreviewParameters {
    override var visiblePath: UIBezierPath? {
        get { super.visiblePath }
        set { super.visiblePath = newValue }
    }
    override var shadowPath: UIBezierPath? {
        get { super.shadowPath }
        set { super.shadowPath = newValue }
    }
    override var backgroundColor: UIColor! {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomUIPreviewTarget: UIPreviewTarget {
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomMenuUITableView: UITableView {
    override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
}

class CustomUITargetedPreview: UITargetedPreview {
    override var parameters: UIPreviewParameters { super.parameters }
    override var size: CGSize { super.size }
    override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { super.retargetedPreview(with: newTarget) }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class CustomMenuUIView: UIView {
    override var interactions: [any UIInteraction] {
        get { super.interactions }
        set { super.interactions = newValue }
    }
    override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
    override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
}

class CustomLargeContentUIView: UIView {
    override var showsLargeContentViewer: Bool {
        get { super.showsLargeContentViewer }
        set { super.showsLargeContentViewer = newValue }
    }
    override var largeContentTitle: String? {
        get { super.largeContentTitle }
        set { super.largeContentTitle = newValue }
    }
    override var largeContentImage: UIImage? {
        get { super.largeContentImage }
        set { super.largeContentImage = newValue }
    }
    override var scalesLargeContentImage: Bool {
        get { super.scalesLargeContentImage }
        set { super.scalesLargeContentImage = newValue }
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { super.largeContentImageInsets }
        set { super.largeContentImageInsets = newValue }
    }
}

class CustomUILargeContentViewerInteraction: UILargeContentViewerInteraction {
    override var delegate: (any UILargeContentViewerInteractionDelegate)? { super.delegate }
    override var view: UIView? { super.view }
    override class var isEnabled: Bool { super.isEnabled }
    override func willMove(to view: UIView?) { super.willMove(to: view) }
    override func didMove(to view: UIView?) { super.didMove(to: view) }
}
