/// The position before a character of a text field.
final class TextFieldPosition: UITextPosition {
    let index: Int

    init(_ index: Int) { self.index = index }
}
