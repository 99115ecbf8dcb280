import type { CardFieldName } from '../../schema/card-fields.ts'
import { isSameFieldValue } from './compare-fields.ts'
import { createUniqueListKeys } from './reorder.ts'

export const MERGE_CONFLICT = Symbol('merge conflict')

function keyOfListItem(item: unknown): string {
  const { name, url, text, title, html } = item as Record<string, unknown>
  return JSON.stringify([name, url, text, title, html])
}

function toEntriesById(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const ids = createUniqueListKeys(value.map(keyOfListItem))
  return new Map(ids.map((id, index) => [id, value[index]]))
}

function haveSameOrder(one: Map<string, unknown>, other: Map<string, unknown>): boolean {
  const common = [...one.keys()].filter((id) => other.has(id))
  return common.join() === [...other.keys()].filter((id) => one.has(id)).join()
}

/** Adds to `ids` those ids that only `others` has, each at its place in `others`. Ids after the last common id go to the end. */
function weaveIds(ids: string[], others: string[]): string[] {
  const woven = [...ids]
  others.forEach((id, index) => {
    if (woven.includes(id)) return
    const next = others.slice(index + 1).find((later) => woven.includes(later))
    woven.splice(index === 0 ? 0 : next === undefined ? woven.length : woven.indexOf(next), 0, id)
  })
  return woven
}

/**
 * Applies the change of a field from `from` to `to` to its current value, which others may have changed meanwhile. Objects and lists are
 * merged entry by entry. Returns MERGE_CONFLICT if others have changed, removed or reordered the same values.
 */
export function mergeFieldValues(field: CardFieldName, from: unknown, to: unknown, current: unknown): unknown {
  if (isSameFieldValue(field, current, from)) return to
  if (isSameFieldValue(field, from, to)) return current
  const [before, after, now] = [toEntriesById(from), toEntriesById(to), toEntriesById(current)]
  if (!before || !after || !now) return MERGE_CONFLICT
  const isReordered = !haveSameOrder(before, after)
  if (isReordered && !haveSameOrder(before, now)) return MERGE_CONFLICT
  const [ids, others] = isReordered ? [after, now] : [now, after]
  const woven = new Set([...weaveIds([...ids.keys()], [...others.keys()]), ...before.keys()])
  const entries = [...woven].map((id) => [id, mergeFieldValues(field, before.get(id), after.get(id), now.get(id))] as const)
  if (entries.some(([, value]) => value === MERGE_CONFLICT)) return MERGE_CONFLICT
  const left = entries.filter(([, value]) => value !== undefined)
  return Array.isArray(to) ? left.map(([, value]) => value) : Object.fromEntries(left)
}
