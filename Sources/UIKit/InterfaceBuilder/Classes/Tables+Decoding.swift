import CoreGraphics
import Foundation

extension UITableView {
    func decodeTable(_ coder: InterfaceCoder) {
        let element = coder.element
        decodeScrollView(coder)
        coder.number("rowHeight").map { rowHeight = $0 }
        // Interface Builder writes these heights for every table. They are ignored, so that sections without a title have no header, as on
        // a device.
        let standardHeights: [CGFloat] = [10, 18, 22, 28]
        coder.number("sectionHeaderHeight").map { if !standardHeights.contains($0) { sectionHeaderHeight = $0 } }
        coder.number("sectionFooterHeight").map { if !standardHeights.contains($0) { sectionFooterHeight = $0 } }
        coder.number("estimatedRowHeight").map { estimatedRowHeight = $0 }
        coder.number("estimatedSectionHeaderHeight").map { estimatedSectionHeaderHeight = $0 }
        coder.number("estimatedSectionFooterHeight").map { estimatedSectionFooterHeight = $0 }
        coder.choice("separatorStyle", InterfaceCoder.separatorStyles).map { separatorStyle = $0 }
        coder.color("separatorColor").map { separatorColor = $0 }
        coder.insets("separatorInset").map { separatorInset = $0 }
        coder.bool("allowsSelection").map { allowsSelection = $0 }
        coder.bool("allowsMultipleSelection").map { allowsMultipleSelection = $0 }
        coder.bool("allowsSelectionDuringEditing").map { allowsSelectionDuringEditing = $0 }
        coder.bool("allowsMultipleSelectionDuringEditing").map { allowsMultipleSelectionDuringEditing = $0 }
        element.ignore("separatorInsetReference", "sectionIndexMinimumDisplayRowCount", "dataMode", "style")
        let decoder = coder.decoder
        func view(_ key: String) -> UIView? { element.child(key: key).flatMap { decoder.makeObject($0) as? UIView } }
        view("backgroundView").map { backgroundView = $0 }
        view("tableHeaderView").map { tableHeaderView = $0 }
        view("tableFooterView").map { tableFooterView = $0 }
        for prototype in element.list("prototypes") { registerPrototype(prototype, decoder) }
        let sections = element.list("sections")
        if !sections.isEmpty { staticSections = sections.map { StaticTableSection(coder.coder(for: $0)) } }
    }

    /// Returns the style in the element of a table.
    static func style(in coder: NSCoder) -> Style {
        (coder as? InterfaceCoder)?.choice("style", ["plain": Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    private func registerPrototype(_ element: InterfaceElement, _ decoder: InterfaceDecoder) {
        guard let identifier = element["reuseIdentifier"] else {
            return decoder.document.report(
                element, "A prototype cell has no identifier, so it cannot be created. Set one in the file.")
        }
        let make = decoder.prototypeMaker(element, UITableViewCell.self)
        cellPool.register(identifier) { make() ?? UITableViewCell(reusableAs: $0) }
    }
}

extension UITableViewCell {
    /// Returns the style in the element of a cell.
    static func style(in coder: NSCoder) -> CellStyle {
        guard let coder = coder as? InterfaceCoder else { return .default }
        // If this attribute exists, the cell contains the labels of the style.
        let styles: KeyValuePairs<String, CellStyle> = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return coder.choice("style", styles) ?? .default
    }

    func decodeCell(_ coder: InterfaceCoder) {
        let element = coder.element
        decodeViewAttributes(coder)
        coder.choice("selectionStyle", InterfaceCoder.selectionStyles).map { selectionStyle = $0 }
        coder.choice("accessoryType", InterfaceCoder.accessoryTypes).map { accessoryType = $0 }
        coder.insets("separatorInset").map { separatorInset = $0 }
        coder.integer("indentationLevel").map { indentationLevel = $0 }
        coder.number("indentationWidth").map { indentationWidth = $0 }
        coder.bool("shouldIndentWhileEditing").map { shouldIndentWhileEditing = $0 }
        element.ignore("editingAccessoryType", "focusStyle", "showsReorderControl", "rowHeight", "reuseIdentifier", "style")
        let decoder = coder.decoder
        func view(_ key: String) -> UIView? { element.child(key: key).flatMap { decoder.makeObject($0) as? UIView } }
        view("backgroundView").map { backgroundView = $0 }
        view("selectedBackgroundView").map { selectedBackgroundView = $0 }
        view("accessoryView").map { accessoryView = $0 }
        decodeLabels(element, decoder)
        decoder.decode(element.child(key: "contentView"), into: contentView) { $0.decodeView($1) }
    }

    /// If the cell has a built-in style, reads the elements of its labels and its image view into the existing views of the cell.
    private func decodeLabels(_ element: InterfaceElement, _ decoder: InterfaceDecoder) {
        guard element.attributes["style"] != nil, let content = element.child(key: "contentView") else { return }
        let views = content.children.first { $0.name == "subviews" }?.children ?? []
        let ids = (element["textLabel"], element["detailTextLabel"], element["imageView"])
        for view in views {
            guard let id = view.id else { continue }
            switch id {
            case ids.0: decoder.decode(view, into: textLabel!) { $0.decodeLabel($1) }
            case ids.1: detailTextLabel.map { decoder.decode(view, into: $0) { $0.decodeLabel($1) } }
            case ids.2: decoder.decode(view, into: imageView!) { $0.decodeImageView($1) }
            default: continue
            }
            view.isDecodedIntoExistingObject = true
        }
    }
}

extension UITableViewHeaderFooterView {
    func decodeHeaderFooter(_ coder: InterfaceCoder) {
        decodeViewAttributes(coder)
        coder.element.ignore("reuseIdentifier")
        coder.decoder.decode(coder.element.child(key: "contentView"), into: contentView) { $0.decodeView($1) }
    }
}

extension InterfaceDecoder {
    /// Returns a closure that creates the object of a prototype. The closure returns nil if the object cannot be created.
    func prototypeMaker<Object>(_ element: InterfaceElement, _ type: Object.Type) -> () -> Object? {
        { [weak scene, document] in
            if let scene { return scene.makePrototype(element, type) }
            let decoder = InterfaceDecoder(document)
            defer { decoder.finish() }
            return decoder.makeObject(element) as? Object
        }
    }
}

@MainActor extension InterfaceCoder {
    fileprivate static let separatorStyles: KeyValuePairs<String, UITableViewCell.SeparatorStyle> = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
    ]
    fileprivate static let selectionStyles: KeyValuePairs<String, UITableViewCell.SelectionStyle> = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    fileprivate static let accessoryTypes: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
