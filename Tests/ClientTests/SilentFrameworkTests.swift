import AVFoundation
import AudioToolbox
import Stage
import Testing
import UIKit
import os

/// A controller as in apps: a view controller that is the delegate of its player.
private final class PlayingController: UIViewController, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
    var player: AVAudioPlayer?
    var events: [String] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { events.append("finished \(flag)") }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        events.append("start " + utterance.speechString)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        events.append("end " + utterance.speechString)
    }
}

/// A sound manager as in games: a class that is not a view and is not isolated to the main actor.
private final class SoundManager: NSObject, AVAudioPlayerDelegate {
    static let shared = SoundManager()
    private let log = Logger(subsystem: "example", category: "sound")
    var finishedCount = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finishedCount += 1 }
}

/// Tests AVFoundation, AudioToolbox and os in the code of an app in Swift 5 mode.
@MainActor @Suite(.serialized) struct SilentFrameworkTests {
    /// A WAV file with 8-bit samples at 1000 samples per second.
    private func wav(seconds: Double) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        let count = Int(seconds * 1000)
        let format = bytes(1, 2) + bytes(1, 2) + bytes(1000, 4) + bytes(1000, 4) + bytes(1, 2) + bytes(8, 2)
        let head = Array("WAVEfmt ".utf8) + bytes(16, 4) + format + Array("data".utf8) + bytes(count, 4)
        return Data(Array("RIFF".utf8) + bytes(head.count + count, 4) + head + [UInt8](repeating: 128, count: count))
    }

    private func makeStage() -> Stage {
        let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1, framesPerSecond: 10)
        stage.makeCurrent()
        return stage
    }

    @Test func playerKeepsTheTimeOfTheStage() throws {
        let stage = makeStage()
        let controller = PlayingController()
        let player = try AVAudioPlayer(data: wav(seconds: 0.7))
        controller.player = player
        player.delegate = controller
        #expect(abs(player.duration - 0.7) < 1e-9 && !player.isPlaying && player.prepareToPlay())
        player.play()
        stage.advance(frames: 3)
        #expect(player.isPlaying && abs(player.currentTime - 0.3) < 1e-9)
        player.pause()
        stage.advance(frames: 10)
        #expect(!player.isPlaying && abs(player.currentTime - 0.3) < 1e-9 && controller.events.isEmpty)
        player.play()
        stage.advance(frames: 3)
        #expect(player.isPlaying && controller.events.isEmpty)
        stage.advance(frames: 2)
        #expect(controller.events == ["finished true"] && !player.isPlaying && player.currentTime == 0)
    }

    @Test func playerRepeatsAndStartsLater() throws {
        let stage = makeStage()
        let manager = SoundManager()
        let player = try AVAudioPlayer(data: wav(seconds: 0.4))
        player.delegate = manager
        player.numberOfLoops = 1
        player.play(atTime: player.deviceCurrentTime + 0.5)
        stage.advance(frames: 11)
        #expect(player.isPlaying && abs(player.currentTime - 0.2) < 1e-9 && manager.finishedCount == 0)
        stage.advance(frames: 3)
        #expect(manager.finishedCount == 1)
        player.numberOfLoops = -1
        player.play()
        stage.advance(frames: 100)
        #expect(player.isPlaying && manager.finishedCount == 1)
    }

    @Test func positionIsSetInTheCurrentRepetition() throws {
        let stage = makeStage()
        let manager = SoundManager()
        let player = try AVAudioPlayer(data: wav(seconds: 0.8))
        (player.delegate, player.numberOfLoops) = (manager, 1)
        player.play()
        stage.advance(frames: 11)
        #expect(abs(player.currentTime - 0.3) < 1e-9)
        player.currentTime = 0.6
        stage.advance(frames: 1)
        #expect(player.isPlaying && abs(player.currentTime - 0.7) < 1e-9)
        stage.advance(frames: 2)
        #expect(!player.isPlaying && manager.finishedCount == 1)
        // The end of the last repetition is not the start of another one.
        (player.numberOfLoops, player.currentTime) = (0, 0.8)
        player.currentTime = 0.5
        player.play()
        stage.advance(frames: 2)
        #expect(player.isPlaying && abs(player.currentTime - 0.7) < 1e-9)
    }

    @Test(arguments: [-1, 7, Int.max]) func soundWithASmallerNumberOfLoopsPlaysTheCurrentRepetitionToItsEnd(loops: Int) throws {
        let stage = makeStage()
        let manager = SoundManager()
        let player = try AVAudioPlayer(data: wav(seconds: 0.8))
        (player.delegate, player.numberOfLoops) = (manager, loops)
        player.play()
        stage.advance(frames: 19)
        player.numberOfLoops = 0
        #expect(player.isPlaying && abs(player.currentTime - 0.3) < 1e-9)
        stage.advance(frames: 4)
        #expect(player.isPlaying && abs(player.currentTime - 0.7) < 1e-9 && manager.finishedCount == 0)
        stage.advance(frames: 2)
        #expect(!player.isPlaying && manager.finishedCount == 1)
    }

    @Test func playerThatStartsLaterKeepsItsPosition() throws {
        let stage = makeStage()
        let player = try AVAudioPlayer(data: wav(seconds: 0.9))
        player.currentTime = 0.4
        player.play(atTime: player.deviceCurrentTime + 0.5)
        stage.advance(frames: 2)
        #expect(abs(player.currentTime - 0.4) < 1e-9)
        player.pause()
        player.play()
        stage.advance(frames: 3)
        #expect(player.isPlaying && abs(player.currentTime - 0.7) < 1e-9)
    }

    /// While `enableRate` is false, the player plays at speed 1, but keeps the value of `rate`.
    @Test func rateHasAnEffectWhileItIsEnabled() throws {
        let stage = makeStage()
        let player = try AVAudioPlayer(data: wav(seconds: 3))
        (player.enableRate, player.rate) = (true, 2)
        player.play()
        stage.advance(frames: 3)
        #expect(abs(player.currentTime - 0.6) < 1e-9)
        player.enableRate = false
        stage.advance(frames: 3)
        #expect(abs(player.currentTime - 0.9) < 1e-9 && player.rate == 2)
        player.enableRate = true
        stage.advance(frames: 2)
        #expect(abs(player.currentTime - 1.3) < 1e-9)
    }

    /// The box with the media data (`mdat`) has a size of 64 bits, as in the files of video recorders.
    @Test func durationOfAMovieWithA64BitBoxSizeIsKnown() throws {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 255) } }
        func box(_ name: String, _ content: [UInt8]) -> [UInt8] { bytes(content.count + 8, 4) + Array(name.utf8) + content }
        let mediaHeader: [UInt8] = bytes(1, 4) + Array("mdat".utf8) + bytes(16 + 5, 8)
        let movieHeader: [UInt8] = bytes(0, 12) + bytes(600, 4) + bytes(1950, 4)
        var file = Data(box("ftyp", Array("isom".utf8) + bytes(0, 4)))
        file.append(contentsOf: mediaHeader)
        file.append(contentsOf: [7, 1, 9, 2, 4] as [UInt8])
        file.append(contentsOf: box("moov", box("mvhd", movieHeader)))
        let player = try AVAudioPlayer(data: file)
        #expect(abs(player.duration - 3.25) < 1e-9)
    }

    /// An ID3 tag of 5 MB is before the sound. Tags with a large picture have such a length.
    @Test func durationOfAnMP3FileWithALongTagIsKnown() throws {
        let length = 5 << 20
        var file = Data("ID3".utf8)
        file.append(contentsOf: [3, 0, 0] as [UInt8])
        file.append(contentsOf: [21, 14, 7, 0].map { UInt8(length >> $0 & 127) })
        file.append(Data(count: length))
        // The header of a frame with 128,000 bits and 44,100 samples per second.
        file.append(contentsOf: [0xFF, 0xFB, 0x90, 0] as [UInt8])
        file.append(Data(count: 12_000 - 4))
        let player = try AVAudioPlayer(data: file)
        #expect(abs(player.duration - 0.75) < 1e-9)
    }

    @Test func rateDoesNotChangeTheDelayOfAStart() throws {
        let stage = makeStage()
        let manager = SoundManager()
        let player = try AVAudioPlayer(data: wav(seconds: 0.8))
        (player.delegate, player.enableRate) = (manager, true)
        player.play(atTime: player.deviceCurrentTime + 0.6)
        stage.advance(frames: 2)
        player.rate = 2
        stage.advance(frames: 3)
        #expect(player.isPlaying && player.currentTime == 0)
        stage.advance(frames: 2)
        #expect(abs(player.currentTime - 0.2) < 1e-9)
        stage.advance(frames: 2)
        #expect(player.isPlaying && manager.finishedCount == 0)
        stage.advance(frames: 2)
        #expect(!player.isPlaying && manager.finishedCount == 1)
    }

    private func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) }
    }

    /// The samples are in a box whose size has 64 bits, before the box with the duration of 2.25 s.
    @Test func durationOfAnMP4FileIsFoundAfterALongBox() throws {
        let parts: [[UInt8]] = [
            bigEndian(16, 4), Array("ftypisom".utf8), bigEndian(0, 4),
            bigEndian(1, 4), Array("mdat".utf8), bigEndian(21, 8), [1, 2, 3, 4, 5],
            bigEndian(0, 4), Array("moov".utf8),
            bigEndian(28, 4), Array("mvhd".utf8), bigEndian(0, 12), bigEndian(400, 4), bigEndian(900, 4),
        ]
        #expect(try AVAudioPlayer(data: Data(parts.joined())).duration == 2.25)
    }

    /// One file has linear samples and the size −1, which means that the samples continue to the end of the file. The other file has
    /// packets. Their number follows after 5 MB of samples.
    @Test func durationsOfCAFFilesAreFound() throws {
        func file(bytesPerPacket: Int, framesPerPacket: Int, _ chunks: [[UInt8]]) -> Data {
            let format: [[UInt8]] = [
                bigEndian(Int(1000.0.bitPattern), 8), bigEndian(0, 8), bigEndian(bytesPerPacket, 4), bigEndian(framesPerPacket, 4),
                bigEndian(1, 8),
            ]
            let head: [[UInt8]] = [Array("caff".utf8), bigEndian(0x10000, 4), Array("desc".utf8), bigEndian(32, 8)]
            return (head + format + chunks).reduce(into: Data()) { $0.append(contentsOf: $1) }
        }
        let linear: [[UInt8]] = [
            Array("data".utf8), [UInt8](repeating: 255, count: 8), [UInt8](repeating: 3, count: 4 + 3000),
        ]
        #expect(try AVAudioPlayer(data: file(bytesPerPacket: 2, framesPerPacket: 1, linear)).duration == 1.5)
        let packets: [[UInt8]] = [
            Array("data".utf8), bigEndian(5 << 20, 8), [UInt8](repeating: 7, count: 5 << 20), Array("pakt".utf8), bigEndian(24, 8),
            bigEndian(9, 8), bigEndian(8750, 8), bigEndian(0, 8),
        ]
        #expect(try AVAudioPlayer(data: file(bytesPerPacket: 0, framesPerPacket: 1024, packets)).duration == 8.75)
    }

    @Test func missingFileIsAnError() {
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.mp3")) }
        #expect((try? AVAudioPlayer(data: Data([1, 2, 3])))?.duration == 0)
    }

    @Test func playerOfAnItemPostsItsEnd() throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 0.5).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let player = AVPlayer(url: file)
        let layer = AVPlayerLayer(player: player)
        layer.videoGravity = .resizeAspectFill
        let copy = AVPlayerLayer(layer: layer)
        #expect(copy.player === player && copy.videoGravity == .resizeAspectFill)
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        var times: [Double] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in
            counter.count += 1
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 0.2, preferredTimescale: 600), queue: .main) {
            times.append($0.seconds)
        }
        player.play()
        stage.advance(frames: 4)
        #expect(player.rate == 1 && CMTimeGetSeconds(player.currentTime()) == 0.4 && counter.count == 0)
        stage.advance(frames: 2)
        #expect(counter.count == 1 && player.rate == 0 && player.timeControlStatus == .paused && times.count == 2)
        player.removeTimeObserver(token)
        player.seek(to: .zero)
        #expect(player.currentTime() == .zero && CMTime(seconds: 1.5, preferredTimescale: 2) == CMTimeMake(value: 3, timescale: 2))
    }

    /// The first item of the queue has no file. The player continues with the second item.
    @Test func itemThatCannotBePlayedPostsItsFailure() throws {
        final class Names: @unchecked Sendable { var names: [Notification.Name] = [] }
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 0.5).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (missing, playable) = (AVPlayerItem(url: URL(fileURLWithPath: "/no/such/file.mp4")), AVPlayerItem(url: file))
        let player = AVQueuePlayer(items: [missing, playable])
        let (missingNames, playableNames) = (Names(), Names())
        var observers: [NSObjectProtocol] = []
        for (item, names) in [(missing, missingNames), (playable, playableNames)] {
            for name in [Notification.Name.AVPlayerItemDidPlayToEndTime, .AVPlayerItemFailedToPlayToEndTime] {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: item, queue: nil) { names.names.append($0.name) })
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        player.play()
        stage.advance(frames: 3)
        #expect(missing.status == .failed && missingNames.names == [.AVPlayerItemFailedToPlayToEndTime])
        #expect(player.currentItem === playable && playableNames.names.isEmpty)
        stage.advance(frames: 6)
        #expect(missingNames.names.count == 1 && playableNames.names == [.AVPlayerItemDidPlayToEndTime])
    }

    /// The interval of 0.25 s is not a multiple of a frame of 0.1 s.
    @Test func observerIsCalledInItsIntervalOnAverage() throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 3).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let player = AVPlayer(url: file)
        var times: [Double] = []
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { times.append($0.seconds) }
        player.play()
        stage.advance(frames: 10)
        #expect(times.map { ($0 * 10).rounded() / 10 } == [0.3, 0.5, 0.8, 1])
        player.removeTimeObserver(token)
    }

    /// With the value `.none` of `actionAtItemEnd`, the rate is unchanged at the end. Apps repeat a video by seeking to its start there.
    @Test func itemThatIsMovedToItsStartAtTheEndPlaysAgain() throws {
        final class Repetition: @unchecked Sendable {
            let player: AVPlayer
            var count = 0
            init(_ player: AVPlayer) { self.player = player }
        }
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 0.5).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let player = AVPlayer(url: file)
        player.actionAtItemEnd = .none
        let repetition = Repetition(player)
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in
            repetition.count += 1
            repetition.player.seek(to: .zero)
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        player.play()
        stage.advance(frames: 8)
        #expect(repetition.count == 1 && player.rate == 1 && abs(player.currentTime().seconds - 0.3) < 1e-9)
        stage.advance(frames: 4)
        #expect(repetition.count == 2 && abs(player.currentTime().seconds - 0.2) < 1e-9)
    }

    /// The rate, the status and the position agree, also for speeds that the player does not support, such as −1.5 and NaN.
    @Test(arguments: [(-1.5, 0), (0, 0), (.nan, 0), (.infinity, 1), (0.5, 0.5)] as [(Float, Float)])
    func playerWithAnySpeedIsConsistent(speed: Float, rate: Float) throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 3).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let player = AVPlayer(url: file)
        player.play()
        stage.advance(frames: 4)
        player.playImmediately(atRate: speed)
        #expect(player.rate == rate && (player.timeControlStatus == .playing) == (rate > 0))
        stage.advance(frames: 6)
        #expect(abs(player.currentTime().seconds - 0.4 - 0.6 * Double(rate)) < 1e-6)
    }

    /// The second looper replaces the first one. The release of the first looper does not stop the repetition.
    @Test func queueContinuesAfterTheLooperIsDisabled() throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 0.5).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (first, second) = (AVPlayerItem(url: file), AVPlayerItem(url: file))
        let player = AVQueuePlayer(items: [first, second])
        var looper = AVPlayerLooper(player: player, templateItem: first)
        looper = AVPlayerLooper(player: player, templateItem: first)
        player.play()
        stage.advance(frames: 8)
        #expect(looper.loopCount == 1 && player.currentItem === first && player.actionAtItemEnd == .none)
        looper.disableLooping()
        #expect(player.actionAtItemEnd == .advance)
        stage.advance(frames: 5)
        #expect(looper.loopCount == 1 && player.currentItem === second && player.rate == 1)
    }

    @Test func looperKeepsTheRate() throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 0.5).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let item = AVPlayerItem(url: file)
        let player = AVQueuePlayer(playerItem: item)
        let looper = AVPlayerLooper(player: player, templateItem: item)
        player.rate = 0.5
        stage.advance(frames: 13)
        #expect(looper.loopCount == 1 && player.rate == 0.5 && abs(player.currentTime().seconds - 0.15) < 1e-9)
    }

    @Test func endThatIsSetDuringPlayingIsReached() throws {
        let stage = makeStage()
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "flipbook-\(UUID().uuidString).wav")
        try wav(seconds: 3).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let item = AVPlayerItem(url: file)
        let player = AVPlayer(playerItem: item)
        player.play()
        stage.advance(frames: 5)
        item.forwardPlaybackEndTime = CMTime(value: 8, timescale: 10)
        stage.advance(frames: 2)
        #expect(player.rate == 1 && abs(player.currentTime().seconds - 0.7) < 1e-9)
        stage.advance(frames: 2)
        #expect(player.rate == 0 && abs(player.currentTime().seconds - 0.8) < 1e-9)
    }

    @Test func infiniteTimesStayInfinite() {
        let infinite = CMTime(seconds: .infinity, preferredTimescale: 600)
        let time = CMTime(value: 7, timescale: 2)
        #expect(infinite == .positiveInfinity && CMTimeMakeWithSeconds(-.infinity, preferredTimescale: 3) == .negativeInfinity)
        #expect(CMTime(seconds: .nan, preferredTimescale: 600).isIndefinite && CMTime(seconds: 1e300, preferredTimescale: 600).isIndefinite)
        #expect(time + infinite == .positiveInfinity && time - infinite == .negativeInfinity && infinite - time == .positiveInfinity)
        #expect((infinite - infinite).isIndefinite && (infinite + CMTime.indefinite).isIndefinite && !(infinite + CMTime.invalid).isValid)
        #expect(time + CMTime(value: 1, timescale: 4) == CMTime(value: 15, timescale: 4))
    }

    @Test(arguments: [
        ("com.apple.voice.compact.de-DE.Anna", "de-DE"), ("com.apple.eloquence.fr-CA.Rocko", "fr-CA"),
        ("com.apple.ttsbundle.Samantha-compact", "en-US"), ("com.apple.speech.synthesis.voice.Fred", "en-US"), ("it-IT", "it-IT"),
    ])
    func voiceOfAnIdentifierHasItsLanguage(_ identifier: String, _ language: String) {
        #expect(AVSpeechSynthesisVoice(identifier: identifier)?.language == language)
    }

    @Test func textsAreSpokenOneAfterAnother() {
        let stage = makeStage()
        let (synthesizer, controller) = (AVSpeechSynthesizer(), PlayingController())
        synthesizer.delegate = controller
        // Six characters take 0.4 seconds.
        for text in ["abcdef", "uvwxyz"] { synthesizer.speak(AVSpeechUtterance(string: text)) }
        stage.advance(frames: 2)
        #expect(synthesizer.isSpeaking && controller.events == ["start abcdef"])
        stage.advance(frames: 8)
        #expect(!synthesizer.isSpeaking && controller.events == ["start abcdef", "end abcdef", "start uvwxyz", "end uvwxyz"])
    }

    /// If speaking is paused during the delay before the text, the text starts later, by the length of the pause.
    @Test func textStartsAfterItsDelay() {
        let stage = makeStage()
        let (synthesizer, controller) = (AVSpeechSynthesizer(), PlayingController())
        synthesizer.delegate = controller
        let utterance = AVSpeechUtterance(string: "abcdef")
        (utterance.preUtteranceDelay, utterance.postUtteranceDelay) = (0.5, .nan)
        synthesizer.speak(utterance)
        stage.advance(frames: 3)
        #expect(synthesizer.isSpeaking && controller.events.isEmpty)
        synthesizer.pauseSpeaking(at: .immediate)
        stage.advance(frames: 7)
        synthesizer.continueSpeaking()
        stage.advance(frames: 1)
        #expect(controller.events.isEmpty)
        stage.advance(frames: 2)
        #expect(controller.events == ["start abcdef"])
        stage.advance(frames: 5)
        #expect(!synthesizer.isSpeaking && controller.events == ["start abcdef", "end abcdef"])
    }

    @Test func soundsAndSessionsAreAccepted() throws {
        let stage = makeStage()
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [.mixWithOthers])
        try AVAudioSession.sharedInstance().setActive(true)
        #expect(AVAudioSession.sharedInstance().category == .playback)
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/no/such.wav") as CFURL, &sound) != 0)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        var isCompleted = false
        AudioServicesPlaySystemSoundWithCompletion(1104) { isCompleted = true }
        stage.advance(frames: 1)
        #expect(isCompleted)
    }

    @Test func locksAndLogsWork() {
        let lock = OSAllocatedUnfairLock(initialState: 3)
        lock.withLock { $0 += 4 }
        #expect(lock.withLock { $0 } == 7 && OSLog.disabled.isEnabled(type: .error) == false)
        os_log("not written %{public}@ %d", log: .disabled, type: .error, "x", 5)
        os_signpost(.begin, log: .default, name: "load")
    }
}
