import Foundation

/// A number of seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The absolute time of the stage's time 0: January 9, 2007, 17:41 UTC. It is a constant, so that the times are the same in every
/// run.
nonisolated private let startTime: CFAbsoluteTime = 190_057_260

/// Returns the absolute time of the stage's current frame. All calls on the main actor in one frame
/// return the same time.
///
/// Differs from Apple: the time of a stage begins at a constant date. Use `Date()` for the date of the computer.
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { startTime + StageTime.now }

/// The number of nanoseconds in a second.
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
nonisolated public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
nonisolated public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
nonisolated public let USEC_PER_SEC: UInt64 = 1_000_000

/// An integer of the size of a pointer.
public typealias NSInteger = Int
/// An unsigned integer of the size of a pointer.
public typealias NSUInteger = UInt
