import { CARD_TEXT_LENGTHS_MAX, type SecondTexts } from '../../../schema/card.ts'
import { CARD_FIELDS } from '../../../schema/card-fields.ts'
import { CARD_LANGUAGE_LABELS, CARD_LANGUAGES, type CardLanguage } from '../../../schema/card-language.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, Select, Textarea } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import type { EditorTabProps } from './tabs.ts'

const LANGUAGE_OPTIONS = CARD_LANGUAGES.map((language) => [language, CARD_LANGUAGE_LABELS[language]] as const)

/** The language of the card, and its title, about text and buttons in a second one. Visitors see the first where a text is empty. */
export function LanguagePanel({ draft, edit }: Pick<EditorTabProps, 'draft' | 'edit'>) {
  const { language, secondTexts, customButtons } = draft
  const second = secondTexts?.language
  const change = (texts: SecondTexts) => edit(({ secondTexts: before }) => ({ secondTexts: { ...before, ...texts } }))
  const nameOf = (label: string) => `${label} (${second && CARD_LANGUAGE_LABELS[second]})`
  const shared = { lang: second, dir: 'auto', autoComplete: 'off' } as const
  return (
    <Panel title="Language">
      <div className={styles.fields}>
        <FormField label="Language" hint="Of the words around your texts, such as Save Contact.">
          <Select
            name="language"
            value={language}
            options={[...LANGUAGE_OPTIONS]}
            onChange={({ target }) => edit({ language: target.value as CardLanguage })}
          />
        </FormField>
        <FormField label="Second language" hint="Visitors switch to it on your card. Empty texts show in the first language.">
          <Select
            name="secondLanguage"
            value={second ?? ''}
            options={[['', 'None'], ...LANGUAGE_OPTIONS.filter(([other]) => other !== language)]}
            onChange={({ target }) => change({ language: (target.value || undefined) as CardLanguage | undefined })}
          />
        </FormField>
        {second && (
          <>
            <FormField label={nameOf(CARD_FIELDS.title.label)}>
              <Input
                {...shared}
                value={secondTexts.title ?? ''}
                maxLength={CARD_FIELDS.title.max}
                placeholder={draft.title ?? ''}
                onChange={({ target }) => change({ title: target.value })}
              />
            </FormField>
            <FormField label={nameOf(CARD_FIELDS.about.label)} className={styles.wide}>
              <Textarea
                {...shared}
                rows={4}
                value={secondTexts.about ?? ''}
                maxLength={CARD_FIELDS.about.max}
                placeholder={draft.about ?? ''}
                onChange={({ target }) => change({ about: target.value })}
              />
            </FormField>
            {customButtons.map((button, index) => (
              <FormField key={index} label={nameOf(`Button “${button.text}”`)}>
                <Input
                  {...shared}
                  value={button.secondText ?? ''}
                  maxLength={CARD_TEXT_LENGTHS_MAX.buttonLabel}
                  placeholder={button.text}
                  onChange={({ target }) =>
                    edit((card) => ({ customButtons: card.customButtons.with(index, { ...button, secondText: target.value }) }))
                  }
                />
              </FormField>
            ))}
          </>
        )}
      </div>
    </Panel>
  )
}
