import type { Miniflare } from 'miniflare'
import { readCronExpressions } from './runtime.ts'

/** Returns whether a cron expression such as `0 3 * * *` matches a time in UTC. Cloudflare counts Sunday as weekday 1. */
function isCronDue(cron: string, time: Date): boolean {
  const now = [time.getUTCMinutes(), time.getUTCHours(), time.getUTCDate(), time.getUTCMonth() + 1, time.getUTCDay() + 1]
  return cron.split(' ').every((field, index) => field === '*' || Number(field) === now[index])
}

export async function startCronSchedule(mf: Miniflare): Promise<() => void> {
  const crons = await readCronExpressions()
  const tick = async () => {
    const time = new Date(Math.round(Date.now() / 60_000) * 60_000)
    for (const cron of crons) {
      if (!isCronDue(cron, time)) continue
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
