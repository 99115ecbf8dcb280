import type { Card } from '../../../schema/card.ts'

/** A card as the server stores it, without most of its fields. */
export const STORED_TEST_CARD = {
  id: 7,
  userId: 1,
  slug: 'ann',
  name: 'Ann',
  title: null,
  company: null,
  socialLinks: {},
  gallery: [],
  customizations: {},
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as Card

export const createNewerTestCard = (patch: Partial<Card>): Card => ({
  ...STORED_TEST_CARD,
  updatedAt: '2026-01-03T00:00:00.000Z',
  ...patch,
})
