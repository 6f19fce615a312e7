/// All settings that stages have used, by number. A view stores the number of the settings for which its colors and fonts were made.
enum DeviceSettingsTable {
    private static var settings = [DeviceSettings.standard]

    /// The number of the settings of the current application.
    private(set) static var currentNumber: UInt16 = 0

    /// Whether any stage has used other settings than the default settings. Until then, no view needs an update when it enters a
    /// window.
    static var isUsed: Bool { settings.count > 1 }

    /// Returns the settings with a number.
    static func settings(_ number: UInt16) -> DeviceSettings { settings[Int(number)] }

    /// Returns the number that identifies the given settings, and adds new settings to the table. The table has at most
    /// one entry for each combination of settings.
    static func number(of wanted: DeviceSettings) -> UInt16 {
        if let index = settings.firstIndex(of: wanted) { return UInt16(index) }
        settings.append(wanted)
        return UInt16(settings.count - 1)
    }

    /// Sets the number of the settings for which new views are made.
    static func makeCurrent(_ number: UInt16) { currentNumber = number }
}
