import { Sparkles, X } from 'lucide-react'
import { useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import type { SalesbotConfig } from '../../../schema/salesbot.ts'
import { SALESBOT_PRESETS, type SalesbotPreset } from '../../../schema/salesbot-presets.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { FILLED_FIELD_LABELS, fillForm, type FilledField, type FillValues, fillValuesOf, replaceFields } from './fill.ts'
import { type ConfigFormValues, formValuesOf } from './form-values.ts'
import styles from './salesbot.module.css'
import type { FormChange } from './use-config-form.ts'

interface FillPanelProps {
  card: Card
  base: SalesbotConfig
  form: ConfigFormValues
  change: (change: FormChange) => void
  /** Closes the panel; null as long as nothing was saved, when the panel stays. */
  onClose: (() => void) | null
}

/** Fills the form from the card and a kind of business, by one tap. */
export function FillPanel({ card, base, form, change, onClose }: FillPanelProps) {
  const isNew = base.updatedAt === null
  const [last, setLast] = useState<{ preset: SalesbotPreset; values: FillValues; kept: FilledField[] } | null>(null)

  function fill(preset: SalesbotPreset) {
    const values = fillValuesOf(card, preset)
    const result = fillForm(form, values, { initial: isNew ? formValuesOf(base) : null, last: last?.values ?? null })
    change(result.form)
    setLast({ preset, values, kept: result.kept })
  }

  function replace() {
    if (!last) return
    change((now) => replaceFields(now, last.values, last.kept))
    setLast({ ...last, kept: [] })
  }

  const message = last
    ? last.kept.length === 0
      ? `Filled in for ${last.preset.label}. Check it, add your services, then save.`
      : `Filled in what was blank. Kept as you had it: ${last.kept.map((field) => FILLED_FIELD_LABELS[field]).join(', ')}.`
    : isNew
      ? 'Tap your kind of business. Everything below is filled in from your card; then only saving is left.'
      : 'Tap your kind of business. Only what is blank is filled in from your card.'
  return (
    <Panel
      className={styles.fill}
      title={
        <span className={styles.fillTitle}>
          <Sparkles aria-hidden /> Fill in from my card
        </span>
      }
      description={<span role="status">{message}</span>}
      actions={onClose && <IconButton size="sm" label="Close Fill in from my card" icon={<X aria-hidden />} onClick={onClose} />}
    >
      <div role="group" aria-label="Kind of business" className={styles.chips}>
        {SALESBOT_PRESETS.map((preset) => (
          <Button
            key={preset.label}
            size="sm"
            aria-pressed={last?.preset === preset}
            className={cx(styles.chip, last?.preset === preset && styles.chosen)}
            onClick={() => fill(preset)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      {last && last.kept.length > 0 && (
        <Button size="sm" className={styles.replace} onClick={replace}>
          Replace these too
        </Button>
      )}
    </Panel>
  )
}
