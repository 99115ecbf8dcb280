import { Sparkles, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import type { SalesbotConfig } from '../../../schema/salesbot.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { SALESBOT_PRESETS, type SalesbotPreset } from '../../../schema/salesbot-presets.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import {
  SUGGESTED_FIELD_LABELS,
  fillUneditedFields,
  type SuggestedField,
  type SuggestedFormValues,
  suggestedFormValuesOf,
  replaceFieldsWithSuggestedValues,
} from './fill.ts'
import { type ConfigFormValues, configFormValuesOf } from './form-values.ts'
import styles from './salesbot.module.css'
import { SuggestedServices } from './suggested-services.tsx'
import type { ConfigFormChange } from './use-config-form.ts'

/** This media query must equal the one in salesbot.module.css. */
const PHONE_MEDIA_QUERY = '(width < 560px)'
const SHOWN_AT_FIRST = 8

interface FillFromPresetPanelProps {
  card: Card
  base: SalesbotConfig
  form: ConfigFormValues
  change: (change: ConfigFormChange) => void
  onFilled: () => void
  /** Null if nothing is saved yet: the panel then cannot be closed. */
  onClose: (() => void) | null
}

/** The owner chooses a kind of business, and the form is filled with suggestions from it and from the card. */
export function FillFromPresetPanel({ card, base, form, change, onFilled, onClose }: FillFromPresetPanelProps) {
  const isNew = base.updatedAt === null
  const [last, setLast] = useState<{ preset: SalesbotPreset; values: SuggestedFormValues; kept: SuggestedField[] } | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const chips = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)

  // On a phone, the buttons fill the screen, so the page scrolls to the result.
  useEffect(() => {
    if (!last || !matchMedia(PHONE_MEDIA_QUERY).matches) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView()
  }, [last])

  // The "Show all" button has disappeared, so the first new button gets the focus.
  useEffect(() => {
    if (showsAll) chips.current?.querySelectorAll('button')[SHOWN_AT_FIRST]?.focus()
  }, [showsAll])

  function fill(preset: SalesbotPreset) {
    const values = suggestedFormValuesOf(card, preset)
    const filled = fillUneditedFields(form, values, { initial: isNew ? configFormValuesOf(base) : null, last: last?.values ?? null })
    change(filled.form)
    setLast({ preset, values, kept: filled.kept })
    onFilled()
  }

  function replace() {
    if (!last) return
    change((now) => replaceFieldsWithSuggestedValues(now, last.values, last.kept))
    setLast({ ...last, kept: [] })
  }

  const isSwitchedOn = form.isEnabled && !base.isEnabled
  const message =
    last &&
    [
      last.kept.length === 0
        ? `Filled in for ${last.preset.label}. Check it, add your services, then save.`
        : `Filled in what was blank. Kept as you had it: ${last.kept.map((field) => SUGGESTED_FIELD_LABELS[field]).join(', ')}.`,
      isSwitchedOn && `${PRODUCT_NAMES.assistant} is switched on once you save.`,
    ]
      .filter(Boolean)
      .join(' ')
  const instruction = isNew
    ? 'Tap your kind of business. Everything below is filled in from your card; then only saving is left.'
    : 'Tap your kind of business. Only what is blank is filled in from your card.'
  return (
    <Panel
      className={styles.fill}
      title={
        <span className={styles.fillTitle}>
          <Sparkles aria-hidden size={18} /> Fill in from my card
        </span>
      }
      description={instruction}
      actions={onClose && <IconButton size="sm" label="Close Fill in from my card" icon={<X aria-hidden />} onClick={onClose} />}
    >
      <div ref={chips} role="group" aria-label="Kind of business" className={cx('wrapping-row', !showsAll && styles.firstChips)}>
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
        {!showsAll && (
          <Button size="sm" variant="ghost" className={cx(styles.chip, styles.showAll)} onClick={() => setShowsAll(true)}>
            Show all
          </Button>
        )}
      </div>
      <div ref={result} tabIndex={-1} role="group" aria-label="Filled in from my card" className={last ? styles.filled : undefined}>
        <p role="status">{message}</p>
        {last && last.kept.length > 0 && (
          <Button size="sm" className={styles.replace} onClick={replace}>
            Replace these too
          </Button>
        )}
        {last && (
          <SuggestedServices form={form} preset={last.preset} change={change}>
            Tap what you offer. {PRODUCT_NAMES.assistant} offers only what you choose.
          </SuggestedServices>
        )}
      </div>
    </Panel>
  )
}
