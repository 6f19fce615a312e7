/// The mean work for a frame of a window, in seconds.
package struct WindowMeasurement: Sendable {
    /// The processor time of all threads of the process, including the kernel.
    package var processTime: Double
    /// The durations of the parts of a frame.
    package var times: FrameTimes
    /// The time to copy the changed pixels once, with `memcpy`.
    package var copyTime: Double
}
