// `npm start` installs packages, builds if needed and serves the build on Node 24. `npm run dev` passes --dev and serves the sources.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import {
  REPOSITORY_ROOT,
  NODE_PROGRAM_PATH,
  runUnderLock,
  buildIfChanged,
  exitWithError,
  installDependencies,
  stopRunningCommands,
} from './prepare.mjs'

if (Number(process.versions.node.split('.')[0]) < 20) exitWithError(`Node 20 or newer is needed; this is ${process.versions.node}.`)

let serverProcess = null
// npm passes its signals only to the process that it has started, so the scripts of package.json replace their shell by this one (`exec`).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    // After Ctrl-C, the server gets the signal twice and must ignore the second one.
    if (serverProcess) return serverProcess.kill(signal)
    await stopRunningCommands()
    process.exit(128 + constants.signals[signal])
  })

const isDev = process.argv.includes('--dev')
await runUnderLock(async () => {
  await installDependencies()
  if (!isDev || !existsSync(`${REPOSITORY_ROOT}/dist/worker/index.js`)) await buildIfChanged()
})

serverProcess = spawn(NODE_PROGRAM_PATH, [isDev ? 'scripts/dev.ts' : 'scripts/serve.ts'], { cwd: REPOSITORY_ROOT, stdio: 'inherit' })
serverProcess.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
