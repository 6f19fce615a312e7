import Stage
import Testing
import UIKit

@MainActor @Suite struct StoryboardPickerTests {
    private func load<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
        let fixture = StoryboardFixture(StoryboardFixture.scene("start", "<subviews>\(element)</subviews>"))
        let controller: UIViewController = fixture.start()
        return try #require(controller.view.viewWithTag(1) as? View)
    }

    @Test func datePickersHaveTheirModeStyleAndInterval() throws {
        let picker: UIDatePicker = try load(
            """
            <datePicker tag="1" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="center" datePickerMode="countDownTimer"
              minuteInterval="5" style="wheels" countDownDuration="1500" id="d">
              <rect key="frame" x="5" y="40" width="320" height="216"/>
            </datePicker>
            """)
        #expect(picker.datePickerMode == .countDownTimer && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.minuteInterval == 5 && picker.countDownDuration == 1500 && !picker.isEnabled)
        #expect(picker.frame == CGRect(x: 5, y: 40, width: 320, height: 216))
    }

    @Test func pickersAndToolbarsAreCreated() throws {
        let picker: UIPickerView = try load(
            """
            <pickerView tag="1" contentMode="scaleToFill" id="p"><rect key="frame" x="0" y="33" width="300" height="180"/></pickerView>
            """)
        #expect(picker.frame == CGRect(x: 0, y: 33, width: 300, height: 180) && picker.numberOfComponents == 0)
        let toolbar: UIToolbar = try load(
            """
            <toolbar tag="1" opaque="NO" translucent="NO" id="t">
              <rect key="frame" x="0" y="400" width="375" height="44"/>
              <items><barButtonItem title="Sort" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/></items>
            </toolbar>
            """)
        #expect(toolbar.items?.count == 2 && toolbar.items?.first?.title == "Sort" && !toolbar.isTranslucent)
    }
}
