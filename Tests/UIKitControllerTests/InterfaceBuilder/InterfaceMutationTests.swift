import Foundation
import SeededRandomValues
import Stage
import Testing
import UIKit

/// Random damage to storyboards. Nothing may trap, hang, or recurse without limit.
@MainActor @Suite struct InterfaceMutationTests {
    private static let scenes =
        """
        <scene sceneID="n"><objects><navigationController id="start"><navigationBar key="navigationBar" id="bar"/><connections>
        <segue destination="rows" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
        <scene sceneID="t"><objects><tableViewController id="rows" customClass="RowsViewController" customModule="UIKitControllerTests"><tableView key="view"
        dataMode="prototypes" style="plain" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleSubtitle" textLabel="x" id="cell"><tableViewCellContentView key="contentView" id="cv">
        <subviews><label text="a" id="x"/><stackView axis="vertical" spacing="3" id="sv"><subviews><switch on="YES" id="sw"/><view id="vv"/></subviews></stackView></subviews>
        <constraints><constraint firstItem="sv" firstAttribute="leading" secondItem="cv" secondAttribute="leadingMargin" constant="4" id="k"/></constraints>
        </tableViewCellContentView><connections><segue destination="page" kind="show" identifier="go" id="sg"/></connections></tableViewCell></prototypes></tableView>
        <navigationItem key="navigationItem" title="A &amp; b" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"/></navigationItem>
        </tableViewController></objects></scene>
        <scene sceneID="p"><objects><viewController id="page" storyboardIdentifier="page" customClass="OutletViewController" customModule="UIKitControllerTests"><layoutGuides>
        <viewControllerLayoutGuide type="top" id="tg"/></layoutGuides><view key="view" id="pv"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button buttonType="system" id="b"><rect key="frame" x="1.5" y="20" width="70" height="40"/><state key="normal" title="T"/><connections>
        <action selector="tap:" destination="page" eventType="touchUpInside" id="ac"/><segue destination="ex" kind="unwind" unwindAction="unwindHome:" id="u"/></connections></button>
        <visualEffectView id="ev"><view key="contentView" id="evc"/><blurEffect style="dark"/></visualEffectView>
        <containerView id="c"><connections><segue destination="inner" kind="embed" id="e"/></connections></containerView>
        <segmentedControl selectedSegmentIndex="1" id="seg"><segments><segment title="A"/></segments></segmentedControl><pageControl numberOfPages="3" id="pc"/>
        <label text="L" usesAttributedText="YES" numberOfLines="0" id="l"><attributedString key="attributedText"><fragment content="F"><attributes>
        <font key="NSFont" size="12" metaFont="system"/><paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment></attributedString></label></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="9" id="k2"><variation key="widthClass=compact" constant="7"/></constraint>
        <constraint firstItem="b" firstAttribute="width" secondItem="l" secondAttribute="height" multiplier="3:4" priority="700" id="k3"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="pc"/></mask></variation></view>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="amount"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="caption" destination="l" id="o"/></connections></viewController><exit id="ex"/></objects></scene>
        <scene sceneID="i"><objects><viewController id="inner"><view key="view" id="iv"/></viewController></objects></scene>
        """

    /// Loads a storyboard, shows its initial controller and the controller `page` in a window, and performs the actions of controls. Does
    /// nothing if the file is not valid.
    private func load(_ data: Data, on stage: Stage) {
        guard let document = try? InterfaceDocument(data, fileName: "Mutated.storyboard") else { return }
        let storyboard = UIStoryboard(document, name: "Mutated")
        stage.window.rootViewController = storyboard.instantiateInitialViewController()
        stage.window.layoutIfNeeded()
        let controller = storyboard.instantiateViewController(withIdentifier: "page")
        stage.window.rootViewController = controller
        stage.window.layoutIfNeeded()
        for case let control as UIControl in controller.viewIfLoaded?.subviews ?? [] { control.sendActions(for: .touchUpInside) }
    }

    @Test func textMutationsNeverTrap() {
        InterfaceTables.register()
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
        let original = [UInt8](StoryboardFixture.text(Self.scenes).utf8)
        var random = SeededRandom(31)
        var refusals: [String] = []
        _ = Diagnostics.recorded {
            for _ in 0..<repetitions(1_500, thorough: 9_800) {
                var bytes = original
                for _ in 0..<random.integer(1...3) { Self.mutate(&bytes, &random) }
                // Few of these files are valid; loading all of them would take long.
                if random.bool(0.05) {
                    load(Data(bytes), on: stage)
                } else {
                    do {
                        _ = try InterfaceDocument(Data(bytes), fileName: "Mutated.storyboard")
                    } catch {
                        refusals.append("\(error)")
                    }
                }
            }
        }
        #expect(refusals.count > 300 && refusals.allSatisfy { $0.hasPrefix("line ") && !$0.contains("\n") })
        _ = InterfaceLog.shared.take()
    }

    @Test func mutatedValuesAndElementsNeverTrap() {
        InterfaceTables.register()
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
        let original = StoryboardFixture.text(Self.scenes)
        let values = original.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        var random = SeededRandom(47)
        let lines = Diagnostics.recorded {
            for _ in 0..<repetitions(60, thorough: 200) {
                var parts = original.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
                for _ in 0..<random.integer(1...4) {
                    let index = random.integer(0...(parts.count / 2 - 1)) * 2 + 1
                    let extreme = ["", "-1", "1e999", "nan", "99999999999999999999", "0:0", "YES", "start", "page", "1e300", "-0.5"]
                    parts[index] = random.pick(random.bool() ? values : extreme)
                }
                load(Data(parts.joined(separator: "\"").utf8), on: stage)
            }
        }
        #expect(lines.contains { $0.description.hasPrefix("Mutated.storyboard") })
        // The table's controller requests a prototype that may no longer exist. That is an error of the program.
        #expect(lines.allSatisfy { $0.severity == .warning || $0.message.hasPrefix("Unable to dequeue a cell") })
        _ = InterfaceLog.shared.take()
    }

    private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let index = random.integer(0...(bytes.count - 1))
        let end = min(index + random.integer(1...60), bytes.count)
        switch random.integer(0...5) {
        case 0: bytes.removeSubrange(index...)
        case 1: bytes.removeSubrange(index..<end)
        case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
        case 3: bytes[index] = UInt8(random.integer(0...255))
        case 4: bytes.insert(contentsOf: "<view>\"&#x110000;".utf8, at: index)
        default: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "<"), count: 40), at: index)
        }
        if bytes.isEmpty { bytes = [32] }
    }
}
