/// The code that has created an animation block, an animator or an animation of a layer.
package final class TimingRecord {
    /// The return addresses of the calls, beginning with the innermost call.
    package let addresses: [UInt]
    /// The change of the timing for this code, or nil.
    package let change: TimingChange?

    init(addresses: [UInt], change: TimingChange?) { (self.addresses, self.change) = (addresses, change) }
}
