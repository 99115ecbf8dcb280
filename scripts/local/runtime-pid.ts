import { execFileSync } from 'node:child_process'

/** Finds the process id of the local runtime that this process has started. Throws unless exactly one is running. */
export function findRuntimePid(): number {
  const pids = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  if (pids.length !== 1) throw new Error(`${pids.length} runtimes are running instead of one`)
  return Number(pids[0])
}
