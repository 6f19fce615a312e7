@MainActor extension InterfaceCoder {
    /// The style in the element of a split view controller.
    var splitStyle: UISplitViewController.Style {
        choice("style", ["doubleColumn": UISplitViewController.Style.doubleColumn, "tripleColumn": .tripleColumn]) ?? .unspecified
    }
}

extension UISplitViewController {
    func decodeSplit(_ coder: InterfaceCoder) {
        let modes: KeyValuePairs<String, DisplayMode> = [
            "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
            "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
            "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]
        coder.choice("preferredDisplayMode", modes).map { preferredDisplayMode = $0 }
        let behaviors: KeyValuePairs<String, SplitBehavior> = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        coder.choice("behavior", behaviors).map { preferredSplitBehavior = $0 }
        coder.bool("presentsWithGesture").map { presentsWithGesture = $0 }
        coder.number("preferredPrimaryColumnWidth").map { preferredPrimaryColumnWidth = $0 }
        coder.number("minimumPrimaryColumnWidth").map { minimumPrimaryColumnWidth = $0 }
        coder.number("maximumPrimaryColumnWidth").map { maximumPrimaryColumnWidth = $0 }
        coder.number("preferredPrimaryColumnWidthFraction").map { preferredPrimaryColumnWidthFraction = $0 }
        coder.element.ignore("primaryEdge", "primaryBackgroundStyle", "displayModeButtonVisibility", "viewControllers")
    }

    /// Sets the controller of a relationship in a storyboard. Returns false for an unknown name.
    func setColumn(ofRelationship name: String, _ controller: () -> UIViewController?) -> Bool {
        let columns: KeyValuePairs<String, Column> = [
            "masterViewController": .primary, "primaryViewController": .primary, "supplementaryViewController": .supplementary,
            "detailViewController": .secondary, "secondaryViewController": .secondary, "compactViewController": .compact,
        ]
        guard let column = columns.first(where: { $0.key == name })?.value else { return false }
        setViewController(controller(), for: column)
        return true
    }
}
