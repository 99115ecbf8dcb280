import { expect } from 'vitest'
import { API_ERROR_CODES } from '../../schema/error.ts'

/** No answer is a server error or tells what is behind it, and each refusal says why. `told` is what a failure prints. */
export function expectPlainAnswer(res: Response, text: string, told: string): void {
  expect(res.status, told).toBeLessThan(500)
  if (!res.ok && (res.status < 300 || res.status >= 400))
    expect(JSON.parse(text), told).toMatchObject({
      message: expect.stringMatching(/\w+ \w+|Not found/),
      code: expect.toBeOneOf(API_ERROR_CODES),
    })
  expect(text, told).not.toMatch(/SQLITE|D1_ERROR|scrypt\$|at \w+ \(/)
}
