//
//  Brewer.swift
//  TeaTimer
//
//  Created by Paper Lantern on 11/3/17.
//  Copyright © 2017 Paper Lantern. All rights reserved.
//

import UIKit

@objc protocol BrewerDelegate: class {

    func brewerDidFinish(_ brewer: Brewer)

    @objc optional func brewerDidStart(_ brewer: Brewer)
    @objc optional func brewer(_ brewer: Brewer, didReach fraction: Double)
    @objc optional func brewerShouldFinish(_ brewer: Brewer) -> Bool
    @objc optional func brewer(_ brewer: Brewer, titleForSecond second: Int) -> String?
    @objc optional var brewerColor: UIColor { get }
}

/// Counts the seconds of a tea, once a second.
class Brewer: NSObject {

    weak var delegate: BrewerDelegate?
    weak var observer: BrewerDelegate?

    let seconds: Int
    @objc dynamic var elapsed = 0
    private(set) var title = ""
    private var timer: Timer?

    var isRunning: Bool {
        return timer != nil
    }

    var fraction: Double {
        return seconds == 0 ? 1 : Double(elapsed) / Double(seconds)
    }

    init(seconds: Int) {
        self.seconds = seconds
        super.init()
    }

    func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(Brewer.countDown(_:)), userInfo: nil, repeats: true)
        delegate?.brewerDidStart?(self)
        observer?.brewerDidStart?(self)
        updateTitle()
    }

    func pause() {
        timer?.invalidate()
        timer = nil
    }

    var color: UIColor {
        return delegate?.brewerColor ?? UIColor.brown
    }

    @objc private func countDown(_ timer: Timer) {
        elapsed += 1
        delegate?.brewer?(self, didReach: fraction)
        observer?.brewer?(self, didReach: fraction)
        updateTitle()
        guard elapsed >= seconds else { return }
        // A delegate without an opinion lets it finish.
        if delegate?.brewerShouldFinish?(self) ?? true {
            pause()
            delegate?.brewerDidFinish(self)
            observer?.brewerDidFinish(self)
        }
    }

    private func updateTitle() {
        if let text = delegate?.brewer?(self, titleForSecond: elapsed) ?? nil {
            title = text
        } else {
            title = "\(max(seconds - elapsed, 0)) s"
        }
    }
}
