import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { runtimePid } from '../local/runtime-pid.ts'

/** What a request cost the runtime, including work after the response. */
export interface Cost {
  status: number
  /** Processor time in ms. Linux counts it in steps of 10 ms. */
  cpu: number
  /** Peak growth of the runtime's memory, in MiB. */
  memory: number
  /** Size of the request's body, in bytes. */
  body: number
}

export interface MeterRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** Resolution of processor times, in ms. */
const TICK = 10
/** The runtime counts as idle when it used at most one tick within this time, in ms. */
const IDLE_WINDOW = 80

/** Measures the cost of requests to the runtime at `origin`. */
export class Meter {
  readonly #pid = runtimePid()
  readonly #origin: string
  /** Processor time of the idle runtime, in ms per ms. */
  #idleLoad = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Processor time of the runtime so far, in ms. */
  #cpu(): number {
    const fields = readFileSync(`/proc/${this.#pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  }

  #memory(name: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.#pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024
  }

  /** Waits until the runtime is idle, at most `timeout` ms. */
  async waitUntilIdle(timeout = 20_000): Promise<void> {
    const end = performance.now() + timeout
    for (let before = this.#cpu(); performance.now() < end;) {
      await setTimeout(IDLE_WINDOW)
      const now = this.#cpu()
      if (now - before <= TICK) return
      before = now
    }
  }

  async calibrate(): Promise<void> {
    await this.waitUntilIdle()
    const before = this.#cpu()
    await setTimeout(1000)
    this.#idleLoad = (this.#cpu() - before) / 1000
  }

  async send({ path, method, headers = {}, body }: MeterRequest): Promise<{ status: number; text: string }> {
    const res = await fetch(this.#origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body,
      redirect: 'manual',
    })
    return { status: res.status, text: await res.text() }
  }

  async measure(request: MeterRequest): Promise<Cost> {
    await this.waitUntilIdle()
    // Resets the peak memory (proc(5), clear_refs).
    writeFileSync(`/proc/${this.#pid}/clear_refs`, '5')
    const [started, cpu, memory] = [performance.now(), this.#cpu(), this.#memory('VmRSS')]
    const { status } = await this.send(request)
    await this.waitUntilIdle()
    const cpuTime = this.#cpu() - cpu - this.#idleLoad * (performance.now() - started)
    const body = request.body === undefined ? 0 : Buffer.byteLength(request.body)
    return { status, cpu: Math.max(0, Math.round(cpuTime)), memory: Math.max(0, this.#memory('VmHWM') - memory), body }
  }
}
