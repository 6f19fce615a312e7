import Stage

extension Take {
    /// Returns the number of touches that are visible in none of the given frames, because their indicators have faded out before the next
    /// given frame. Touches that begin in the last given frame or later are not counted. The frames are in ascending order.
    package func hiddenTouchCount(inFrames frames: [Int]) -> Int {
        guard let last = frames.last else { return 0 }
        let fadeFrameCount = Int((Double(stage.framesPerSecond) * TouchIndicators.fadeDuration).rounded(.up))
        var startFrames: [Int: Int] = [:]
        var count = 0
        for input in recordedInputs {
            switch input.input {
            case .down(let finger, _, _): startFrames[finger] = input.frame
            case .up(let finger), .cancel(let finger):
                guard let start = startFrames.removeValue(forKey: finger), start < last else { continue }
                let visibleFrames = start..<(input.frame + fadeFrameCount)
                if !frames.contains(where: { visibleFrames.contains($0) }) { count += 1 }
            default: break
            }
        }
        return count
    }
}
