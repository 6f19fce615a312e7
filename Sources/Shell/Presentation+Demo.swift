/// All tours in turn.
extension Presentation {
    package var isInDemo: Bool { demo != nil }

    /// Seconds of stillness after a tour, and of a scene without one.
    private static let rest = 1.2
    private static let tourless = 4.0

    func startDemo() {
        demo = 0
        openInDemo(isInGallery ? surroundings.gallery?.chosen ?? current : current)
    }

    func endDemo() { demo = nil }

    private func openInDemo(_ index: Int) {
        demo = 0
        do { open(index, script: try exhibits[index].tour()) } catch {
            open(index)
            surroundings.say("\(error)")
        }
        if playback == nil { demo = nil }
    }

    func goOnWithDemo() {
        guard let waited = demo, let playback, !playback.isPaused, playback.take.isScriptOver else { return }
        let hadTour = !playback.take.log.isEmpty
        demo = hadTour && !playback.stage.isIdle ? 0 : waited + 1
        if waited >= Int((hadTour ? Self.rest : Self.tourless) * Double(Self.framesPerSecond)) {
            openInDemo((current + 1) % exhibits.count)
        }
    }
}
