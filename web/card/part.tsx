import { memo, type ReactNode } from 'react'
import type { CardModel } from './model.ts'

/** A card's parts are made of plain values. */
const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/**
 * A part of the card, of the fields that it `reads` and no others: a preview whose owner is typing draws those parts anew
 * that show what was typed.
 */
export function part<Field extends keyof CardModel, Options extends { [Name in keyof Options]?: string }>(
  reads: Field[],
  draw: (card: Pick<CardModel, Field>, options: Options) => ReactNode,
) {
  return memo(
    ({ card, ...options }: Options & { card: Pick<CardModel, Field> }) => draw(card, options as unknown as Options),
    ({ card: was, ...before }, { card, ...options }) => isSame(before, options) && reads.every((field) => isSame(was[field], card[field])),
  )
}
