import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlantedFault } from './faults/fault.ts'

/** A copy of a commit in a temporary git worktree, so that faults never get into the developer's files. */
export class WorkingCopy {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'planted-faults-')), 'copy')
  readonly #root: string
  readonly #originals = new Map<string, string>()

  constructor(root: string, commit: string) {
    this.#root = root
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', this.folder, commit], { cwd: root, stdio: 'inherit' })
    const [installed, needed] = [root, this.folder].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'))
    if (installed === needed) symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'))
    else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.folder, stdio: 'inherit' })
  }

  /** Plants a fault. Returns false if the file does not contain the fault's text exactly once. */
  plant({ file, find, replace }: PlantedFault): boolean {
    const path = join(this.folder, file)
    let text: string
    try {
      text = readFileSync(path, 'utf8')
    } catch {
      return false
    }
    if (text.split(find).length !== 2) return false
    if (!this.#originals.has(path)) this.#originals.set(path, text)
    writeFileSync(
      path,
      text.replace(find, () => replace),
    )
    return true
  }

  /** Removes all planted faults. */
  restore(): void {
    for (const [path, text] of this.#originals) writeFileSync(path, text)
    this.#originals.clear()
  }

  remove(): void {
    execFileSync('git', ['worktree', 'remove', '--force', this.folder], { cwd: this.#root })
    rmSync(join(this.folder, '..'), { recursive: true, force: true })
  }
}
