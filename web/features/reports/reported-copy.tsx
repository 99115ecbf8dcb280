import type { PublicCard } from '../../../schema/card.ts'
import { CARD_FIELD_NAMES, cardFieldRuleOf, type CardFieldName } from '../../../schema/card-fields.ts'
import { isUploadedImagePath } from '../../../schema/url.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import styles from './reports.module.css'

/** The content of a field as lines of text. */
function listLines(card: PublicCard, field: CardFieldName): string[] {
  if (field === 'customButtons') return card.customButtons.map(({ text, url }) => `${text}: ${url}`)
  if (field === 'gallery') return card.gallery.map(({ url }) => url)
  if (field === 'embedCodes') return card.embedCodes.map(({ html }) => html)
  if (field === 'formConfig') return card.formConfig.enabled ? [JSON.stringify(card.formConfig)] : []
  const value = card[field]
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!value) return []
  return Object.entries(value).flatMap(([key, part]) => (part ? [`${key}: ${typeof part === 'string' ? part : JSON.stringify(part)}`] : []))
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
          {CARD_FIELD_NAMES.map((field) => [field, listLines(card, field)] as const)
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
      <dt>{label}</dt>
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
