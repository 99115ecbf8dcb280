import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { findRuntimePid, readProcessMemoryMib } from './runtime-process.ts'

export interface RequestCost {
  status: number
  /** Processor time in ms; Linux counts it in steps of 10 ms. */
  cpu: number
  /** Growth of the runtime's memory in MiB. */
  memory: number
  body: number
}

export interface MeasuredRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const CPU_TIME_RESOLUTION_MS = 10
const IDLE_CHECK_MS = 80

export class RequestCostMeter {
  readonly #pid = findRuntimePid()
  readonly #origin: string
  /** The idle runtime uses this share of the processor, which is subtracted from the cost of a request. */
  #idleLoad = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  #cpu(): number {
    const fields = readFileSync(`/proc/${this.#pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * CPU_TIME_RESOLUTION_MS
  }

  async waitUntilIdle(timeout = 20_000): Promise<void> {
    const end = performance.now() + timeout
    for (let before = this.#cpu(); performance.now() < end;) {
      await setTimeout(IDLE_CHECK_MS)
      const now = this.#cpu()
      if (now - before <= CPU_TIME_RESOLUTION_MS) return
      before = now
    }
  }

  async calibrate(): Promise<void> {
    await this.waitUntilIdle()
    const before = this.#cpu()
    await setTimeout(1000)
    this.#idleLoad = (this.#cpu() - before) / 1000
  }

  async send({ path, method, headers = {}, body }: MeasuredRequest): Promise<{ status: number; text: string }> {
    const res = await fetch(this.#origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body,
      redirect: 'manual',
    })
    return { status: res.status, text: await res.text() }
  }

  /** Measures several requests. The processor time is their mean. */
  async measure(...requests: [MeasuredRequest, ...MeasuredRequest[]]): Promise<RequestCost> {
    await this.waitUntilIdle()
    // Linux resets the peak memory of a process when 5 is written to this file.
    writeFileSync(`/proc/${this.#pid}/clear_refs`, '5')
    const [started, cpu, memory] = [performance.now(), this.#cpu(), readProcessMemoryMib(this.#pid, 'current')]
    let status = 0
    for (const request of requests) status = (await this.send(request)).status
    await this.waitUntilIdle()
    const cpuTime = this.#cpu() - cpu - this.#idleLoad * (performance.now() - started)
    const [{ body: sent }] = requests
    const body = sent === undefined ? 0 : Buffer.byteLength(sent)
    return {
      status,
      cpu: Math.max(0, Math.round(cpuTime / requests.length)),
      memory: Math.max(0, readProcessMemoryMib(this.#pid, 'peak') - memory),
      body,
    }
  }
}
