import { connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy in front of a local server. While it is cut, nothing listens on its port, as if the server were away. */
export async function startBreakableProxy(serverUrl: string) {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    return socket
  }
  const proxy = createServer((client) => {
    const server = track(connect(Number(new URL(serverUrl).port), 'localhost'))
    track(client).pipe(server).pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  })
  const listen = (port: number) => new Promise<void>((resolve) => void proxy.listen(port, 'localhost', resolve))
  await listen(0)
  const { port } = proxy.address() as { port: number }
  const cut = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { url: `http://localhost:${port}`, cut, restore: () => listen(port) }
}
