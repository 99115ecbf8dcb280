import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CardContent, Customizations, CustomButton, EmbedCode, FormConfig, GalleryImage } from '../card.ts'
import type { NameOverride } from '../name.ts'
import { users } from './users.ts'

export const businessCards = sqliteTable(
  'business_cards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    slug: text().notNull().unique('business_cards_slug'),
    theme: text().notNull().default('minimalist'),
    name: text(),
    /** How address books file the name, where the owner said so. */
    nameParts: text('name_parts', { mode: 'json' }).$type<NameOverride>().notNull().default({}),
    title: text(),
    company: text(),
    phone: text(),
    email: text(),
    address: text(),
    website: text(),
    about: text(),
    customCss: text('custom_css'),
    profilePicture: text('profile_picture'),
    coverPhoto: text('cover_photo'),
    logoUrl: text('logo_url'),
    videoUrl: text('video_url'),
    faviconUrl: text('favicon_url'),
    socialLinks: text('social_links', { mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    customButtons: text('custom_buttons', { mode: 'json' }).$type<CustomButton[]>().notNull().default([]),
    gallery: text({ mode: 'json' }).$type<GalleryImage[]>().notNull().default([]),
    embedCodes: text('embed_codes', { mode: 'json' }).$type<EmbedCode[]>().notNull().default([]),
    formConfig: text('form_config', { mode: 'json' }).$type<FormConfig>().notNull().default({}),
    /** Keys that clients add, without the fields that have columns of their own. */
    customizations: text({ mode: 'json' }).$type<Customizations>().notNull().default({}),
    createdAt: integer('created_at').notNull(),
    /** Strictly increasing a card: it guards against lost updates and orders snapshots. */
    updatedAt: integer('updated_at').notNull(),
    /** Grows with everything a visitor sees, the owner's level included. */
    version: integer().notNull().default(1),
    publishedVersion: integer('published_version').notNull().default(0),
  },
  (t) => [
    index('business_cards_user').on(t.userId, t.id),
    /** The sweep that repairs snapshots which were never written. */
    index('business_cards_unpublished')
      .on(t.id)
      .where(sql`published_version < version`),
  ],
)

/** Does not compile while a field of `CARD_FIELDS` has no column here, or one of another type. */
type WithEveryField<Row extends Required<CardContent>> = Row
export type CardRow = WithEveryField<typeof businessCards.$inferSelect>

/** Every slug that was ever given, present and past. A row is never deleted: printed codes point here for ever. */
export const cardSlugs = sqliteTable(
  'card_slugs',
  {
    slug: text().primaryKey(),
    /** The card it leads to; it stays when the card is deleted, and the address answers 410. */
    cardId: integer('card_id').notNull(),
    /** When the card last took this slug. */
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (t) => [index('card_slugs_card').on(t.cardId)],
)

/** One row a change of address, for the limit a day. */
export const slugChanges = sqliteTable(
  'slug_changes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    at: integer().notNull(),
  },
  (t) => [index('slug_changes_card').on(t.cardId, t.at)],
)

/** Uploaded images in R2, for ownership and for the sweep of what nothing uses. */
export const images = sqliteTable(
  'images',
  {
    key: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    cardId: integer('card_id'),
    purpose: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('images_user').on(t.userId), index('images_card').on(t.cardId), index('images_created').on(t.createdAt)],
)
