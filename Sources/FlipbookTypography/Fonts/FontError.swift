/// An error that occurs when fonts are searched or opened.
package struct FontError: Error, CustomStringConvertible {
    package let description: String
}
