/**
 * Returns the processor time (ms) of the fastest of several runs. Other programs do not count, however busy the machine is; what they push
 * out of the processor's caches only ever makes a run slower.
 */
export function measureBestMs(work: () => unknown, repeats = 5): number {
  const times = Array.from({ length: repeats }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
