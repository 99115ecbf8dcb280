// Fails when worker/platform/env.ts and the bindings of wrangler.toml differ. Optional members of Env are secrets, which are in no file.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './prepare.mjs'

const dir = join(ROOT, 'node_modules/.cache/env')
const GENERATED = join(dir, 'generated.d.ts')
const runNode = (...args) => execFileSync(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

mkdirSync(dir, { recursive: true })
writeFileSync(join(dir, 'no-secrets'), '')
writeFileSync(
  join(dir, 'check.ts'),
  `import type { Env } from '${ROOT}/worker/platform/env.ts'
type Secrets = { [K in keyof Env]-?: undefined extends Env[K] ? K : never }[keyof Env]
type Bound = Omit<Env, Secrets>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
/** Bindings that are in wrangler.toml but not in Env, or in Env but not in wrangler.toml. */
export const missing: Exclude<keyof GeneratedEnv, keyof Bound> extends never ? true : Exclude<keyof GeneratedEnv, keyof Bound> = true
export const unknown: Exclude<keyof Bound, keyof GeneratedEnv> extends never ? true : Exclude<keyof Bound, keyof GeneratedEnv> = true
/** Bindings of another kind than wrangler.toml gives them; \`any\` would be of every kind. */
type Wrong = { [K in keyof Bound & keyof GeneratedEnv]: 0 extends 1 & Bound[K] ? K : Same<Bound[K], GeneratedEnv[K]> extends true ? never : K }
export const wrong: Wrong[keyof Wrong] extends never ? true : Wrong[keyof Wrong] = true
`,
)
writeFileSync(
  join(dir, 'tsconfig.json'),
  JSON.stringify({
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['@cloudflare/workers-types', 'node'] },
    files: ['check.ts', 'generated.d.ts'],
  }),
)
try {
  runNode(
    'node_modules/wrangler/bin/wrangler.js',
    'types',
    GENERATED,
    '--env-interface=GeneratedEnv',
    '--include-runtime=false',
    '--strict-vars=false',
    `--env-file=${join(dir, 'no-secrets')}`,
  )
  // Removes the type of the worker's own exports: it imports the whole worker, which has its own TypeScript project.
  writeFileSync(GENERATED, readFileSync(GENERATED, 'utf8').replace(/^.*mainModule: typeof import.*$/m, ''))
  runNode('node_modules/typescript/bin/tsc', '-p', dir)
} catch (error) {
  console.error(`${error.stdout}${error.stderr}`)
  console.error('worker/platform/env.ts and wrangler.toml name different bindings.')
  process.exit(1)
}
