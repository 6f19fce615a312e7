import UIKit

nonisolated extension DeviceSetting {
    /// The description of the change in the timeline.
    var title: String {
        switch self {
        case .isDark(let isOn): isOn ? "Dark appearance" : "Light appearance"
        case .textSize(let size): "Text size: " + size.rawValue.replacing("-", with: " ")
        case .isRightToLeft(let isOn): isOn ? "Right to left" : "Left to right"
        case .increasesContrast(let isOn): isOn ? "Increased contrast" : "Normal contrast"
        case .hasBoldText(let isOn): isOn ? "Bold text" : "Regular text"
        case .reducesMotion(let isOn): isOn ? "Reduced motion" : "Normal motion"
        case .reducesTransparency(let isOn): isOn ? "Reduced transparency" : "Normal transparency"
        }
    }
}
