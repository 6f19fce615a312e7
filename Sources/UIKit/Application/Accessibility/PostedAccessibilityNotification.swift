/// A notification that the code of a scene has posted for assistive technologies.
package struct PostedAccessibilityNotification {
    package let notification: UIAccessibility.Notification
    /// The text of an announcement or of a scrolled page, or nil.
    package let text: String?
    /// The element to which assistive technologies move after a change of the screen or the layout, or nil.
    package let element: UIResponder?
}
