/** A mistake that a developer could make. It is planted by replacing source text. */
export interface PlantedFault {
  file: string
  /** Source text that occurs exactly once in the file. */
  find: string
  replace: string
  /**
   * Tests that should notice the fault: test files of vitest or Playwright. `file#words` means the tests in a file whose title contains
   * the words.
   */
  tests: string[]
  /** True if the fault also affects tests of other faults. The fault is then planted alone. */
  isWide?: true
}

/** Faults in one area of the product, by name. */
export type PlantedFaultsByName = Record<string, PlantedFault>
