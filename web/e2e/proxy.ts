import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * What happens to requests: they work, their connection is cut, the server's answers are lost, or they never reach the server and wait.
 */
type ProxyMode = 'open' | 'cut' | 'lose answers' | 'hang'

export interface CuttableProxy {
  url: string
  setMode: (mode: ProxyMode) => void
  /** Returns how many requests of an HTTP method have reached the server. */
  countOf: (method: string) => number
  close: () => Promise<void>
}

/**
 * Starts a TCP proxy in front of the server under test. A page that is opened through it loses its server when the proxy is cut,
 * while the browser still reports a network (`navigator.onLine`).
 */
export async function startProxy(serverUrl: string): Promise<CuttableProxy> {
  const port = Number(new URL(serverUrl).port)
  const sockets = new Set<Socket>()
  const methods: string[] = []
  let mode: ProxyMode = 'open'
  const server = createServer((client) => {
    if (mode === 'cut') return client.destroy()
    const upstream = connect(port, 'localhost')
    for (const [socket, other] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (bytes) => {
      if (mode === 'hang') return
      const method = /^([A-Z]+) \S+ HTTP\/1\.1\r\n/.exec(bytes.toString('latin1'))?.[1]
      if (method) methods.push(method)
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (mode === 'lose answers' ? client.destroy() : client.write(bytes)))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const cutAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setMode: (next) => {
      mode = next
      if (mode === 'cut') cutAll()
    },
    countOf: (method) => methods.filter((one) => one === method).length,
    close: () => {
      cutAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
