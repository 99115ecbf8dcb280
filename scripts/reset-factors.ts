/**
 * Removes all second factors and recovery codes of a user who has lost them, and ends the user's sessions. The password stays. This is the
 * way out for user 1, whom no administrator can help.
 *
 *   npm run reset-factors -- <username> --remote     in the deployed database
 *   npm run reset-factors -- <username>              in the local database, while the server is stopped
 */
import { parseArgs } from 'node:util'
import { CommandError, executeOnDeployedDatabase, runDatabaseCommand, withLocalDatabase } from './local/database-command.ts'
import { resetFactors } from './local/reset-factors.ts'

runDatabaseCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { remote: { type: 'boolean', default: false } } })
  const [username] = positionals
  if (username === undefined || positionals.length > 1) throw new CommandError('Usage: npm run reset-factors -- <username> [--remote]')
  const user = values.remote
    ? await resetFactors(executeOnDeployedDatabase, username)
    : await withLocalDatabase((execute) => resetFactors(execute, username))
  console.log(`All second factors of ${user.username} <${user.email}> are removed, and the user is signed out everywhere.`)
})
