import UIKit

/// The settings of the device that change the appearance of all apps.
extension Stage {
    /// All settings. Setting them updates the whole screen immediately, without animation.
    package var settings: DeviceSettings {
        get { application.screen.settings }
        set { perform { application.changeSettings(to: newValue, animated: false) } }
    }

    /// Changes a setting as a user does in a running app: the old appearance fades to the new appearance. Before the first frame, the
    /// appearance changes without a fade.
    func change(_ setting: DeviceSetting) {
        var settings = settings
        settings.set(setting)
        perform { application.changeSettings(to: settings, animated: frame > 0) }
    }

    /// The light or dark style of the device.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { settings.isDark ? .dark : .light }
        set { settings.isDark = newValue == .dark }
    }

    /// The size of text that the user prefers. An unspecified category is the default size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { settings.textSize.category }
        set { settings.textSize = DeviceSettings.TextSize(newValue) }
    }

    /// The layout direction of the user's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        get { settings.isRightToLeft ? .rightToLeft : .leftToRight }
        set { settings.isRightToLeft = newValue == .rightToLeft }
    }

    /// Whether the user prefers colors with more contrast.
    public var increasesContrast: Bool {
        get { settings.increasesContrast }
        set { settings.increasesContrast = newValue }
    }

    /// Whether the user prefers bold text.
    public var usesBoldText: Bool {
        get { settings.hasBoldText }
        set { settings.hasBoldText = newValue }
    }

    /// Whether the user prefers transitions that fade instead of moving.
    public var reducesMotion: Bool {
        get { settings.reducesMotion }
        set { settings.reducesMotion = newValue }
    }

    /// Whether the user prefers opaque backgrounds to blurred backgrounds.
    public var reducesTransparency: Bool {
        get { settings.reducesTransparency }
        set { settings.reducesTransparency = newValue }
    }
}
