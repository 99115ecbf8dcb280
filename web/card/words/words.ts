/** All our words on a card, in one language. The compiler holds that each language has those that English has. */
export type CardWords = typeof import('./en.ts')
