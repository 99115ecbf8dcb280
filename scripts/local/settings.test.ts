import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { SettingsError, readServerSettings } from './settings.ts'

afterEach(() => void vi.unstubAllEnvs())

it('makes the keys for notifications once, and mixes no configured key with them', () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'settings-'))
  vi.stubEnv('STATE_DIR', stateDir)
  const made = readServerSettings().bindings
  expect(made).toMatchObject({
    VAPID_PUBLIC_KEY: expect.stringMatching(/^[\w-]{87}$/),
    VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(readServerSettings().bindings).toEqual(made)
  vi.stubEnv('VAPID_PUBLIC_KEY', 'configured')
  expect(readServerSettings().bindings).toMatchObject({ VAPID_PUBLIC_KEY: 'configured' })
  expect(readServerSettings().bindings).not.toHaveProperty('VAPID_PRIVATE_KEY')
})

it.each(['', '{"VAPID_PUBLIC_KEY":"B', 'null', '{"VAPID_PUBLIC_KEY":"short"}'])(
  'says what to do with a damaged file of keys: %j',
  (text) => {
    const stateDir = mkdtempSync(join(tmpdir(), 'settings-'))
    vi.stubEnv('STATE_DIR', stateDir)
    const path = join(stateDir, 'vapid-keys.json')
    writeFileSync(path, text)
    expect(readServerSettings).toThrow(
      new SettingsError(`The file ${path} does not hold the keys for notifications; delete it to get new ones.`),
    )
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)
