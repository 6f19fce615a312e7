/// A view that scrolls its content and is no scroll view. Elements in the part that is not visible remain in the tree.
package protocol AccessibilityScrollContainer {}
