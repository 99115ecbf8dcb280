// Builds the folder dist/ if the sources have changed. npm scripts that need the built worker run this script first.
import { runUnderLock, buildIfChanged, installDependencies } from './prepare.mjs'

await runUnderLock(async () => {
  await installDependencies()
  await buildIfChanged()
})
