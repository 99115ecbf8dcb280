import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** Starts a server on a free port with a temporary store. `stop` deletes the store. */
export async function startTemporaryServer(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const state = mkdtempSync(join(tmpdir(), 'temporary-server-'))
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, PORT: String(port), STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('is ready') && resolve())
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const stop = () => {
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
    rmSync(state, { recursive: true, force: true })
  }
  return { url: `http://localhost:${port}`, stop }
}
