import Foundation
import Stage
import UIKit

/// A text view that is edited by keys, by touches and by code, and a text storage with two layout managers. The model is the text that
/// the storage must have, as UTF-16 units, because Foundation on Linux moves a range that divides a composed character.
final class TextViewFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case text, attributedText, select, insert, deleteBackward, replaceRange, storageReplace, storageAttributes, storageDelete, batch
        case attach, type, keys, compose, commit, marked, tap, drag, press, firstResponder, actions, editMenu, flags, container, insets
        case resize, scrollRange, places, layouts, modelReplace, modelInsert, modelAttributes, font, alignment, typing, appearance
        case fieldAttributes
    }

    static let name = "textviews"
    /// Foundation on Linux does not release about 350 bytes of each attributed string. Typing a character creates two attributed strings,
    /// and an operation types up to 40 characters.
    static let unreleasedBytesPerOperation = 3000

    private let stage: Stage
    private let view = UITextView(frame: CGRect(x: 5, y: 23, width: 107, height: 83))
    private let field = UITextField(frame: CGRect(x: 7, y: 111, width: 101, height: 29))
    private let delegate: Delegate
    private let storage = NSTextStorage(string: "one two\nthree")
    private let managers = [NSLayoutManager(), NSLayoutManager()]
    private var model = Array("one two\nthree".utf16)
    private let menuDelegate = MenuDelegate()
    private let menu: UIEditMenuInteraction
    private static let keys = [
        "left", "right", "up", "down", "home", "end", "backspace", "delete", "return", "shift+left", "shift+right", "shift+up",
        "shift+down",
        "alt+left", "alt+right", "alt+backspace", "command+up", "command+down", "control+a", "control+c", "control+v", "control+x",
        "control+b", "escape", "tab",
    ]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        delegate = Delegate(FuzzValues(values.seed(), isHostile: values.isHostile))
        menu = UIEditMenuInteraction(delegate: menuDelegate)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        for subview in [view, field] { controller.view.addSubview(subview) }
        view.delegate = delegate
        field.addInteraction(menu)
        for manager in managers {
            storage.addLayoutManager(manager)
            manager.addTextContainer(NSTextContainer(size: CGSize(width: 61, height: 97)))
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .text, .attributedText, .insert, .deleteBackward, .replaceRange, .storageReplace, .storageAttributes, .storageDelete, .batch,
            .attach:
            edit(operation, &values)
        case .type, .keys, .compose, .commit, .marked, .tap, .drag, .press, .firstResponder: input(operation, &values)
        case .modelReplace, .modelInsert, .modelAttributes: changeModel(operation, &values)
        case .places, .layouts: measure(operation, &values)
        default: change(operation, &values)
        }
    }

    // MARK: - Edits

    /// Returns a range of a text. In hostile programs it can divide a composed character.
    private static func range(in text: NSString, _ values: inout FuzzValues) -> NSRange {
        let location = values.integer(0...text.length)
        let range = NSRange(location: location, length: values.integer(0...min(text.length - location, 9)))
        guard !values.isHostile, text.length > 0, location < text.length else { return range }
        return text.rangeOfComposedCharacterSequences(for: range)
    }

    private static func attributes(_ values: inout FuzzValues) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing) = (values.pick([.left, .center, .right, .justified]), values.number(-3, 9))
        (style.headIndent, style.paragraphSpacing) = (values.number(-5, 30), values.number(-5, 20))
        style.lineHeightMultiple = values.number(0, 2)
        let all: [(NSAttributedString.Key, Any)] = [
            (.font, values.font()), (.foregroundColor, values.color()), (.backgroundColor, values.color()),
            (.kern, NSNumber(value: values.double(-5, 12))), (.baselineOffset, NSNumber(value: values.double(-9, 9))),
            (.paragraphStyle, style), (.underlineStyle, NSNumber(value: values.integer(0...2))), (.link, "https://flipbook.example/a"),
        ]
        let chosen = (0..<values.integer(0...2)).map { _ in values.pick(all) }
        return Dictionary(chosen) { first, _ in first }
    }

    private func edit(_ operation: Operation, _ values: inout FuzzValues) {
        let storage = view.textStorage
        let range = Self.range(in: storage.string as NSString, &values)
        switch operation {
        case .text: view.text = values.text(maximumPieces: 20)
        case .attributedText:
            view.attributedText = NSAttributedString(string: values.text(maximumPieces: 12), attributes: Self.attributes(&values))
        case .insert: view.insertText(values.text(maximumPieces: 3))
        case .deleteBackward: for _ in 0..<values.integer(1...4) { view.deleteBackward() }
        case .replaceRange:
            guard let from = view.position(from: view.beginningOfDocument, offset: range.location),
                let to = view.position(from: from, offset: range.length), let textRange = view.textRange(from: from, to: to)
            else { return }
            _ = (view.text(in: textRange), view.firstRect(for: textRange), view.selectionRects(for: textRange))
            view.replace(textRange, withText: values.text(maximumPieces: 3))
        case .storageReplace: storage.replaceCharacters(in: range, with: values.text(maximumPieces: 4))
        case .storageDelete: storage.deleteCharacters(in: range)
        case .storageAttributes: storage.addAttributes(Self.attributes(&values), range: range)
        case .batch:
            storage.beginEditing()
            storage.addAttributes(Self.attributes(&values), range: range)
            storage.replaceCharacters(in: range, with: values.text(maximumPieces: 2))
            storage.append(NSAttributedString(string: values.text(maximumPieces: 2)))
            storage.endEditing()
        default:
            let attachment = NSTextAttachment(image: UIImage(data: FuzzImages.smallPNG) ?? UIImage())
            attachment.bounds = values.rect()
            storage.insert(NSAttributedString(attachment: attachment), at: range.location)
        }
    }

    private func changeModel(_ operation: Operation, _ values: inout FuzzValues) {
        let range = Self.range(in: String(decoding: model, as: UTF16.self) as NSString, &values)
        let text = values.text(maximumPieces: 4)
        switch operation {
        case .modelReplace:
            storage.replaceCharacters(in: range, with: text)
            model.replaceSubrange(range.location..<range.location + range.length, with: text.utf16)
        case .modelInsert:
            storage.insert(NSAttributedString(string: text, attributes: Self.attributes(&values)), at: range.location)
            model.insert(contentsOf: text.utf16, at: range.location)
        default: storage.setAttributes(Self.attributes(&values), range: range)
        }
    }

    // MARK: - Inputs

    private func input(_ operation: Operation, _ values: inout FuzzValues) {
        let point = CGPoint(x: values.number(5, 112), y: values.number(23, 106))
        switch operation {
        case .type: stage.type(String(values.text(maximumPieces: 3).prefix(40)))
        case .keys: for _ in 0..<values.integer(1...5) { stage.key(values.pick(Self.keys)) }
        case .compose: stage.compose(values.text(maximumPieces: 3))
        case .commit: stage.commit(values.text(maximumPieces: 3))
        case .marked:
            let text = values.text(maximumPieces: 3)
            let location = values.integer(0...text.utf16.count)
            view.setMarkedText(
                text, selectedRange: NSRange(location: location, length: values.integer(0...text.utf16.count - location)))
            if values.bool(0.4) { view.unmarkText() }
        case .tap: stage.tap(at: point, count: values.integer(1...3))
        case .drag: stage.drag(from: point, to: values.point(), duration: Double(values.integer(1...18)) / 60)
        case .press: stage.press(at: point, force: 1, duration: 0.6)
        default: if view.isFirstResponder { _ = view.resignFirstResponder() } else { _ = view.becomeFirstResponder() }
        }
    }

    // MARK: - Properties

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .select: view.selectedRange = Self.range(in: view.textStorage.string as NSString, &values)
        case .actions: performAction(&values)
        case .editMenu:
            if values.bool(0.3) { return menu.dismissMenu() }
            menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: values.point()))
            if values.bool(0.3) { menu.reloadVisibleMenu() }
        case .flags:
            (view.isEditable, view.isSelectable, view.isScrollEnabled) = (values.bool(0.8), values.bool(0.8), values.bool(0.7))
            (view.allowsEditingTextAttributes, view.clearsOnInsertion) = (values.bool(), values.bool(0.2))
            view.isSecureTextEntry = values.bool(0.1)
        case .container:
            view.textContainer.lineFragmentPadding = values.number(0, 30)
            view.textContainer.maximumNumberOfLines = values.integer(0...4)
            view.textContainer.lineBreakMode = values.pick([.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byClipping])
            view.textContainer.exclusionPaths = values.bool() ? [UIBezierPath(ovalIn: values.rect())] : []
        case .insets: (view.textContainerInset, view.contentInset) = (values.insets(), values.insets())
        case .resize: view.frame = CGRect(x: 5, y: 23, width: values.number(0, 120), height: values.number(0, 120))
        case .scrollRange: view.scrollRangeToVisible(Self.range(in: view.textStorage.string as NSString, &values))
        case .font: view.font = values.bool(0.1) ? nil : values.font()
        case .alignment:
            view.textAlignment = values.pick([.left, .center, .right, .justified, .natural])
            view.textColor = values.color()
        case .typing: view.typingAttributes = Self.attributes(&values)
        case .appearance:
            if values.bool() {
                stage.settings.isDark.toggle()
            } else {
                stage.settings.textSize = values.pick([.large, .small, .extraLarge])
            }
            view.adjustsFontForContentSizeCategory = values.bool()
        default:
            field.attributedText = NSAttributedString(string: values.text(), attributes: Self.attributes(&values))
            field.attributedPlaceholder = NSAttributedString(string: values.text(), attributes: Self.attributes(&values))
            field.defaultTextAttributes = Self.attributes(&values)
        }
    }

    private func performAction(_ values: inout FuzzValues) {
        switch values.integer(0...7) {
        case 0: view.selectAll(nil)
        case 1: view.select(nil)
        case 2: view.copy(nil)
        case 3: view.cut(nil)
        case 4: view.paste(nil)
        case 5: view.toggleBoldface(nil)
        case 6: view.toggleItalics(nil)
        default: view.toggleUnderline(nil)
        }
    }

    // MARK: - Measurements

    private func measure(_ operation: Operation, _ values: inout FuzzValues) {
        let manager = operation == .layouts ? values.pick(managers) : view.layoutManager
        guard let container = manager.textContainers.first else { return }
        if operation == .layouts {
            container.size = values.size()
            container.exclusionPaths = values.bool(0.3) ? [UIBezierPath(rect: values.rect())] : []
        }
        _ = (manager.usedRect(for: container), manager.extraLineFragmentRect, manager.glyphRange(for: container))
        _ = (manager.glyphIndex(for: values.point(), in: container), manager.glyphRange(forBoundingRect: values.rect(), in: container))
        guard manager.numberOfGlyphs > 0 else { return }
        let index = values.integer(0...manager.numberOfGlyphs - 1)
        _ = (manager.location(forGlyphAt: index), manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil))
        let range = NSRange(location: index, length: values.integer(0...manager.numberOfGlyphs - index))
        _ = manager.boundingRect(forGlyphRange: range, in: container)
    }

    // MARK: - Laws

    func checkLaws() throws {
        guard view.text == view.textStorage.string else { throw FuzzFailure("the text of the text view is not that of its storage") }
        let (selection, length) = (view.selectedRange, view.textStorage.length)
        guard selection.location >= 0, selection.length >= 0, selection.location <= length, selection.length <= length - selection.location
        else { throw FuzzFailure("the selection \(selection) is not in the text of \(length) units") }
        guard !view.caretRect(for: view.endOfDocument).origin.y.isNaN else { throw FuzzFailure("the caret has no place") }
        // A range that divides a surrogate pair leaves half of it, which a Swift string cannot contain. Hostile programs use such ranges,
        // so they skip the checks below.
        guard !delegate.values.isHostile else { return }
        let units = Array(storage.string.utf16)
        if let index = zip(units, model).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
            let contexts = [units, model].map { $0[max(index - 4, 0)..<min(index + 4, $0.count)].map { String($0, radix: 16) } }
            throw FuzzFailure("the storage has another text than the model near unit \(index): \(contexts[0]) instead of \(contexts[1])")
        }
        guard units.count == model.count else { throw FuzzFailure("the storage has another length than the model") }
        for manager in managers where manager.numberOfGlyphs != model.count {
            throw FuzzFailure("a layout manager has \(manager.numberOfGlyphs) glyphs for \(model.count) units")
        }
    }

    func finish() {
        _ = view.resignFirstResponder()
        menu.dismissMenu()
    }
}
