// `npm start` installs the npm packages and builds if needed. It then starts the local server with the installed Node 24.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { REPOSITORY_ROOT, NODE_PROGRAM_PATH, runUnderLock, buildIfChanged, exitWithError, installDependencies } from './prepare.mjs'

if (Number(process.versions.node.split('.')[0]) < 20) exitWithError(`Node 20 or newer is needed; this is ${process.versions.node}.`)

await runUnderLock(async () => {
  await installDependencies()
  await buildIfChanged()
})

const serverProcess = spawn(NODE_PROGRAM_PATH, ['scripts/serve.ts'], { cwd: REPOSITORY_ROOT, stdio: 'inherit' })
// Signals to this process are forwarded to the server. After Ctrl-C the server gets the signal twice and ignores the second.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => serverProcess.kill(signal))
serverProcess.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
