import { createServer } from 'node:net'

/** Finds a TCP port of this machine on which no program listens at the moment. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
