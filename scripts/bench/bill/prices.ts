/**
 * List prices in US dollars, above what a plan includes, as the pages said in November 2026. Storage is left out: what an account and the
 * deployment may store has limits of its own.
 */
export const PRICES_READ_IN = 'November 2026'

export interface BilledCounts {
  requests?: number
  cpuMs?: number
  rowsRead?: number
  rowsWritten?: number
  kvReads?: number
  kvWrites?: number
  queueOperations?: number
  r2Writes?: number
  r2Reads?: number
  mails?: number
  tokens?: number
}

const MILLION = 1e6
export const PRICES: Record<keyof BilledCounts, { what: string; dollars: number; source: string }> = {
  requests: { what: 'request of a Worker', dollars: 0.3 / MILLION, source: 'https://developers.cloudflare.com/workers/platform/pricing/' },
  cpuMs: { what: 'millisecond of CPU', dollars: 0.02 / MILLION, source: 'https://developers.cloudflare.com/workers/platform/pricing/' },
  rowsRead: { what: 'row read in D1', dollars: 0.001 / MILLION, source: 'https://developers.cloudflare.com/d1/platform/pricing/' },
  rowsWritten: { what: 'row written in D1', dollars: 1 / MILLION, source: 'https://developers.cloudflare.com/d1/platform/pricing/' },
  kvReads: { what: 'read of KV', dollars: 0.5 / MILLION, source: 'https://developers.cloudflare.com/kv/platform/pricing/' },
  kvWrites: { what: 'write of KV', dollars: 5 / MILLION, source: 'https://developers.cloudflare.com/kv/platform/pricing/' },
  queueOperations: {
    what: 'operation of a queue',
    dollars: 0.4 / MILLION,
    source: 'https://developers.cloudflare.com/queues/platform/pricing/',
  },
  r2Writes: { what: 'class A operation of R2', dollars: 4.5 / MILLION, source: 'https://developers.cloudflare.com/r2/pricing/' },
  r2Reads: { what: 'class B operation of R2', dollars: 0.36 / MILLION, source: 'https://developers.cloudflare.com/r2/pricing/' },
  mails: { what: 'mail', dollars: 0.35 / 1000, source: 'https://developers.cloudflare.com/email-service/platform/pricing/' },
  // The dearer one of the two default models: GPT-5.6 Luna. A token that it writes costs 1.20 dollars a million and counts as five.
  tokens: {
    what: 'token read by the model',
    dollars: 0.25 / MILLION,
    source: 'https://developers.openai.com/api/docs/models/gpt-5.6-luna',
  },
}

export const centsOf = (counts: BilledCounts): number =>
  100 * Object.entries(counts).reduce((sum, [name, count]) => sum + count * PRICES[name as keyof BilledCounts].dollars, 0)
