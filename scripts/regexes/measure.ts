/** Returns the time (ms) of the fastest of several runs, because other programs only ever make a run slower. */
export function measureBestMs(work: () => unknown, repeats = 5): number {
  const times = Array.from({ length: repeats }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return Math.min(...times)
}
