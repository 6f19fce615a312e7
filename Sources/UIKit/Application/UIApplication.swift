import QuartzCore

/// What runs: the screen, its windows, and what is to happen when.
///
/// Each stage has one. `shared` is that of the stage that was last touched, as code that says `UIApplication.shared` means the one it runs in.
public final class UIApplication: UIResponder {
    public static var shared: UIApplication { current }
    private static var current = UIApplication(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2))

    public let screen: UIScreen
    public internal(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    let agenda = Agenda()
    let device = UIDevice()
    /// Which way the interface is held.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    private(set) lazy var statusBar = StatusBar(screen)
    package private(set) lazy var hand = Hand(self)
    package private(set) lazy var keyboard = Keyboard(self)
    /// What waits for the next turn without belonging to any screen, such as the completion of a block that moved nothing.
    static let nextTurn = Agenda()

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
        screen.application = self
    }

    /// From here on this is the one that `shared` means.
    package func makeCurrent() {
        UIApplication.current = self
        let scale = screen.scale
        UIScreen.mainScale.withLock { $0 = scale }
        LayerTree.current = screen.tree
    }

    /// What nobody below has taken leads from one thing to the next.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keyboard.guide.begin(presses) }

    // MARK: - One frame

    /// Brings everything to a time: first what was to be called, then what has ended, then the layout of what became dirty.
    package func advance(to time: Double) {
        makeCurrent()
        screen.tree.beginFrame(at: time)
        UIApplication.nextTurn.run(until: 0)
        agenda.run(until: time)
        screen.tree.finishAnimations()
        layOut()
    }

    /// Lays out until nothing is dirty. Views that dirty each other for ever are left as they are after a hundred rounds.
    package func layOut() {
        for _ in 0..<100 {
            let dirty = windows.filter(\.needsLayoutInTree)
            if dirty.isEmpty { break }
            for window in dirty { window.layoutIfNeeded() }
        }
        keyboard.guide.follow()
    }

    /// When something will happen or look different next; nil when nothing will unless it is touched.
    package var nextChange: Double? {
        [
            UIApplication.nextTurn.next.map { _ in screen.tree.now }, agenda.next, screen.tree.nextChange(),
            windows.contains(where: \.needsLayoutInTree) ? screen.tree.now : nil,
        ].compactMap(\.self).min()
    }

    /// Whether all is done that was begun: nothing waits for its time but timers that repeat, and nothing moves but what moves for ever.
    package var isIdle: Bool {
        UIApplication.nextTurn.next == nil && agenda.isSettled && screen.tree.isSettled && !windows.contains(where: \.needsLayoutInTree)
    }
}
