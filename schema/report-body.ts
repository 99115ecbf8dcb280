import { z } from 'zod'
import { REPORT_NOTE_LENGTH_MAX, REPORT_REASON_NAMES, REPORT_TEXT_LENGTH_MAX, SUSPENSION_MESSAGES, suspensionNeedsNote } from './report.ts'
import { createMultiLineSchema } from './text.ts'
import { EmailAddressSchema } from './user.ts'

/** What a visitor sends who reports a card. */
export const CardReportBody = z.object({
  reason: z.enum(REPORT_REASON_NAMES, 'Choose what is wrong'),
  text: createMultiLineSchema(REPORT_TEXT_LENGTH_MAX, 'Your text').default(''),
  /** The address for an answer. */
  email: z.union([z.literal(''), EmailAddressSchema]).default(''),
})
export type CardReportBody = z.infer<typeof CardReportBody>

const NoteSchema = createMultiLineSchema(REPORT_NOTE_LENGTH_MAX, 'The note').default('')

/** `through` is the newest report that was read. Later ones stay open. */
export const CloseReportsBody = z.object({ through: z.number().int().positive(), note: NoteSchema })
export type CloseReportsBody = z.infer<typeof CloseReportsBody>

/** `note` is for the card's owner. */
export const SuspendCardBody = z
  .object({ reason: z.enum(REPORT_REASON_NAMES, SUSPENSION_MESSAGES.reason), note: NoteSchema })
  .refine(({ reason, note }) => !suspensionNeedsNote(reason) || note.trim() !== '', { path: ['note'], message: SUSPENSION_MESSAGES.note })
export type SuspendCardBody = z.infer<typeof SuspendCardBody>
