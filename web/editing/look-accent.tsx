import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { oklchOf } from '../card/accent.ts'
import { readableTextColorOn } from '../card/color.ts'
import { listMovedAccents } from '../card/look-css.ts'
import type { CardTheme } from '../card/theme.ts'
import { FormField } from '../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../ui/input.tsx'
import { Panel } from '../ui/panel.tsx'
import { measureLogoColor } from './logo-color.ts'
import type { LookPanelProps } from './look-panels.tsx'
import styles from './look.module.css'

/** Colours that suit every theme: each is dark enough for white text, and light enough not to look black. */
const ACCENT_CHOICES = {
  '#1f4fd8': 'Cobalt',
  '#0e6f7c': 'Petrol',
  '#1f6b3f': 'Forest',
  '#9a6a00': 'Brass',
  '#b9481f': 'Terracotta',
  '#b01e3c': 'Crimson',
  '#7b2f93': 'Plum',
  '#46566b': 'Slate',
}

const HEX_INPUT_PATTERN = /^#?[0-9a-f]{6}$/i

function useLogoColor(logoUrl: string | null) {
  const [measured, setMeasured] = useState<{ logo: string; color: string | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (logoUrl) void measureLogoColor(logoUrl).then((color) => isCurrent && setMeasured({ logo: logoUrl, color }))
    return () => {
      isCurrent = false
    }
  }, [logoUrl])
  return measured?.logo === logoUrl ? measured.color : undefined
}

interface SwatchProps {
  group: string
  label: string
  colors: [light: string, dark: string]
  checked: boolean
  onChoose: () => void
}

function Swatch({ group, label, colors: [light, dark], checked, onChoose }: SwatchProps) {
  return (
    <label className={styles.swatch} title={label}>
      <input type="radio" className="visually-hidden" name={group} aria-label={label} checked={checked} onChange={onChoose} />
      <span
        className={styles.dot}
        style={{
          background: light === dark ? light : `linear-gradient(135deg, ${light} 50%, ${dark} 50%)`,
          color: readableTextColorOn(light),
        }}
        aria-hidden
      >
        {checked && <Check />}
      </span>
    </label>
  )
}

/** A field for any colour in hexadecimal digits. What is typed counts as soon as it is complete. */
function HexField({ value, onColor }: { value: string; onColor: (color: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isComplete = typed === null || HEX_INPUT_PATTERN.test(typed)
  return (
    <FormField label="Colour code" error={isComplete || typed === '' ? undefined : 'Six digits from 0 to 9 and A to F, such as #1f4fd8'}>
      <Input
        value={typed ?? value}
        maxLength={7}
        placeholder="#1f4fd8"
        {...NO_AUTOCORRECT_INPUT_PROPS}
        onChange={({ target }) => {
          const text = target.value.trim()
          setTyped(text)
          if (HEX_INPUT_PATTERN.test(text)) onColor(`#${text.replace('#', '').toLowerCase()}`)
        }}
        onBlur={() => isComplete && setTyped(null)}
      />
    </FormField>
  )
}

export function AccentPanel({ draft, edit, theme }: LookPanelProps & { theme: CardTheme }) {
  const group = useId()
  const { accentColor, logoUrl } = draft
  const logoColor = useLogoColor(logoUrl)
  const choose = (color: string | null) => edit({ accentColor: color })
  const own: [string, string] = [theme.accent.tint ?? theme.colors.light['accent']!, theme.accent.tint ?? theme.colors.dark['accent']!]
  const choices = Object.entries(ACCENT_CHOICES)
  const name =
    accentColor === null
      ? 'The theme’s own'
      : accentColor === logoColor
        ? 'From the logo'
        : (ACCENT_CHOICES[accentColor as keyof typeof ACCENT_CHOICES] ?? accentColor)
  return (
    <Panel title="Accent colour" description={name}>
      <fieldset className={styles.swatches}>
        <legend className="visually-hidden">Accent colour</legend>
        <Swatch group={group} label="The theme’s own" colors={own} checked={accentColor === null} onChoose={() => choose(null)} />
        {logoColor && (
          <Swatch
            group={group}
            label="From the logo"
            colors={[logoColor, logoColor]}
            checked={accentColor === logoColor}
            onChoose={() => choose(logoColor)}
          />
        )}
        {choices.map(([color, label]) => (
          <Swatch
            key={color}
            group={group}
            label={label}
            colors={[color, color]}
            checked={accentColor === color}
            onChoose={() => choose(color)}
          />
        ))}
      </fieldset>
      <div className={styles.any}>
        <FormField label="Any colour">
          <Input
            type="color"
            className={styles.color}
            value={accentColor ?? own[0]}
            onChange={({ target }) => choose(target.value.toLowerCase())}
          />
        </FormField>
        <HexField key={accentColor} value={accentColor ?? ''} onColor={choose} />
      </div>
      <ul className={styles.notes} aria-live="polite">
        {accentColor &&
          listMovedAccents(accentColor, theme).map(({ mode, way }) => (
            <li key={mode}>{`${way} in ${mode} mode, so that it stays easy to see and to read.`}</li>
          ))}
        {accentColor && oklchOf(accentColor).c < 0.02 && <li>A grey accent makes the card’s tinted parts grey as well.</li>}
        {!logoUrl && <li>With a logo on the card, its colour is offered here too.</li>}
        {logoUrl && logoColor === null && <li>The logo has no colour to take, or is on another website.</li>}
      </ul>
    </Panel>
  )
}
