import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Throws unless this process has started exactly one local runtime. */
export function findRuntimePid(): number {
  const pids = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  if (pids.length !== 1) throw new Error(`${pids.length} runtimes are running instead of one`)
  return Number(pids[0])
}

export function readProcessMemoryMib(pid: number, which: 'current' | 'peak'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which === 'peak' ? 'VmHWM' : 'VmRSS'}:\\s+(\\d+)`).exec(status)![1]) / 1024
}
