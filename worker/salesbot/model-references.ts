import { actionButtonMarkerOf } from '../../schema/salesbot.ts'
import type { BusinessFact } from '../assistant/facts.ts'
import type { ModelRequest } from './model.ts'

export type ModelReference = Pick<BusinessFact, 'id' | 'label' | 'text' | 'amount'> & { isFact: boolean }
export type ModelReferencesByPlaceholder = Map<string, ModelReference>

/** Small models write a reference such as `[[q1]]` with one to three brackets. */
const REFERENCE_PATTERN = /\[{1,3}\s*([a-z]+(?:-[a-z]+)?\d*)(\s*\.\s*(?:price|amount))?\s*\]{1,3}/gi

export function listModelReferences({ facts, context: { config } }: Pick<ModelRequest, 'facts' | 'context'>): ModelReferencesByPlaceholder {
  const lines = config.pinnedLines.map((text, index) => ({ id: `l${index + 1}`, text, label: 'important', isFact: true }))
  const buttons = config.actionButtons.map((one, index) => ({
    id: `b${index + 1}`,
    text: actionButtonMarkerOf(one),
    label: one.description,
    isFact: false,
  }))
  const all: ModelReference[] = [...facts.map((fact) => ({ ...fact, isFact: true })), ...lines, ...buttons]
  return new Map(all.map((one) => [one.id, one]))
}

/** A price is always shown with its label, because models confuse prices. */
const priceOf = ({ amount, label }: ModelReference): string => `${amount} (${label})`

export function splitReplyAtReferences(reply: string, references: ModelReferencesByPlaceholder) {
  const parts: (string | { reference: ModelReference; isPrice: boolean; text: string })[] = []
  let end = 0
  for (const { 0: whole, 1: id, 2: price, index } of reply.matchAll(REFERENCE_PATTERN)) {
    const reference = references.get(id!.toLowerCase())
    if (!reference || (price && reference.amount === undefined)) return null
    parts.push(reply.slice(end, index), { reference, isPrice: price !== undefined, text: price ? priceOf(reference) : reference.text })
    end = index + whole.length
  }
  return [...parts, reply.slice(end)]
}

/**
 * In an earlier reply, puts references back in place of the inserted texts. A model imitates its earlier replies and must go on writing
 * references.
 */
export function replaceTextsWithReferences(reply: string, references: ModelReferencesByPlaceholder): string {
  const longestFirst = [...references.values()].toSorted((one, other) => other.text.length - one.text.length)
  const withFacts = longestFirst.reduce((restored, { id, text }) => restored.replaceAll(text, `[[${id}]]`), reply)
  const priced = longestFirst.filter(({ amount }) => amount !== undefined)
  const restore = (text: string, of: typeof priceOf) => priced.reduce((left, one) => left.replaceAll(of(one), `[[${one.id}.price]]`), text)
  return restore(restore(withFacts, priceOf), ({ amount }) => amount!)
}
