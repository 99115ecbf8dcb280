import { expect, it } from 'vitest'
import { EDITOR_GUIDE_STEPS, calculateEditorGuidePercent } from './guide-steps.ts'

it('counts each of the five guide steps as 20 percent', () => {
  expect(EDITOR_GUIDE_STEPS).toHaveLength(5)
  expect(
    [0, 1, 2, 3, 4, 5].map((count) => calculateEditorGuidePercent({ done: EDITOR_GUIDE_STEPS.slice(0, count).map(({ key }) => key) })),
  ).toEqual([0, 20, 40, 60, 80, 100])
})
