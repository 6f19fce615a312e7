import FlipbookMotion
import QuartzCore
import Stage
import UIKit

/// Records the timeline of a take.
///
/// A take goes back by repeating its inputs from the start. The same animations then start in the same order, so the n-th animation that
/// starts is the n-th animation of the timeline. This animation is recognized, and not recorded again.
final class TimelineRecorder: LayerTreeObserver {
    private(set) var timeline = Timeline()
    let names = LayerNames()
    /// The time of the current frame. The stage is current while its observer is called.
    private var now: Double { LayerTree.current?.now ?? 0 }
    /// The calls of the app's code that are running, innermost last, with a number for each call.
    private var activities: [(activity: Activity, number: Int)] = []
    private var activityCount = 0
    /// The number of animations, groups and marks since the last start of the take.
    private var (animationCount, groupCount, markCount) = (0, 0, 0)
    /// The numbers of the attached animations. An animation that stays attached after its end keeps its number.
    private var numbers: [ObjectIdentifier: (animation: WeakObject, number: Int)] = [:]
    /// The records of the calls that have created the animations, by the numbers of the animations. They are kept after the animations
    /// have ended.
    private var timingRecords: [Int: TimingRecord] = [:]
    /// The running animations whose progress is set by an animator.
    private var drivenAnimations: [(number: Int, animation: AttachedAnimation)] = []
    /// The groups of the blocks and animators that exist.
    private var groups: [ObjectIdentifier: (origin: WeakObject, group: Int)] = [:]
    /// The group of the animations that the last call has added to layers, with the number of the call and the time, or nil.
    private var layerGroup: (activity: Int?, time: Double, group: Int)?
    /// Called when a new group begins, to find the line of code.
    var onNewGroup: ((Int) -> Void)?
    /// Called with the number of each animation that starts, also if it starts again after the take has gone back.
    var onAnimation: ((Int, AttachedAnimation) -> Void)?

    private struct WeakObject { weak var object: AnyObject? }

    // MARK: - The take

    /// Prepares for a new start of the take. The recorded timeline is kept.
    func rewind() {
        (animationCount, groupCount, markCount, activityCount) = (0, 0, 0, 0)
        (activities, numbers, drivenAnimations, groups, layerGroup) = ([], [:], [], [:], nil)
        names.removeAll()
    }

    /// Records the time of a frame that has begun, and the progress of the driven animations in this frame.
    func recordFrame(_ frame: Int, at time: Double) {
        if frame == timeline.frameCount { timeline.frameTimes.append(time) }
        for (number, animation) in drivenAnimations {
            guard let driver = animation.driver else { continue }
            let index = frame - timeline.frame(at: timeline.animations[number].start)
            let progress = driver.animationProgress.progress(at: time)
            // If an input started the animation after the beginning of a frame, no progress was recorded in that frame. It was 0.
            while timeline.animations[number].progress.count < index { timeline.animations[number].progress.append(0) }
            if timeline.animations[number].progress.count == index { timeline.animations[number].progress.append(progress) }
        }
    }

    /// Removes everything that was recorded after a frame, because other inputs follow this frame.
    func truncate(after frame: Int) {
        let time = timeline.time(ofFrame: frame)
        timeline.frameTimes.removeSubrange(min(frame + 1, timeline.frameCount)...)
        timeline.animations.removeSubrange(min(animationCount, timeline.animations.count)...)
        timeline.groups.removeSubrange(min(groupCount, timeline.groups.count)...)
        timeline.marks.removeSubrange(min(markCount, timeline.marks.count)...)
        timingRecords = timingRecords.filter { $0.key < animationCount }
        for index in timeline.groups.indices {
            timeline.groups[index].animations.removeAll { $0 >= animationCount }
            timeline.groups[index].states.removeAll { $0.time > time + 1e-9 }
        }
        for index in timeline.animations.indices {
            let start = timeline.frame(at: timeline.animations[index].start)
            let count = min(timeline.animations[index].progress.count, max(frame - start + 1, 0))
            timeline.animations[index].progress.removeSubrange(count...)
            guard let end = timeline.animations[index].end, end > time + 1e-9 else { continue }
            (timeline.animations[index].end, timeline.animations[index].isInterrupted) = (nil, false)
        }
    }

    /// Sets the line of code of a group.
    func setLine(_ line: SourceLine?, ofGroup group: Int) {
        if timeline.groups.indices.contains(group) { timeline.groups[group].line = line }
    }

    /// Returns the number of an attached animation, or nil if it was not recorded.
    func number(of animation: AttachedAnimation) -> Int? {
        // An animation that was removed may have had the same address.
        guard let known = numbers[ObjectIdentifier(animation)], known.animation.object === animation else { return nil }
        return known.number
    }

    /// Returns the record of the call that has created an animation, or nil if it is not known.
    func timingRecord(ofAnimation number: Int) -> TimingRecord? { timingRecords[number] }

    // MARK: - Animations

