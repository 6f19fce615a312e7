extension UIControl.Event {
    /// The events that apps use, with their names, in the order of preference for `activityName`.
    private static let names: [(event: UIControl.Event, name: String)] = [
        (.touchUpInside, "touchUpInside"), (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
        (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.editingDidBegin, "editingDidBegin"),
        (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The name of one of the events in the set, for the description of an activity.
    var activityName: String { Self.names.first { contains($0.event) }?.name ?? "event" }
}
