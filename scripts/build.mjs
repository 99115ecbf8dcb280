// Builds dist/ if needed, for commands that use the built worker.
import { alone, build, install } from './prepare.mjs'

await alone(async () => {
  await install()
  await build()
})
