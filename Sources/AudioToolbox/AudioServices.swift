import Foundation
import Synchronization
import UIKit

/// The identifier of a short sound.
public typealias SystemSoundID = UInt32
/// The result of a function: 0 if it succeeded.
public typealias OSStatus = Int32

/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// The result of a function that succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The result for a sound that does not exist.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The last created identifier, and all created identifiers that are not disposed of.
private let sounds = Mutex<(lastID: SystemSoundID, known: Set<SystemSoundID>)>((lastID: 0x1000, known: []))

/// Creates an identifier for a sound file. The file is not read. If it does not exist, no identifier is created, and the result is
/// `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard FileManager.default.fileExists(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = sounds.withLock { sounds in
        sounds.lastID += 1
        sounds.known.insert(sounds.lastID)
        return sounds.lastID
    }
    return kAudioServicesNoError
}

/// Creates an identifier for a sound file. This overload accepts `url as CFURL`.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

/// Discards the identifier of a sound. For an unknown identifier, the result is `kAudioServicesSystemSoundUnspecifiedError`.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.withLock { $0.known.remove(inSystemSoundID) } == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Plays a sound or vibrates. Differs from Apple: nothing is heard, which is reported once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SilentSound.report() }

/// Plays a sound with a vibration. Differs from Apple: nothing is heard, which is reported once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SilentSound.report() }

/// Plays a sound, and calls a closure on the next frame of the stage. Differs from Apple: nothing is heard, which is reported once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    SilentSound.report()
    if let inCompletionBlock { StageTime.schedule(on: .main, at: StageTime.now, inCompletionBlock) }
}

/// Plays a sound with a vibration, and calls a closure on the next frame of the stage. Differs from Apple: nothing is heard, which is
/// reported once.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
