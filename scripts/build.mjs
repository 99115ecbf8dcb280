// Builds dist/ if the sources have changed.
import { runUnderLock, buildIfChanged, installDependencies } from './prepare.mjs'

await runUnderLock(async () => {
  await installDependencies()
  await buildIfChanged()
})
