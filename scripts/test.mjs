// `npm test` installs missing packages, then runs all checks, and installs a missing browser meanwhile.
import { delimiter, join } from 'node:path'
import { NODE_PROGRAM_PATH, REPOSITORY_ROOT, runUnderLock, installDependencies, runCommand } from './prepare.mjs'

await runUnderLock(installDependencies)
const { code } = await runCommand(NODE_PROGRAM_PATH, ['scripts/check.mjs', '--install-browser', ...process.argv.slice(2)], {
  env: { ...process.env, PATH: `${join(REPOSITORY_ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
})
process.exit(code)
