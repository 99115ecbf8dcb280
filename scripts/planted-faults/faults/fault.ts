/** A mistake that a developer could make, as a replacement of source text. */
export interface PlantedFault {
  file: string
  /** Source text that occurs exactly once in the file. */
  find: string
  replace: string
  /**
   * The tests that are expected to notice the fault: files or folders of vitest, and spec files of Playwright. `file#words` stands for the
   * tests of a file whose title contains the words.
   */
  tests: string[]
  /** True if the fault also changes what tests of other faults see. Such faults are planted apart from the others. */
  isWide?: true
}

/** Faults of one area of the product by name. */
export type FaultsByName = Record<string, PlantedFault>
