// `npm start`: installs and builds what is missing, then serves on the Node that the project brings along.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT, NODE, alone, build, fail, install } from './prepare.mjs'

if (Number(process.versions.node.split('.')[0]) < 20) fail(`Node 20 or newer is needed; this is ${process.versions.node}.`)

await alone(async () => {
  await install()
  await build()
})

const server = spawn(NODE, ['scripts/serve.ts'], { cwd: ROOT, stdio: 'inherit' })
// A terminal's Ctrl-C reaches both processes; a signal to this one alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
