import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'start-'))
const wholePath = join(root, 'whole')
afterEach(() => rmSync(root, { recursive: true, force: true }))

/**
 * Starts a copy of the scripts with an npm that handles SIGTERM by the shell command `onTerm`, and sends SIGTERM during the installation.
 * Resolves when both have ended. Returns whether npm had ended whole before.
 */
async function endDuringInstallation(onTerm: string): Promise<boolean> {
  for (const name of ['start.mjs', 'prepare.mjs']) cpSync(join(import.meta.dirname, name), join(root, 'scripts', name))
  writeFileSync(join(root, 'npm'), `#!/bin/sh\ntrap '${onTerm}' TERM\necho ready\nwhile :; do sleep 0.1; done\n`)
  chmodSync(join(root, 'npm'), 0o755)
  const start = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PATH: root + delimiter + process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  start.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  while (!output.includes('ready')) await once(start.stdout, 'data')
  // npm has the same output, so it is closed only when npm has ended, too.
  const closed = once(start, 'close')
  start.kill('SIGTERM')
  expect(await once(start, 'exit')).toEqual([143, null])
  const isWhole = existsSync(wholePath)
  await closed
  return isWhole
}

it('SIGTERM during the installation lets npm end first', async () => {
  expect(await endDuringInstallation(`sleep 0.2; touch ${wholePath}; exit`)).toBe(true)
})

it('an npm that does not end is killed', async () => {
  expect(await endDuringInstallation('')).toBe(false)
})
