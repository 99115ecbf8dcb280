// Fails if the type Env differs from wrangler.toml. Secrets are not compared, because they are optional in Env.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE_PROGRAM_PATH, REPOSITORY_ROOT } from './prepare.mjs'

const cacheFolder = join(REPOSITORY_ROOT, 'node_modules/.cache/env')
const GENERATED_TYPES_PATH = join(cacheFolder, 'generated.d.ts')
const runNodeProgram = (...args) =>
  execFileSync(NODE_PROGRAM_PATH, args, { cwd: REPOSITORY_ROOT, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

mkdirSync(cacheFolder, { recursive: true })
writeFileSync(join(cacheFolder, 'no-secrets'), '')
writeFileSync(
  join(cacheFolder, 'check.ts'),
  `import type { Env } from '${REPOSITORY_ROOT}/worker/platform/env.ts'
type SecretNames = { [K in keyof Env]-?: undefined extends Env[K] ? K : never }[keyof Env]
type EnvWithoutSecrets = Omit<Env, SecretNames>
type IsSameType<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Fails to compile if the type Env lacks a binding of wrangler.toml. */
export const bindingsMissingInEnv: Exclude<keyof GeneratedEnv, keyof EnvWithoutSecrets> extends never ? true : Exclude<keyof GeneratedEnv, keyof EnvWithoutSecrets> = true
export const bindingsMissingInWranglerToml: Exclude<keyof EnvWithoutSecrets, keyof GeneratedEnv> extends never ? true : Exclude<keyof EnvWithoutSecrets, keyof GeneratedEnv> = true
type WronglyTypedBindings = { [K in keyof EnvWithoutSecrets & keyof GeneratedEnv]: 0 extends 1 & EnvWithoutSecrets[K] ? K : IsSameType<EnvWithoutSecrets[K], GeneratedEnv[K]> extends true ? never : K }
export const bindingsOfWrongType: WronglyTypedBindings[keyof WronglyTypedBindings] extends never ? true : WronglyTypedBindings[keyof WronglyTypedBindings] = true
`,
)
writeFileSync(
  join(cacheFolder, 'tsconfig.json'),
  JSON.stringify({
    extends: join(REPOSITORY_ROOT, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['@cloudflare/workers-types', 'node'] },
    files: ['check.ts', 'generated.d.ts'],
  }),
)
try {
  runNodeProgram(
    'node_modules/wrangler/bin/wrangler.js',
    'types',
    GENERATED_TYPES_PATH,
    '--env-interface=GeneratedEnv',
    '--include-runtime=false',
    '--strict-vars=false',
    `--env-file=${join(cacheFolder, 'no-secrets')}`,
  )
  // Removes the generated line that imports the worker's module, because the worker belongs to another TypeScript project.
  writeFileSync(GENERATED_TYPES_PATH, readFileSync(GENERATED_TYPES_PATH, 'utf8').replace(/^.*mainModule: typeof import.*$/m, ''))
  runNodeProgram('node_modules/typescript/bin/tsc', '-p', cacheFolder)
} catch (error) {
  console.error(`${error.stdout}${error.stderr}`)
  console.error('worker/platform/env.ts and wrangler.toml name different bindings.')
  process.exit(1)
}
