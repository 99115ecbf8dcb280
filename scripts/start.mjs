// `npm start`: installs and builds if needed, then serves on the Node that is a dependency of this project.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT, NODE, withLock, build, fail, install } from './prepare.mjs'

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.versions.node}.`)

await withLock(async () => {
  await install()
  await build()
})

const server = spawn(NODE, ['scripts/serve.ts'], { cwd: ROOT, stdio: 'inherit' })
// Forwards signals sent to this process alone. On Ctrl-C the terminal signals the server too, which ignores the second signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
