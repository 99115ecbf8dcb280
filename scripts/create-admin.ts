/**
 * Creates the first administrator of a deployment: user 1, without a password. Prints a one-time link for setting the password,
 * valid for three days. Nobody can register until this administrator exists.
 *
 *   npm run create-admin -- --email you@example.com --remote     in the deployed database
 *   npm run create-admin -- --email you@example.com              in the local database, before the first start
 *
 * `--username` is `admin` by default. `--origin` is the start of the link, by default APP_ORIGIN of the settings. If the
 * administrator has no password yet, the command prints a new link. If the administrator has a password, it refuses.
 */
import { parseArgs } from 'node:util'
import { CommandError, executeOnDeployedDatabase, runDatabaseCommand, withLocalDatabase } from './local/database-command.ts'
import { FirstAdminOptions, createFirstAdmin } from './local/first-admin.ts'

const USAGE_TEXT = 'Usage: npm run create-admin -- --email you@example.com [--username admin] [--origin https://…] [--remote]'

async function createDeployedAdmin(options: FirstAdminOptions) {
  const { unstable_readConfig } = await import('wrangler')
  const origin = unstable_readConfig({ config: 'wrangler.toml' }).vars['APP_ORIGIN'] as string
  return { origin, ...(await createFirstAdmin(executeOnDeployedDatabase, options)) }
}

const createLocalAdmin = (options: FirstAdminOptions) =>
  withLocalDatabase(async (execute, bindings) => ({ origin: bindings['APP_ORIGIN']!, ...(await createFirstAdmin(execute, options)) }))

runDatabaseCommand(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string', default: 'admin' },
      origin: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  })
  const options = FirstAdminOptions.safeParse(values)
  if (!options.success)
    throw new CommandError(
      `${values.email === undefined ? 'An e-mail address is needed.' : options.error.issues[0]!.message}\n${USAGE_TEXT}`,
    )
  const made = values.remote ? await createDeployedAdmin(options.data) : await createLocalAdmin(options.data)
  console.log(`Administrator ${made.admin.username} <${made.admin.email}>. Set the password within three days, once, at:

  ${(values.origin ?? made.origin).replace(/\/$/, '')}${made.path}
`)
})
