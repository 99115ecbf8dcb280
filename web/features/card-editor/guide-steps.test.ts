import { expect, it } from 'vitest'
import { GUIDE_STEPS, guideProgress } from './guide-steps.ts'

it('has five steps, of which each is a fifth of the way', () => {
  expect(GUIDE_STEPS).toHaveLength(5)
  expect([0, 1, 2, 3, 4, 5].map((count) => guideProgress({ done: GUIDE_STEPS.slice(0, count).map(({ key }) => key) }))).toEqual([
    0, 20, 40, 60, 80, 100,
  ])
})
