import { execFileSync } from 'node:child_process'

/** Process id of the local runtime that this process started; throws unless it is one. */
export function runtimePid(): number {
  const found = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  if (found.length !== 1) throw new Error(`${found.length} runtimes run instead of one`)
  return Number(found[0])
}
