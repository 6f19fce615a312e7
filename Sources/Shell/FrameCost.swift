import Foundation

/// What the last pictures cost, and whether all frames were shown.
struct FrameCost: Equatable {
    private struct Picture: Equatable {
        var seconds: Double
        /// More than one where some were missed.
        var frames: Int
    }

    private var pictures: [Picture] = []
    private var sinceText = 0
    /// In a few words; nil before there is enough to speak of. It changes a few times a second, so that it can be read.
    private(set) var text: String?

    /// A quarter of a second, and half a second.
    private static let pace = 15
    private static let memory = 30

    mutating func note(_ seconds: Double, frames: Int) {
        pictures.append(Picture(seconds: seconds, frames: frames))
        pictures.removeFirst(max(pictures.count - Self.memory, 0))
        sinceText += 1
        guard sinceText >= Self.pace else { return }
        sinceText = 0
        let count = Double(pictures.count)
        let rate = Double(Presentation.framesPerSecond) * count / Double(pictures.reduce(0) { $0 + $1.frames })
        let mean = pictures.reduce(0) { $0 + $1.seconds } / count * 1000
        text = String(format: "%2.0f fps  %4.1f ms", rate, mean)
    }
}

extension Presentation {
    /// Somebody with a clock tells how long the last picture took, which went on so many frames.
    package func spent(_ seconds: Double, frames: Int) { if !isInGallery { cost.note(seconds, frames: frames) } }

    private var showsCost: Bool { wantsCost ?? exhibits[current].showsFrameCost }
    func toggleCost() { wantsCost = !showsCost }
    /// What is told of it, if anything.
    package var frameCost: String? { showsCost ? cost.text : nil }
}
