/// The mean work for a frame of a window, in seconds.
package struct WindowMeasurement: Sendable {
    /// The time that all threads of the process have worked, in the kernel too.
    package var processTime: Double
    /// The times of the parts of a frame.
    package var times: FrameTimes
    /// The time to copy the changed pixels once, with `memcpy`.
    package var copyTime: Double
}
