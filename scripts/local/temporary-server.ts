import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

/** Starts the product's server on a free port with its own temporary database. `stop` ends the server and deletes its data. */
export async function startTemporaryServer(): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort()
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
