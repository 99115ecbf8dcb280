// Brings dist/ up to date, for the commands that need the built worker.
import { alone, build, install } from './prepare.mjs'

await alone(async () => {
  await install()
  await build()
})
