import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { env } from '../test/client.ts'
import { createTotpSetup, decryptTotpSecret, encryptTotpSecret, findTotpStep } from './totp.ts'

const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32

/** The rows of RFC 6238, appendix B, for SHA-1: seconds since 1970 and code. Its codes have eight digits; ours are the last six of them. */
const RFC_ROWS: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

describe.each(RFC_ROWS)('at %i seconds', (seconds, code) => {
  const step = Math.floor(seconds / 30)

  it('the code is that of RFC 6238', () => {
    const eightDigits = new TOTP({ secret: RFC_SECRET, algorithm: 'SHA1', digits: 8, period: 30 })
    expect(eightDigits.generate({ timestamp: seconds * 1000 })).toBe(code)
    expect(findTotpStep(RFC_SECRET, code.slice(2), seconds * 1000)).toBe(step)
  })

  it('the code is accepted one step before and after, and not two', () => {
    const accepted = [-2, -1, 0, 1, 2].map((steps) => findTotpStep(RFC_SECRET, code.slice(2), (seconds + steps * 30) * 1000))
    expect(accepted).toEqual([null, step, step, step, null])
  })
})

it('a new secret has 160 random bits, and its address for the QR code names the user and the site', () => {
  const setups = Array.from({ length: 3 }, () => createTotpSetup('ann.other'))
  expect(new Set(setups.map(({ secret }) => secret)).size).toBe(3)
  const { secret, uri } = setups[0]!
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(`otpauth://totp/Veebu:ann.other?issuer=Veebu&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
})

it('a stored secret opens for its user alone, and only while the signing secret stays', async () => {
  const stored = await encryptTotpSecret(env, 7, RFC_SECRET)
  expect(stored).not.toContain(RFC_SECRET)
  expect(await decryptTotpSecret(env, 7, stored)).toBe(RFC_SECRET)
  expect(await decryptTotpSecret(env, 8, stored)).toBeNull()
  expect(await decryptTotpSecret({ SESSION_SECRET: 'x'.repeat(32) }, 7, stored)).toBeNull()
})
