//
//  TipsViewController.swift
//  Windowsill
//
//  Created by Paper Lantern on 3/30/20.
//  Copyright © 2020 Paper Lantern. All rights reserved.
//

import UIKit

final class TipsViewController: UIViewController, UIScrollViewDelegate {

    @IBOutlet private var scrollView: UIScrollView!
    @IBOutlet private var pageControl: UIPageControl!
    @IBOutlet private var progress: UIProgressView!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    private var flashTimer: Timer?

    var page: Int {
        return pageControl.currentPage
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            self?.spinner.stopAnimating()
        }
        flashTimer = Timer.scheduledTimer(
            timeInterval: 0.5, target: scrollView!, selector: #selector(scrollView.flashScrollIndicators), userInfo: nil, repeats: false)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let place = scrollView.contentOffset.x / scrollView.bounds.width
        pageControl.currentPage = Int(place.rounded())
        progress.setProgress(Float((place + 1) / 3), animated: false)
    }

    @IBAction func pageChosen(_ sender: UIPageControl) {
        scrollView.setContentOffset(CGPoint(x: CGFloat(sender.currentPage) * scrollView.bounds.width, y: 0), animated: true)
    }
}
