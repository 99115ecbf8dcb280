import { Plus, Trash2 } from 'lucide-react'
import { EMBED_CODES_MAX, type EmbedCode, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useRemovalDialog } from './list-rows.tsx'
import rows from './rows.module.css'

interface EmbedsPanelProps {
  embeds: EmbedCode[]
  issues: Record<string, string>
  onChange: (embeds: EmbedCode[]) => void
  onRemove: (index: number) => void
}

export function EmbedsPanel({ embeds, issues, onChange, onRemove }: EmbedsPanelProps) {
  const [askRemoval, removalDialog] = useRemovalDialog(
    (index: number) => ({ title: `Remove embed ${index + 1}?`, description: 'It leaves the card when you save your changes.' }),
    onRemove,
  )
  const change = (index: number, patch: Partial<EmbedCode>) =>
    onChange(embeds.map((embed, at) => (at === index ? { ...embed, ...patch } : embed)))
  return (
    <Panel
      data-part="embedCodes"
      title="Embed codes"
      description={`HTML of a calendar, a map or a form. At most ${EMBED_CODES_MAX}.`}
      actions={
        <Button
          icon={<Plus aria-hidden />}
          disabled={embeds.length >= EMBED_CODES_MAX}
          onClick={() => onChange([...embeds, { title: '', html: '' }])}
        >
          Add Embed Code
        </Button>
      }
    >
      {issues['embedCodes'] && <p className={rows.error}>{issues['embedCodes']}</p>}
      {embeds.length === 0 ? (
        <p className={rows.note}>None yet. Each embed runs in a frame of its own and cannot change the rest of the card.</p>
      ) : (
        <ol className="stack-4" aria-label="Embed codes">
          {embeds.map((embed, index) => (
            <li key={index} className="stack-4">
              <div className={rows.withAction}>
                <FormField
                  className={rows.text}
                  label={`Title of embed ${index + 1}`}
                  hint="Read by screen readers"
                  error={issues[`embedCodes.${index}.title`]}
                >
                  <Input
                    value={embed.title}
                    maxLength={CARD_TEXT_LENGTHS_MAX.embedTitle}
                    autoComplete="off"
                    onChange={(event) => change(index, { title: event.target.value })}
                  />
                </FormField>
                <IconButton label={`Remove embed ${index + 1}`} icon={<Trash2 aria-hidden />} onClick={() => askRemoval(index)} />
              </div>
              <FormField label={`HTML of embed ${index + 1}`} error={issues[`embedCodes.${index}.html`] ?? issues[`embedCodes.${index}`]}>
                <Textarea
                  value={embed.html}
                  className={rows.code}
                  rows={5}
                  maxLength={CARD_TEXT_LENGTHS_MAX.embed}
                  {...NO_AUTOCORRECT_INPUT_PROPS}
                  onChange={(event) => change(index, { html: event.target.value })}
                />
              </FormField>
            </li>
          ))}
        </ol>
      )}
      {removalDialog}
    </Panel>
  )
}
