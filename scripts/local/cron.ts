import type { Miniflare } from 'miniflare'
import { readCrons } from './runtime.ts'

/** True when a cron expression of stars and numbers fits the time (UTC; weekdays 1 to 7 from Sunday, as Cloudflare counts). */
function isDue(cron: string, time: Date): boolean {
  const now = [time.getUTCMinutes(), time.getUTCHours(), time.getUTCDate(), time.getUTCMonth() + 1, time.getUTCDay() + 1]
  return cron.split(' ').every((field, index) => field === '*' || Number(field) === now[index])
}

/** Calls the worker's scheduled handler at each full minute, as the platform would. Returns what stops it. */
export async function startCron(mf: Miniflare): Promise<() => void> {
  const crons = await readCrons()
  const tick = async () => {
    const time = new Date(Math.round(Date.now() / 60_000) * 60_000)
    for (const cron of crons) {
      if (!isDue(cron, time)) continue
      try {
        const worker = await mf.getWorker()
        await worker.scheduled({ cron, scheduledTime: time })
      } catch (error) {
        console.error(`The scheduled run ${cron} failed: ${String(error)}`)
      }
    }
    plan()
  }
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(() => void tick(), 60_000 - (Date.now() % 60_000))
  }
  plan()
  return () => clearTimeout(timer)
}
