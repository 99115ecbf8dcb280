import { type Card, CARD_TEXT_LENGTHS_MAX, type CustomButton, type SecondTexts } from '../../schema/card.ts'
import { CARD_FIELDS } from '../../schema/card-fields.ts'
import { CARD_LANGUAGE_LABELS, CARD_LANGUAGES, type CardLanguage } from '../../schema/card-language.ts'
import { FormField } from '../ui/field.tsx'
import { Input, Select, Textarea } from '../ui/input.tsx'
import type { CardPatch } from './compare-fields.ts'
import styles from './language-fields.module.css'
import { LanguageProposal } from './language-proposal.tsx'

interface LanguageFieldsProps {
  draft: Card
  edit: (patch: CardPatch | ((card: Card) => CardPatch)) => void
  issues: Record<string, string>
}

const listLanguageOptions = (taken: CardLanguage | undefined) =>
  CARD_LANGUAGES.filter((language) => language !== taken).map((language) => [language, CARD_LANGUAGE_LABELS[language]] as const)

/** The language of the card, and its title, about text and buttons in a second one. Visitors see the first where a text is empty. */
export function LanguageFields({ draft, edit, issues }: LanguageFieldsProps) {
  const { language } = draft
  // Stored drafts from before cards had a second language lack it.
  const second = draft.secondTexts?.language
  return (
    <div className={styles.pairs}>
      <div className={styles.pair}>
        <FormField label="Language" hint="Of the words around your texts, such as Save Contact." error={issues['language']}>
          <Select
            name="language"
            value={language}
            options={listLanguageOptions(second)}
            onChange={({ target }) => edit({ language: target.value as CardLanguage })}
          />
        </FormField>
        <FormField
          label="Second language"
          hint="Visitors switch to it on your card. Empty texts show in the first language."
          error={issues['secondTexts.language']}
        >
          <Select
            name="secondLanguage"
            value={second ?? ''}
            options={[['', 'None'], ...listLanguageOptions(language)]}
            onChange={({ target }) => edit((card) => withSecondText(card, 'language', target.value as CardLanguage | ''))}
          />
        </FormField>
      </div>
      <LanguageProposal draft={draft} edit={edit} />
      {second && <TextPairs draft={draft} edit={edit} issues={issues} second={second} />}
    </div>
  )
}

/** An empty value is left out, so that clearing a text or choosing no second language equals never having had one. */
function withSecondText<Key extends keyof SecondTexts>({ secondTexts }: Card, key: Key, value: SecondTexts[Key] | ''): CardPatch {
  const { [key]: _, ...others } = secondTexts ?? {}
  return { secondTexts: value ? { ...others, [key]: value } : others }
}

function withButton({ customButtons }: Card, index: number, changes: Partial<CustomButton>): CardPatch {
  const button = customButtons[index]
  return button ? { customButtons: customButtons.with(index, { ...button, ...changes }) } : {}
}

function TextPairs({ draft, edit, issues, second }: LanguageFieldsProps & { second: CardLanguage }) {
  const { language, secondTexts } = draft
  const inLanguage = (label: string, one: CardLanguage) => `${label} (${CARD_LANGUAGE_LABELS[one]})`
  const first = { lang: language, dir: 'auto', autoComplete: 'off' } as const
  const other = { ...first, lang: second } as const
  return (
    <>
      {(['title', 'about'] as const).map((field) => {
        const { label, max } = CARD_FIELDS[field]
        const own = { ...first, maxLength: max, value: draft[field] ?? '' }
        const theirs = { ...other, maxLength: max, value: secondTexts?.[field] ?? '', placeholder: draft[field] ?? '' }
        const onOwn = ({ target }: { target: { value: string } }) => edit({ [field]: target.value })
        const onTheirs = ({ target }: { target: { value: string } }) => edit((card) => withSecondText(card, field, target.value))
        return (
          <div key={field} className={styles.pair}>
            <FormField label={inLanguage(label, language)} error={issues[field]}>
              {field === 'about' ? <Textarea {...own} rows={5} onChange={onOwn} /> : <Input {...own} onChange={onOwn} />}
            </FormField>
            <FormField label={inLanguage(label, second)} error={issues[`secondTexts.${field}`]}>
              {field === 'about' ? <Textarea {...theirs} rows={5} onChange={onTheirs} /> : <Input {...theirs} onChange={onTheirs} />}
            </FormField>
          </div>
        )
      })}
      {draft.customButtons.map(({ text, secondText = '' }, index) => (
        <div key={index} className={styles.pair}>
          <FormField label={inLanguage(`Button ${index + 1}`, language)} error={issues[`customButtons.${index}.text`]}>
            <Input
              {...first}
              value={text}
              maxLength={CARD_TEXT_LENGTHS_MAX.buttonLabel}
              onChange={({ target }) => edit((card) => withButton(card, index, { text: target.value }))}
            />
          </FormField>
          <FormField label={inLanguage(`Button ${index + 1}`, second)} error={issues[`customButtons.${index}.secondText`]}>
            <Input
              {...other}
              value={secondText}
              placeholder={text}
              maxLength={CARD_TEXT_LENGTHS_MAX.buttonLabel}
              onChange={({ target }) => edit((card) => withButton(card, index, { secondText: target.value || undefined }))}
            />
          </FormField>
        </div>
      ))}
    </>
  )
}
