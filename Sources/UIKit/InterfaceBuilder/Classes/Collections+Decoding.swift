import CoreGraphics
import Foundation

extension UICollectionView {
    func decodeCollection(_ coder: InterfaceCoder) {
        let (element, decoder) = (coder.element, coder.decoder)
        decodeScrollView(coder)
        coder.bool("allowsSelection").map { allowsSelection = $0 }
        coder.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        coder.bool("prefetchingEnabled").map { isPrefetchingEnabled = $0 }
        element.ignore("dataMode", "springLoaded")
        if let layout = element.child(key: "collectionViewLayout").flatMap({ decoder.makeObject($0) as? UICollectionViewLayout }) {
            collectionViewLayout = layout
        }
        for prototype in element.list("cells") { registerPrototype(prototype, kind: nil, decoder) }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader), ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            element.child(key: key).map { registerPrototype($0, kind: kind, decoder) }
        }
    }

    private func registerPrototype(_ element: InterfaceElement, kind: String?, _ decoder: InterfaceDecoder) {
        guard let identifier = element["reuseIdentifier"] else {
            return decoder.document.report(
                element, "A prototype cell has no identifier, so it cannot be created. Set one in the file.")
        }
        let make = decoder.prototypeMaker(element, UICollectionReusableView.self)
        viewPool.register(identifier, ofKind: kind) { identifier in
            make() ?? (kind == nil ? UICollectionViewCell(reusableAs: identifier) : UICollectionReusableView(reusableAs: identifier))
        }
    }
}

extension UICollectionReusableView {
    func decodeReusableView(_ coder: InterfaceCoder) { reuseIdentifier = coder.element["reuseIdentifier"] }
}

extension UICollectionViewCell {
    func decodeCell(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        let (element, decoder) = (coder.element, coder.decoder)
        func view(_ key: String) -> UIView? { element.child(key: key).flatMap { decoder.makeObject($0) as? UIView } }
        view("backgroundView").map { backgroundView = $0 }
        view("selectedBackgroundView").map { selectedBackgroundView = $0 }
        element.ignore("customSize")
        decoder.decode(element.child(key: "contentView"), into: contentView) { $0.decodeView($1) }
    }
}

extension UICollectionViewFlowLayout {
    func decodeFlowLayout(_ coder: InterfaceCoder) {
        coder.choice("scrollDirection", ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]).map {
            scrollDirection = $0
        }
        coder.number("minimumLineSpacing").map { minimumLineSpacing = $0 }
        coder.number("minimumInteritemSpacing").map { minimumInteritemSpacing = $0 }
        coder.size("itemSize").map { itemSize = $0 }
        coder.size("estimatedItemSize").map { estimatedItemSize = $0 }
        coder.size("headerReferenceSize").map { headerReferenceSize = $0 }
        coder.size("footerReferenceSize").map { footerReferenceSize = $0 }
        coder.insets("sectionInset").map { sectionInset = $0 }
        coder.bool("sectionHeadersPinToVisibleBounds").map { sectionHeadersPinToVisibleBounds = $0 }
        coder.bool("sectionFootersPinToVisibleBounds").map { sectionFootersPinToVisibleBounds = $0 }
        if coder.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
    }
}
