/// Returns 3p² - 2p³: a progress that begins and ends with zero slope. `progress` is in 0…1.
package func smoothstep(_ progress: Double) -> Double { progress * progress * (3 - 2 * progress) }
