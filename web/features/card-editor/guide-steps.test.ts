import { expect, it } from 'vitest'
import { GUIDE_STEPS, guideProgress } from './guide-steps.ts'

it('counts each of five steps as 20 percent', () => {
  expect(GUIDE_STEPS).toHaveLength(5)
  expect([0, 1, 2, 3, 4, 5].map((count) => guideProgress({ done: GUIDE_STEPS.slice(0, count).map(({ key }) => key) }))).toEqual([
    0, 20, 40, 60, 80, 100,
  ])
})
