import Stage
import UIKit

/// What lies over all in the window and in no recording: dots for fingers, how time goes, short messages, and the keys.
final class Hud: UIViewController {
    private let dots = TouchDots()
    private let status = StatusPill()
    private let toast = ToastView()
    private let help = HelpView()
    private var toasts = 0

    /// Seconds that a message stays.
    private static let pause = 2.5

    /// Not a second one over the phone's, in a window as small as that.
    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [dots, status, toast, help] as [UIView] { view.addSubview(part) }
        help.alpha = 0
        toast.alpha = 0
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dots.frame = view.bounds
        help.frame = view.bounds
        placePills()
    }

    private func placePills() {
        status.fit(view.bounds, beside: screen)
        toast.fit(view.bounds, above: status.isHidden ? nil : status.frame)
    }

    // MARK: - Time

    /// How time goes, in a few words; nothing to say hides it.
    struct Status: Equatable {
        var speed = 1
        var isPaused = false
        var isFilming = false
        var isTouring = false
        var frame = 0
        var time = 0.0
        var cost: String?

        var isUsual: Bool { speed == 1 && !isPaused && !isFilming && !isTouring && cost == nil }
    }

    /// Where the scene is.
    private var screen = CGRect.null

    func show(_ new: Status?, beside screen: CGRect) {
        let hasMoved = screen != self.screen
        self.screen = screen
        if status.show(new.flatMap { $0.isUsual ? nil : $0 }) || hasMoved { placePills() }
    }

    /// All fingers, or only what presses on something: how hard that is has to be seen.
    func showTouches(of take: Take?, at screen: CGRect, all: Bool) {
        dots.isHidden = take == nil
        if let take { dots.show(take, at: screen, all: all) }
    }

    // MARK: - Messages

    func say(_ message: String) {
        toasts += 1
        let number = toasts
        toast.text = message
        placePills()
        UIView.animate(withDuration: 0.2, delay: 0, options: [], animations: { self.toast.alpha = 1 })
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
            guard let self, toasts == number else { return }
            UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: { self.toast.alpha = 0 })
        }
    }

    // MARK: - Help

    private(set) var isHelping = false

    func showHelp(_ isShown: Bool) {
        guard isShown != isHelping else { return }
        isHelping = isShown
        UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { self.help.alpha = isShown ? 1 : 0 })
    }
}

/// A dark pill that can be read on anything.
private class DarkPill: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Look.dark.withAlphaComponent(0.92)
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// How far from the edges. In a window that is no larger than a phone, what is operated often stands at the bottom.
    static func margin(in bounds: CGRect) -> CGFloat { bounds.width < 600 ? 12 : 40 }

    static let light = UIColor(red: 0xE9 / 255, green: 0xE7 / 255, blue: 0xE2 / 255, alpha: 1)
}

private final class StatusPill: DarkPill {
    private let dot = UIView()
    private let words = Look.label("", 15, .medium, DarkPill.light)
    private let count = UILabel()
    private var shown: Hud.Status?

    override init(frame: CGRect) {
        super.init(frame: frame)
        dot.backgroundColor = Look.accent
        dot.layer.cornerRadius = 5
        // Figures of one width: they must not dance.
        count.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        count.textColor = DarkPill.light.withAlphaComponent(0.75)
        for view in [dot, words, count] { addSubview(view) }
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Whether it has something else to say than before.
    func show(_ status: Hud.Status?) -> Bool {
        guard status != shown else { return false }
        shown = status
        isHidden = status == nil
        guard let status else { return true }
        dot.isHidden = !status.isFilming
        let speed = [1: nil, 2: "½ speed", 10: "⅒ speed"][status.speed] ?? "1/\(status.speed) speed"
        words.text = [status.isFilming ? "Filming" : nil, status.isTouring ? "Tour" : nil, status.isPaused ? "Paused" : nil, speed]
            .compactMap(\.self).joined(separator: "  ·  ")
        let time = status.isPaused || status.speed != 1 ? String(format: "%4d  %7.3f s", status.frame, status.time) : nil
        count.text = [time, status.cost].compactMap(\.self).joined(separator: "   ")
        return true
    }

    /// In the lower corner beside the scene. Where that is the scene itself, it is smaller and where the phone's status bar is: scenes have
    /// something to show everywhere else.
    func fit(_ bounds: CGRect, beside screen: CGRect) {
        let corner = CGRect(x: 40, y: bounds.height - 80, width: 240, height: 40)
        let isSmall = corner.intersects(screen)
        let (height, margin, gap): (CGFloat, CGFloat, CGFloat) = isSmall ? (26, 10, 10) : (40, 16, 16)
        words.font = .systemFont(ofSize: isSmall ? 13 : 15, weight: .medium)
        layer.cornerRadius = isSmall ? 8 : 12
        let left = shown?.isFilming == true ? margin + 20 : margin
        let wide = words.sizeThatFits(.zero).width.rounded(.up)
        let number = count.sizeThatFits(.zero).width.rounded(.up)
        let width = left + wide + (number > 0 ? number : 0) + (wide > 0 && number > 0 ? gap : 0) + margin
        let origin = isSmall ? CGPoint(x: screen.minX + 4, y: screen.minY + 4) : corner.origin
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
        dot.frame = CGRect(x: margin, y: (height - 10) / 2, width: 10, height: 10)
        words.frame = CGRect(x: left, y: 0, width: wide, height: height)
        count.frame = CGRect(x: width - margin - number, y: 0, width: number, height: height)
    }
}

private final class ToastView: DarkPill {
    private let label = Look.label("", 15, .medium, DarkPill.light)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    var text: String? { didSet { label.text = text } }

    /// In the middle, and not over what is said about the time.
    func fit(_ bounds: CGRect, above status: CGRect?) {
        let width = min(label.sizeThatFits(.zero).width.rounded(.up) + 40, bounds.width - 32)
        let margin = Self.margin(in: bounds)
        let height: CGFloat = margin < 40 ? 36 : 44
        frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - margin - height, width: width, height: height)
        if let status, frame.intersects(status.insetBy(dx: -8, dy: 0)) { frame.origin.y = status.minY - 8 - height }
        label.frame = CGRect(x: 20, y: 0, width: width - 40, height: height)
        label.text = label.sizeThatFits(.zero).width > width - 40 ? Look.clipped(text ?? "", label, to: width - 40) : text
    }
}
