import Foundation
import QuartzCore

extension UIApplication {
    /// The size of text that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { screen.settings.textSize.category }

    /// The layout direction of the language of the user.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { screen.settings.isRightToLeft ? .rightToLeft : .leftToRight }

    /// Changes the settings of the device, and updates everything that depends on them. The views in windows are updated immediately, all
    /// other views when they enter a window.
    ///
    /// - Parameter animated: Whether the screen fades from its old appearance to its new appearance.
    package func changeSettings(to settings: DeviceSettings, animated: Bool) {
        guard settings != screen.settings else { return }
        Activity.perform(Activity(.system, "settings")) { applySettings(settings, animated) }
    }

    private func applySettings(_ settings: DeviceSettings, _ animated: Bool) {
        let (old, oldTraits) = (screen.settings, screen.traitCollection)
        let fade = animated ? SettingsFade(screen.tree) : nil
        screen.settings = settings
        UIView.withoutAnimationBlock {
            notifyTraitChange(from: oldTraits)
            if settings.reducesTransparency != old.reducesTransparency {
                for window in windows { window.forEachInTree { ($0 as? UIVisualEffectView)?.updateEffect() } }
            }
            for window in windows { window.setNeedsStatusBarUpdate() }
            layOut()
        }
        if screen.traitCollection != oldTraits || settings.reducesTransparency != old.reducesTransparency { fade?.run() }
        postNotifications(from: old)
    }

    /// Updates all windows after a change of the style in the Info.plist.
    func styleOfInfoDidChange(from oldStyle: UIUserInterfaceStyle?) {
        var previous = screen.traitCollection
        previous.userInterfaceStyle = oldStyle ?? (screen.settings.isDark ? .dark : .light)
        if UIApplication.shared === self { makeCurrent() }
        notifyTraitChange(from: previous)
    }

    /// Notifies the controllers and views of all windows of new traits.
    private func notifyTraitChange(from previous: UITraitCollection) {
        var environments: [any TraitStateOwner] = []
        for window in windows {
            let controllers = window.rootViewController.map(\.presentedChain) ?? []
            environments += controllers.flatMap(\.controllersInTree) as [any TraitStateOwner]
        }
        for window in windows { window.forEachInTree { environments.append($0) } }
        TraitChange.notify(environments.map { ($0, $0.inheritedTraits(previous)) })
    }

    private func postNotifications(from old: DeviceSettings) {
        let settings = screen.settings
        if settings.textSize != old.textSize {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.textSize.category])
        }
        let changes: [(Bool, Bool, NSNotification.Name)] = [
            (settings.increasesContrast, old.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (settings.hasBoldText, old.hasBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
            (settings.reducesMotion, old.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (settings.reducesTransparency, old.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        ]
        for (new, old, name) in changes where new != old { NotificationCenter.default.post(name: name, object: nil) }
    }
}
