import UIKit

/// The picture behind the login screen: a paper boat on a calm sea, at dawn in the light style and by night in the dark style.
///
/// The waves are sheets of paper, one in front of the other. While the keyboard is visible the waves are higher, near waves more than far
/// waves, so the picture fits into the remaining space.
class SeascapeView: UIView {
    private let sky = SeascapeSkyView()
    private let boat = PaperBoatView()
    private let bottle = BottleView()
    private let waves = WaveView.Sheet.all.map { WaveView($0) }

    /// The height of the keyboard, in points. The change can be animated.
    var keyboardHeight: CGFloat = 0 { didSet { raiseWaves() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(sky)
        addSubview(boat)
        for wave in waves { addSubview(wave) }
        insertSubview(bottle, belowSubview: waves[Self.bottleWave])
    }

    required init?(coder: NSCoder) { nil }

    /// The index of the wave that is in front of the bottle.
    private static let bottleWave = 3

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let scale = min(max(width / 375, 1), 1.5)
        sky.frame = CGRect(x: 0, y: 0, width: width, height: min(height, SeascapeSkyView.horizon + 110))
        boat.bounds = CGRect(x: 0, y: 0, width: 128 * scale, height: 120 * scale)
        boat.center = CGPoint(x: (width / 2).rounded(), y: SeascapeSkyView.horizon + 17 - 4 * (scale - 1))
        for wave in waves {
            let top = waveTop(wave)
            wave.bounds = CGRect(x: 0, y: 0, width: width, height: height - top + WaveView.crestHeight)
            wave.center = CGPoint(x: width / 2, y: top - WaveView.crestHeight + wave.bounds.height / 2)
        }
        placeBottle(scale)
        raiseWaves()
    }

    /// Places the bottle behind the edge of its wave. On a wide screen, the bottle and the text fields may be at the same height, so the
    /// bottle is beside the fields.
    private func placeBottle(_ scale: CGFloat) {
        let wave = waves[Self.bottleWave]
        let x = bounds.width < 600 ? bounds.width * 0.72 : max(bounds.width * 0.72, bounds.width / 2 + 220)
        bottle.bounds = CGRect(x: 0, y: 0, width: 100 * scale, height: 60 * scale)
        bottle.center = CGPoint(x: x.rounded(), y: (waveTop(wave) - WaveView.crestHeight + wave.edge(at: x) - 20 * scale).rounded())
    }

    private func waveTop(_ wave: WaveView) -> CGFloat {
        let start: CGFloat = 214
        return (start + max(bounds.height - start, 0) * wave.sheet.position).rounded()
    }

    private func raiseWaves() {
        for wave in waves { wave.transform = CGAffineTransform(translationX: 0, y: rise(of: wave)) }
        // The bottle rises less than the wave in front of it, so the wave hides the bottle.
        bottle.transform = CGAffineTransform(translationX: 0, y: rise(of: waves[Self.bottleWave]) * 0.2).rotated(by: -0.42)
    }

    private func rise(of wave: WaveView) -> CGFloat { -(keyboardHeight * wave.sheet.position * 0.8).rounded() }
}
