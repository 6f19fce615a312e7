import Foundation

/// A placeholder in a menu for elements that are requested when the menu is shown. Until they arrive, the menu shows an activity indicator.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    nonisolated deinit {}

    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// The elements that the last call of the provider has returned, or nil if they have not arrived.
    private var loaded: [UIMenuElement]?

    /// Creates an element whose provider is called once. The elements are stored after this call.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        (provider, self.isCached) = (elementProvider, isCached)
        super.init(title: "", image: nil)
    }

    /// Returns an element whose provider is called each time the menu is shown.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// The elements for the open menu, or nil if they are not loaded.
    var elements: [UIMenuElement]? { loaded }

    /// A menu with the loaded elements. It is empty if they are not loaded.
    var loadedMenu: UIMenu { UIMenu(children: loaded ?? []) }

    /// Discards the elements if this element was created by `uncached(_:)`, so that they are requested again. Called before a menu is
    /// shown.
    func prepareForMenu() { if !isCached { loaded = nil } }

    /// Requests the elements. `completion` is called when they are available, possibly before this method returns.
    func load(_ completion: @escaping () -> Void) {
        guard loaded == nil else { return completion() }
        provider { [weak self] elements in
            self?.loaded = elements
            completion()
        }
    }
}
