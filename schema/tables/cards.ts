import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type {
  CardContent,
  CardCustomizations,
  CustomButton,
  EmbedCode,
  ContactFormConfig,
  GalleryImage,
  PublicCard,
  SecondTexts,
} from '../card.ts'
import type { CardLanguage } from '../card-language.ts'
import type { CardDensity, CardSectionName, CoverTreatment, TypePairing } from '../card-look.ts'
import type { NamePartsOverride } from '../name.ts'
import type { ReportReason } from '../report.ts'
import type { VideoPoster } from '../video.ts'
import { usersTable } from './users.ts'

export const businessCardsTable = sqliteTable(
  'business_cards',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    slug: text().notNull().unique('business_cards_slug'),
    theme: text().notNull().default('minimalist'),
    accentColor: text('accent_color'),
    typePairing: text('type_pairing').$type<TypePairing>().notNull().default('theme'),
    coverTreatment: text('cover_treatment').$type<CoverTreatment>().notNull().default('theme'),
    density: text().$type<CardDensity>().notNull().default('regular'),
    sectionOrder: text('section_order', { mode: 'json' }).$type<CardSectionName[]>().notNull().default([]),
    language: text().$type<CardLanguage>().notNull().default('en'),
    secondTexts: text('second_texts', { mode: 'json' }).$type<SecondTexts>().notNull().default({}),
    name: text(),
    nameParts: text('name_parts', { mode: 'json' }).$type<NamePartsOverride>().notNull().default({}),
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
    /** No field of the owner's: the server fetches it after a save. It may belong to an earlier video. */
    videoPoster: text('video_poster', { mode: 'json' }).$type<VideoPoster>(),
    faviconUrl: text('favicon_url'),
    socialLinks: text('social_links', { mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    customButtons: text('custom_buttons', { mode: 'json' }).$type<CustomButton[]>().notNull().default([]),
    gallery: text({ mode: 'json' }).$type<GalleryImage[]>().notNull().default([]),
    embedCodes: text('embed_codes', { mode: 'json' }).$type<EmbedCode[]>().notNull().default([]),
    formConfig: text('form_config', { mode: 'json' }).$type<ContactFormConfig>().notNull().default({}),
    customizations: text({ mode: 'json' }).$type<CardCustomizations>().notNull().default({}),
    createdAt: integer('created_at').notNull(),
    /** Time of the card's last change. It always increases, so it reveals conflicting edits and orders published snapshots. */
    updatedAt: integer('updated_at').notNull(),
    /** Version of the card. Every change that visitors can see increments it, even a change of the owner's level. */
    version: integer().notNull().default(1),
    publishedVersion: integer('published_version').notNull().default(0),
    /** Version of the last change of the slug. If it is not published yet, the snapshots of former slugs must be written too. */
    slugVersion: integer('slug_version').notNull().default(0),
    /** Set while an administrator keeps the card from visitors. */
    suspendedAt: integer('suspended_at'),
    suspensionReason: text('suspension_reason').$type<ReportReason>(),
    /** What the administrator told the owner. */
    suspensionNote: text('suspension_note'),
  },
  (t) => [
    index('business_cards_user').on(t.userId, t.id),
    /** Index for the cron job that publishes cards whose latest version has no snapshot. */
    index('business_cards_unpublished')
      .on(t.id)
      .where(sql`published_version < version`),
    index('business_cards_suspended')
      .on(t.suspendedAt)
      .where(sql`suspended_at is not null`),
  ],
)

/** Compilation fails if a field of `CARD_FIELDS` has no column, or a column of another type. */
type RowWithEveryCardField<Row extends Required<CardContent>> = Row
export type CardRow = RowWithEveryCardField<typeof businessCardsTable.$inferSelect>

/** All present and past slugs of cards. Rows are never deleted, because printed QR codes still contain old slugs. */
export const cardSlugsTable = sqliteTable(
  'card_slugs',
  {
    slug: text().primaryKey(),
    /** After the card was deleted, its id stays here, so that the URL answers 410 (Gone). */
    cardId: integer('card_id').notNull(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (t) => [index('card_slugs_card').on(t.cardId)],
)

export const slugChangesTable = sqliteTable(
  'slug_changes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    at: integer().notNull(),
  },
  (t) => [index('slug_changes_card').on(t.cardId, t.at)],
)

export const imagesTable = sqliteTable(
  'images',
  {
    key: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => usersTable.id),
    cardId: integer('card_id'),
    purpose: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of all sizes together. Rows from before December 2026 count the full size alone. */
    bytes: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('images_user').on(t.userId, t.createdAt), index('images_card').on(t.cardId), index('images_created').on(t.createdAt)],
)

/** What visitors saw of a card when somebody reported it. Its pictures are kept as long. */
export const cardReportCopiesTable = sqliteTable(
  'card_report_copies',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    version: integer().notNull(),
    card: text({ mode: 'json' }).$type<PublicCard>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('card_report_copies_version').on(t.cardId, t.version), index('card_report_copies_time').on(t.createdAt)],
)

export const cardReportsTable = sqliteTable(
  'card_reports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    cardId: integer('card_id').notNull(),
    copyId: integer('copy_id').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    /** Address for an answer; empty if the reporter wants none. */
    email: text().notNull(),
    createdAt: integer('created_at').notNull(),
    closedAt: integer('closed_at'),
    /** The administrator's note. */
    note: text().notNull().default(''),
  },
  (t) => [
    index('card_reports_card').on(t.cardId, t.createdAt),
    index('card_reports_copy').on(t.copyId),
    index('card_reports_closed').on(t.closedAt, t.cardId),
  ],
)