    func animationStarted(_ animation: AttachedAnimation) {
        guard let layer = animation.layer else { return }
        let number = animationCount
        animationCount += 1
        numbers[ObjectIdentifier(animation)] = (WeakObject(object: animation), number)
        if let record = animation.timingRecord { timingRecords[number] = record }
        defer { onAnimation?(number, animation) }
        let group = group(of: animation)
        if animation.driver != nil { drivenAnimations.append((number, animation)) }
        guard number >= timeline.animations.count else { return }
        var description = AnimationDescription(animation, on: layer)
        description.setValues(of: animation, on: layer)
        var recorded = TimelineAnimation(
            number: number, group: group, layer: layer.serialNumber, name: names.name(of: layer), keyPath: description.keyPath, start: now,
            delay: description.delay, duration: description.duration, cycles: description.cycles, curve: description.curve)
        (recorded.autoreverses, recorded.inheritsDuration) = (description.autoreverses, animation.inheritsDuration)
        (recorded.from, recorded.to) = (description.from, description.to)
        timeline.animations.append(recorded)
        timeline.groups[group].animations.append(number)
    }

    func animationEnded(_ animation: AttachedAnimation, finished: Bool) {
        guard let number = number(of: animation) else { return }
        if !finished || animation.animation.isRemovedOnCompletion { numbers[ObjectIdentifier(animation)] = nil }
        drivenAnimations.removeAll { $0.number == number }
        // An animation that code has added to a layer gets its record after it has started.
        if let record = animation.timingRecord { timingRecords[number] = record }
        guard timeline.animations.indices.contains(number), timeline.animations[number].end == nil else { return }
        timeline.animations[number].end = now
        timeline.animations[number].isInterrupted = !finished
    }

    func progressChanged(of driver: ProgressDriver) {}

    // MARK: - Groups

    /// Returns the number of the group of an animation. A new group begins with the first animation of its origin.
    private func group(of animation: AttachedAnimation) -> Int {
        switch animation.origin {
        case .animator(let animator): group(of: animator, activities.contains { $0.activity.kind == .transition } ? .transition : .animator)
        case .block(let block, let kind): group(of: block, blockKind(kind))
        case .layer: groupOfLayerAnimations()
        }
    }

    private func blockKind(_ kind: AnimationOrigin.BlockKind) -> AnimationGroup.Kind {
        if activities.last?.activity.kind == .transition { return .transition }
        return switch kind {
        case .curve: .block
        case .spring: .spring
        case .keyframes: .keyframes
        }
    }

    private func group(of origin: AnyObject, _ kind: AnimationGroup.Kind) -> Int {
        if let known = groups[ObjectIdentifier(origin)], known.origin.object === origin { return known.group }
        let group = beginGroup(kind)
        groups[ObjectIdentifier(origin)] = (WeakObject(object: origin), group)
        return group
    }

    private func groupOfLayerAnimations() -> Int {
        let activity = activities.last?.number
        if let layerGroup, layerGroup.activity == activity, layerGroup.time == now { return layerGroup.group }
        let group = beginGroup(.layer)
        layerGroup = (activity, now, group)
        return group
    }

    private func beginGroup(_ kind: AnimationGroup.Kind) -> Int {
        let number = groupCount
        groupCount += 1
        if number >= timeline.groups.count {
            timeline.groups.append(AnimationGroup(number: number, kind: kind, cause: cause, start: now))
        }
        onNewGroup?(number)
        return number
    }

    /// The event whose handler is running, or nil if there is none.
    private var cause: AnimationGroup.Cause? {
        activities.last.map { entry in
            AnimationGroup.Cause(
                kind: entry.activity.kind, name: entry.activity.name, view: entry.activity.layer.map { names.name(of: $0) })
        }
    }

    func stateChanged(of driverOwner: any FrameUpdatable) {
        guard let animator = driverOwner as? UIViewPropertyAnimator, let known = groups[ObjectIdentifier(animator)],
            known.origin.object === animator, timeline.groups.indices.contains(known.group)
        else { return }
        let fraction = Double(animator.fractionComplete)
        let change = AnimationGroup.AnimatorStateChange(
            time: now, state: animator.timelineState, fraction: animator.isReversed ? 1 - fraction : fraction)
        if let last = timeline.groups[known.group].states.last {
            let isSame = last.state == change.state && abs(last.fraction - change.fraction) < 1e-9
            guard last.time <= now, !isSame else { return }
        }
        timeline.groups[known.group].states.append(change)
    }

    // MARK: - Activities

    /// The kinds of activities that are shown as marks.
    private static let markedKinds: Set<Activity.Kind> = [.timer, .delayedCall, .completion, .control]

    func activityBegan(_ activity: Activity) {
        activityCount += 1
        activities.append((activity, activityCount))
        guard Self.markedKinds.contains(activity.kind) || activity.name == "viewDidAppear" else { return }
        markCount += 1
        guard markCount > timeline.marks.count else { return }
        let view = activity.layer.map { names.name(of: $0) }
        timeline.marks.append(TimelineMark(kind: activity.kind, time: now, title: view.map { "\(activity.name) · \($0)" } ?? activity.name))
    }

    func activityEnded() { _ = activities.popLast() }
}

extension UIViewPropertyAnimator {
    /// The state for display.
    fileprivate var timelineState: AnimationGroup.AnimatorStateChange.State {
        switch state {
        case .inactive: .inactive
        case .stopped: .stopped
        case .active: isRunning ? (isReversed ? .reversed : .running) : .paused
        }
    }
}
