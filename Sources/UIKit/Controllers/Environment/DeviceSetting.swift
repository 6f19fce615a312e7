/// A change of one setting of the device.
nonisolated package enum DeviceSetting: Hashable, Sendable, Codable {
    case isDark(Bool)
    case textSize(DeviceSettings.TextSize)
    case isRightToLeft(Bool)
    case increasesContrast(Bool)
    case hasBoldText(Bool)
    case reducesMotion(Bool)
    case reducesTransparency(Bool)
}
