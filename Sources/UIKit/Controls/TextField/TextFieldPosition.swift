/// A position in the text of a text field. `index` is the number of characters before the position.
final class TextFieldPosition: UITextPosition {
    let index: Int

    init(_ index: Int) { self.index = index }
}
