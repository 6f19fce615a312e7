extension KeyBinding {
    /// A group of bindings with a title, as in the help.
    package struct Group: Sendable {
        package let title: String
        package let bindings: [KeyBinding]
    }

    /// All bindings, grouped as in the help.
    package static let groups: [Group] = [
        Group(title: "Time", bindings: timeKeys),
        Group(title: "Screen", bindings: screenKeys),
        Group(title: "Look inside", bindings: inspectionKeys),
        Group(title: "Present", bindings: presentingKeys),
        Group(title: "Appearance", bindings: appearanceKeys),
        Group(title: "Save", bindings: savingKeys),
        Group(title: "Scenes", bindings: sceneKeys),
    ]

    private static let timeKeys = [
        KeyBinding(.slowMotion, "t", title: "Slow motion: 1×, ½, ⅒, 1/50"),
        KeyBinding(.pause, "p", title: "Pause or resume"),
        KeyBinding(.stepForward, ">", Key("right", .paused), title: "Next frame; → while paused"),
        KeyBinding(.stepBackward, ",", "<", Key("left", .paused), title: "Previous frame; ← while paused"),
        KeyBinding(.restart, "r", title: "Restart the scene"),
        KeyBinding(.tour, "g", title: "Play the scene's tour"),
    ]

    private static let screenKeys = [
        KeyBinding(.rotateRight, "o", "control+right", title: "Rotate right"),
        KeyBinding(.rotateLeft, "control+left", title: "Rotate left"),
        KeyBinding(.touchIndicators, "d", title: "Show touches"),
        KeyBinding(.phone, "a", title: "Show the phone"),
        KeyBinding(.device, "k", title: "Device: model, orientation, settings"),
        KeyBinding(.inspector, "i", title: "Inspector: layers, values and code"),
        KeyBinding(.layoutOverlay, "l", title: "Layout: frames and constraints"),
        KeyBinding(.frameStatistics, "m", title: "Frame rate and time"),
        KeyBinding(.fullscreen, "f", "f11", title: "Full screen", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.backdrop, "f6", title: "Light or dark backdrop", contexts: [.gallery, .scene]),
    ]

    private static let inspectionKeys = [
        KeyBinding(.timeline, "y", title: "Timeline"),
        KeyBinding(.loopStart, "[", title: "Repeat frames: from here"),
        KeyBinding(.loopEnd, "]", title: "Repeat frames: up to here"),
        KeyBinding(.compare, "c", title: "Keep this take and compare"),
        KeyBinding(.forgetTake, "x", title: "Forget take A"),
        KeyBinding(.explodedView, "e", title: "Pull the layers apart"),
        KeyBinding(.trail, "1", title: "Motion trails"),
        KeyBinding(.onionSkin, "2", title: "Onion skin"),
        KeyBinding(.graph, "3", title: "Graph of values and velocities"),
        KeyBinding(.overdraw, "4", title: "Overdraw: items per pixel"),
        KeyBinding(.repaintedAreas, "5", title: "Repainted areas"),
        KeyBinding(.touchAreas, "6", title: "Touch areas and gestures"),
        KeyBinding(.hideOverlays, "0", title: "Hide all of these, and 7 to 9", contexts: [.gallery, .scene]),
    ]

    private static let presentingKeys = [
        KeyBinding(.laserPointer, "7", title: "Laser pointer", contexts: [.gallery, .scene]),
        KeyBinding(.spotlight, "8", title: "Spotlight around the mouse", contexts: [.gallery, .scene]),
        KeyBinding(.zoom, "9", title: "Enlarge a part, or show all", contexts: [.gallery, .scene]),
        KeyBinding(.presses, "j", title: "Show clicks and keys", contexts: [.gallery, .scene]),
        KeyBinding(.nextDisplay, "f3", title: "Full screen on the next display", contexts: [.gallery, .scene, .blank]),
    ]

    private static let appearanceKeys = [
        KeyBinding(.darkMode, "n", title: "Light or dark"),
        KeyBinding(.largerText, "+", title: "Larger text"),
        KeyBinding(.smallerText, "-", title: "Smaller text"),
        KeyBinding(.rightToLeft, "u", title: "Right to left"),
        KeyBinding(.contrast, "h", title: "Increased contrast"),
        KeyBinding(.reducedMotion, "z", title: "Reduced motion"),
    ]

    private static let savingKeys = [
        KeyBinding(.screenshot, "s", title: "Take a screenshot"),
        KeyBinding(.recording, "v", title: "Record video: start/stop"),
        KeyBinding(.script, "w", title: "Save actions as script"),
    ]

    private static let sceneKeys = [
        KeyBinding(.next, "pagedown", title: "Next scene", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.previous, "pageup", title: "Previous scene", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.blank, "b", ".", title: "Black screen, and back", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.demo, "f5", title: "Play all tours", contexts: [.gallery, .scene]),
        KeyBinding(.gallery, "escape", title: "Close what is in front, then the scene", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.notes, "f2", title: "Speaker notes of a talk", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.help, "?", "f1", title: "Show all keys", contexts: [.gallery, .scene]),
        KeyBinding(.quit, "q", title: "Quit, if pressed twice", contexts: [.gallery, .scene, .blank]),
        KeyBinding(.quitNow, "shift+q", title: "Quit at once", contexts: [.gallery, .scene, .blank]),
    ]
}
