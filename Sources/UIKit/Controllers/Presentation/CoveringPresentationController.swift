/// A presentation that covers the screen or its presentation context.
final class CoveringPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { !presentationStyle.usesPresentationContext }
    override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }
}
