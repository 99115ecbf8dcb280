import type { CardSectionName } from '../../schema/card-look.ts'

/** Returns the sections in the owner's order. Sections that the owner did not order follow in the theme's order. */
export function orderSections(order: readonly CardSectionName[], chosen: readonly CardSectionName[]): CardSectionName[] {
  const placeOf = (name: CardSectionName) => (chosen.includes(name) ? chosen.indexOf(name) : chosen.length)
  return order.toSorted((a, b) => placeOf(a) - placeOf(b))
}
