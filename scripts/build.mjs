// Builds dist/ if needed, for commands that use the built worker.
import { withLock, build, install } from './prepare.mjs'

await withLock(async () => {
  await install()
  await build()
})
