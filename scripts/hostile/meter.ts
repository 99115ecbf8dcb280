import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { runtimePid } from '../local/runtime-pid.ts'

/** What one request cost the runtime, the work that it left behind included. */
export interface Cost {
  status: number
  /** Processor time in ms. Linux counts it in steps of ten. */
  cpu: number
  /** MB that the runtime's memory grew by at most. */
  memory: number
  /** Bytes of the request's body. */
  body: number
}

/** A request as the meter sends it. */
export interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const TICK = 10
/** The runtime is quiet once it took next to nothing for this long, in ms. */
const QUIET = 80

/** Measures what requests cost the runtime at `origin`. */
export class Meter {
  readonly #pid = runtimePid()
  readonly #origin: string
  /** Processor time that the idle runtime takes, in ms a ms. */
  #idle = 0

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

  /** Waits until the runtime has nothing to do; at most `most` ms. */
  async quiet(most = 20_000): Promise<void> {
    const end = performance.now() + most
    for (let before = this.#cpu(); performance.now() < end;) {
      await setTimeout(QUIET)
      const now = this.#cpu()
      if (now - before <= TICK) return
      before = now
    }
  }

  async calibrate(): Promise<void> {
    await this.quiet()
    const before = this.#cpu()
    await setTimeout(1000)
    this.#idle = (this.#cpu() - before) / 1000
  }

  async send({ path, method, headers = {}, body }: Asked): Promise<{ status: number; text: string }> {
    const res = await fetch(this.#origin + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body,
      redirect: 'manual',
    })
    return { status: res.status, text: await res.text() }
  }

  async measure(asked: Asked): Promise<Cost> {
    await this.quiet()
    // Makes the peak begin anew (proc(5), clear_refs).
    writeFileSync(`/proc/${this.#pid}/clear_refs`, '5')
    const [started, cpu, memory] = [performance.now(), this.#cpu(), this.#memory('VmRSS')]
    const { status } = await this.send(asked)
    await this.quiet()
    const took = this.#cpu() - cpu - this.#idle * (performance.now() - started)
    const body = asked.body === undefined ? 0 : Buffer.byteLength(asked.body)
    return { status, cpu: Math.max(0, Math.round(took)), memory: Math.max(0, this.#memory('VmHWM') - memory), body }
  }
}
