import QuartzCore

/// The diagnostic that no sound is played.
package enum SilentSound {
    /// Reports once that sound is not played.
    package static func report() {
        Diagnostics.report(
            .warning, source: "AVFoundation",
            "Sound is not played, because Flipbook has no sound output. Players keep their time and call their delegates as if it were played.",
            onlyOnce: true)
    }
}
