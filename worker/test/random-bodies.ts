import fc from 'fast-check'
import type { z } from 'zod'
import { zocker } from 'zocker'
import { createSeededRandom } from './hostile-css.ts'
import type { JsonValue } from './injection-texts.ts'
import { UNUSUAL_JSON_VALUES } from './unusual-json.ts'

type JsonObject = Record<string, JsonValue>
type Path = (string | number)[]

export interface RandomBody {
  json: string
  /** What was done to a valid body. */
  what: string
}

/** How often a schema may refuse a generated body before a sample is used. */
const REPAIRS_MAX = 12
const PLACEHOLDER = '"@@value@@"'

const get = (value: JsonValue, path: Path): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((at, key) => (at === null || typeof at !== 'object' ? undefined : (at as JsonObject)[key]), value)

/** Returns a copy with another value at the path, or without the path's last key if there is no value. */
function replaceAt(value: JsonValue, path: Path, replacement: JsonValue | undefined): JsonValue {
  const copy = structuredClone(value)
  const parent = get(copy, path.slice(0, -1))
  const key = path.at(-1)!
  if (typeof parent !== 'object' || parent === null) return copy
  if (replacement === undefined && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (replacement === undefined) delete (parent as JsonObject)[key]
  else (parent as JsonObject)[key] = replacement
  return copy
}

function listPaths(value: JsonValue, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: [string | number, JsonValue][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, item]) => listPaths(item, [...path, key]))]
}

/** The value that a sample has at a path, or anywhere under the same name. */
function findSample(samples: JsonValue[], path: Path): JsonValue | undefined {
  const sameItem = path.map((key) => (typeof key === 'number' ? 0 : key))
  const found = samples.map((sample) => get(sample, sameItem)).find((value) => value !== undefined)
  if (found !== undefined) return found
  const name = path.findLast((key) => typeof key === 'string')
  const named = samples.flatMap((sample) => listPaths(sample).map((at) => ({ at, sample }))).find(({ at }) => at.at(-1) === name)
  return named && get(named.sample, named.at)
}

/** Generates a body that the schema accepts. What only the schema's own code checks is taken from the samples. */
function createValidBody(schema: z.ZodType, samples: JsonValue[], seed: number): JsonValue {
  const json = { strategy: 'json-compatible' } as const
  const generator = zocker(schema).setSeed(seed).any(json).unknown(json).array({ min: 0, max: 3 }).object({ generate_extra_keys: false })
  let body = JSON.parse(JSON.stringify(generator.generate())) as JsonValue
  for (let repairs = 0; repairs < REPAIRS_MAX; repairs++) {
    const result = schema.safeParse(body)
    if (result.success) return body
    for (const issue of result.error.issues) {
      const path = issue.path as Path
      const sample = repairs < REPAIRS_MAX / 2 ? findSample(samples, path) : undefined
      body = issue.code === 'unrecognized_keys' ? replaceAt(body, [...path, issue.keys[0]!], undefined) : replaceAt(body, path, sample)
    }
  }
  return samples[0] ?? {}
}

/** Texts as long as a limit allows, and longer by one. Most limits are round numbers. */
const BOUNDARY_JSON_VALUES = [12, 20, 64, 100, 120, 128, 200, 254, 500, 1000, 2000, 4000].flatMap((length) => [
  JSON.stringify('x'.repeat(length)),
  JSON.stringify('x'.repeat(length + 1)),
  JSON.stringify('🙂'.repeat(length / 2)),
])
const DEEP_JSON_VALUE = `${'{"a":['.repeat(12)}1${']}'.repeat(12)}`

/**
 * Generates bodies for a schema: valid ones, then for each field of theirs the field missing and one unusual value of each kind, then
 * `count` with a random value anywhere. The same seed gives the same bodies.
 */
export function* createRandomBodies(schema: z.ZodType, samples: JsonValue[], seed: number, count: number): Generator<RandomBody> {
  const random = createSeededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const valid = Array.from({ length: 6 }, (_, n) => createValidBody(schema, samples, seed + n))
  for (const [n, body] of valid.entries()) yield { json: JSON.stringify(body), what: `valid ${n}` }
  for (const sample of samples) yield { json: JSON.stringify(sample), what: 'sample' }

  const put = (body: JsonValue, path: Path, json: string): RandomBody => ({
    json: JSON.stringify(replaceAt(body, path, '@@value@@')).replace(PLACEHOLDER, () => json),
    what: path.join('.'),
  })
  const fields = new Map([...samples, ...valid].flatMap((body) => Object.keys(body as JsonObject).map((key) => [key, body] as const)))
  for (const [field, body] of fields) {
    yield { json: JSON.stringify(replaceAt(body, [field], undefined)), what: `without ${field}` }
    for (const values of UNUSUAL_JSON_VALUES) yield put(body, [field], pick(values))
  }

  const odd = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), fc.double())
  const oddValues = fc.sample(odd, { seed, numRuns: count }).map((value) => JSON.stringify(value) ?? 'null')
  for (const oddValue of oddValues) {
    const body = pick(valid)
    const paths = listPaths(body)
    if (paths.length === 0) continue
    const path = pick(paths)
    const json = pick([oddValue, oddValue, pick(BOUNDARY_JSON_VALUES), pick(UNUSUAL_JSON_VALUES.flat()), DEEP_JSON_VALUE])
    // Sometimes a key is added that the schema does not know.
    yield put(body, random() < 0.2 ? [...path.slice(0, -1), pick(['id', 'userId', 'accessLevel', 'isAdmin', 'é', '0'])] : path, json)
  }
}
