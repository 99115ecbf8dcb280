import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'

export interface TemporaryServer {
  url: string
  /** Stops the server, calls the function with the server's folder, and starts the server again. */
  whileStopped: (change: (stateDir: string) => Promise<void>) => Promise<void>
  stop: () => void
}

/** Where a temporary server runs and stores its data. */
export interface ServerPortAndFolder {
  port: number
  url: string
  stateDir: string
}

export async function chooseServerPortAndFolder(): Promise<ServerPortAndFolder> {
  const port = await findFreePort()
  return { port, url: `http://localhost:${port}`, stateDir: mkdtempSync(join(tmpdir(), 'temporary-server-')) }
}

export async function startTemporaryServer(place?: ServerPortAndFolder): Promise<TemporaryServer> {
  const { port, url, stateDir: state } = place ?? (await chooseServerPortAndFolder())
  const start = async () => {
    const child = spawn(process.execPath, ['scripts/serve.ts'], {
      env: { ...process.env, PORT: String(port), STATE_DIR: state },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('is ready') && resolve())
      child.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
    return child
  }
  let server = await start()
  const end = () => {
    server.removeAllListeners('exit')
    server.kill('SIGTERM')
  }
  return {
    url,
    whileStopped: async (change) => {
      const ended = once(server, 'close')
      end()
      await ended
      await change(state)
      server = await start()
    },
    stop: () => {
      end()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
