/// The code that has created an animation block, an animator or an animation of a layer.
package final class TimingRecord {
    /// The return addresses of the calls, beginning with the innermost call.
    package let addresses: [UInt]
    /// The change of the timing for this code, or nil.
    package let change: TimingChange?
    /// Whether the duration in the call has no effect, because the block around the call determines the duration.
    package var inheritsDuration = false

    init(addresses: [UInt], change: TimingChange?) { (self.addresses, self.change) = (addresses, change) }
}
