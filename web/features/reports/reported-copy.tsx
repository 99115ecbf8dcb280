import type { ContactFormConfig, PublicCard } from '../../../schema/card.ts'
import { CARD_FIELD_NAMES, cardFieldRuleOf, type CardFieldName } from '../../../schema/card-fields.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { socialPlatformLabelOf } from '../../../schema/social.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import { isUploadedImagePath } from '../../../schema/url.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import styles from './reports.module.css'

/** The first fields show who the card claims to be. */
const SHOWN_FIELDS = [...new Set<CardFieldName>(['name', 'about', ...CARD_FIELD_NAMES])]

/** The content of a field as lines of text. */
function listLines(card: PublicCard, field: CardFieldName): string[] {
  if (field === 'customButtons') return card.customButtons.map(({ text, url }) => `${text}: ${url}`)
  if (field === 'gallery') return card.gallery.map(({ url }) => url)
  if (field === 'embedCodes') return card.embedCodes.map(({ html }) => html)
  if (field === 'formConfig') return listFormLines(card.formConfig)
  if (field === 'slug') return [publicCardPathOf(card.slug)]
  if (field === 'theme') return [cardThemeLabelOf(card.theme)]
  const value = card[field]
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!value) return []
  // The customizations repeat some fields of the card.
  const entries = Object.entries(value).filter(([key, part]) => part && (field !== 'customizations' || part !== card[key as CardFieldName]))
  return entries.map(([key, part]) => `${labelOfEntry(field, key)}: ${typeof part === 'string' ? part : JSON.stringify(part)}`)
}

function listFormLines({ enabled, title, fields, consentText, successMessage }: ContactFormConfig): string[] {
  if (!enabled) return []
  const questions = fields?.map(({ label, required }) => (required ? `${label} (required)` : label)) ?? []
  return [title, ...questions, consentText, successMessage].filter((line) => line !== undefined && line !== '') as string[]
}

function labelOfEntry(field: CardFieldName, key: string): string {
  if (field === 'socialLinks') return socialPlatformLabelOf(key)
  if (field === 'customizations' && CARD_FIELD_NAMES.includes(key as CardFieldName)) return cardFieldRuleOf(key as CardFieldName).label
  return key
}

/** Shows a card as it was when it was reported: its texts as text, and pictures only of this site. */
export function ReportedCopyDialog({ copyId, onClose }: { copyId: number; onClose: () => void }) {
  const { data: card, error } = useApiCall('GET /api/card-report-copies/:id', { params: { id: copyId } })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="What was reported"
      description="The card as it was at the time of the report. Its links are shown as text."
    >
      {card ? (
        <dl className={styles.facts}>
          {SHOWN_FIELDS.map((field) => [field, listLines(card, field)] as const)
            .filter(([, lines]) => lines.length > 0)
            .map(([field, lines]) => (
              <CopiedField key={field} field={field} lines={lines} />
            ))}
        </dl>
      ) : error ? (
        <p role="alert">{errorMessageOf(error, 'The copy could not be loaded.')}</p>
      ) : (
        <LoadingScreen label="Loading the copy" />
      )}
    </Dialog>
  )
}

function CopiedField({ field, lines }: { field: CardFieldName; lines: string[] }) {
  const { label, kind } = cardFieldRuleOf(field)
  const pictures = kind === 'image' || field === 'gallery' ? lines.filter(isUploadedImagePath) : []
  return (
    <>
      <dt>{field === 'slug' ? 'Card address' : label}</dt>
      <dd>
        {lines.map((line, index) => (
          <div key={index} dir="auto">
            {line}
          </div>
        ))}
        {pictures.map((path) => (
          <img key={path} className={styles.picture} src={path} alt="" loading="lazy" />
        ))}
      </dd>
    </>
  )
}
