import { expect, it } from 'vitest'
import config from '../../wrangler.toml?raw'
import { ADDRESS_STORE_READ_LIMITS, STORE_READ_COUNTER_BYTES_MAX } from '../../schema/bounds.ts'
import { callApi, env } from '../test/client.ts'
import { BurstCounter } from './bursts.ts'

/** Bindings that count the reads of KV and R2. */
function createReadCountingBindings() {
  const reads = { cards: 0, pictures: 0 }
  const count = <Binding extends object>(binding: Binding, name: keyof typeof reads): Binding =>
    new Proxy(binding, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => {
          reads[name]++
          return (value as (...values: unknown[]) => unknown).apply(target, values)
        }
      },
    })
  return { reads, env: { CARDS: count(env.CARDS, 'cards'), MEDIA: count(env.MEDIA, 'pictures') } }
}

it('refuses an address that reads without end, before it reads KV or R2, and no other address', async () => {
  const { reads, env: counting } = createReadCountingBindings()
  const { burst, sharedPerMinute } = ADDRESS_STORE_READ_LIMITS
  const pathOf = (n: number) => (n % 20 === 0 ? `/view/nobody-${n}` : `/media/1/${String(n).padStart(24, '0')}-ffffff-8x8.png`)
  const call = async (n: number) => (await callApi(pathOf(n), { address: '203.0.113.20', env: counting })).status
  const statuses: number[] = []
  for (let n = 0; n < burst + 4 * sharedPerMinute; n += 60)
    statuses.push(...(await Promise.all(Array.from({ length: 60 }, (_, i) => call(n + i)))))
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  const answered = statuses.filter((status) => status === 404).length
  expect(answered).toBeGreaterThanOrEqual(burst + sharedPerMinute)
  expect(reads.cards + reads.pictures).toBe(answered)

  const page = await callApi('/view/nobody', { address: '203.0.113.20', env: counting })
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await page.text()).toContain('Too Many Requests')
  expect(await (await callApi('/api/card/nobody', { address: '203.0.113.20' })).json()).toMatchObject({ code: 'networkTooFast' })
  expect((await callApi('/view/nobody', { address: '203.0.113.21', env: counting })).status).toBe(404)
})

it('has the same limit in the deployment’s configuration', () => {
  const [, limit] = /name = "READ_LIMIT"[^[]*limit = (\d+), period = 60/.exec(config)!
  expect(Number(limit)).toBe(ADDRESS_STORE_READ_LIMITS.sharedPerMinute)
})

it('admits a burst, then as many calls as it has forgotten, and uses a bounded amount of memory', () => {
  const counter = new BurstCounter({ burst: 10, recoveredPerMinute: 3 }, STORE_READ_COUNTER_BYTES_MAX)
  const admitted = (at: number) => Array.from({ length: 20 }, () => counter.admits('one', at)).filter(Boolean).length
  expect([admitted(0), admitted(0), admitted(60_000), admitted(180_000), admitted(3_600_000)]).toEqual([10, 0, 3, 6, 10])
  for (let n = 0; n < 20_000; n++) counter.admits(`sender ${n}`, 0)
  expect(counter.bytes).toBeLessThanOrEqual(STORE_READ_COUNTER_BYTES_MAX)
})
