/// A view that scrolls its content, but is not a `UIScrollView`. Elements in the part that is not visible remain in the tree.
package protocol AccessibilityScrollContainer {}
