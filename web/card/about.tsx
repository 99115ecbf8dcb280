import { createCardPartComponent, useCardVariant } from './card-part.tsx'
import { type CardModel, textDirectionOf } from './model.ts'
import { typographyClassesOf } from './typography-classes.ts'

/** An about text with more characters than this gets the full width, because a column next to it would stay empty. */
const ABOUT_BESIDE_LENGTH_MAX = 600
/** A first paragraph of at most this many characters is set in large type. */
export const OPENING_PARAGRAPH_LENGTH_MAX = 240

/** The lines of a paragraph of at most this many characters are made about equally long. Browsers do so only for up to six lines. */
const BALANCED_PARAGRAPH_LENGTH_MAX = 150

export const aboutClassesOf = (paragraph: string): string =>
  `card-about${paragraph.length <= BALANCED_PARAGRAPH_LENGTH_MAX ? ' card-about-brief' : ''}${typographyClassesOf(paragraph)}`

export const isLongAboutText = (about: string | null) => (about?.length ?? 0) > ABOUT_BESIDE_LENGTH_MAX

/**
 * React hook that splits the about text into two parts. Only a short first paragraph (`lead`) of a long text is shown next to the person;
 * the rest follows below at full width.
 */
export function useAboutTextParts({ about }: Pick<CardModel, 'about'>): Record<'lead' | 'beside' | 'below', string | null> {
  const isFull = useCardVariant() === 'full'
  if (!about || !isFull || !isLongAboutText(about)) return { lead: null, beside: about, below: null }
  const [lead = '', ...rest] = about.split(/\n{2,}/)
  return lead.length <= OPENING_PARAGRAPH_LENGTH_MAX && rest.length > 0
    ? { lead, beside: null, below: rest.join('\n\n') }
    : { lead: null, beside: null, below: about }
}

export const OpeningParagraph = createCardPartComponent(['foreignTexts'], ({ foreignTexts }, { mark }, { text }: { text: string }) => (
  <div className="card-lead">
    <p
      className={aboutClassesOf(text)}
      dir={textDirectionOf(text)}
      lang={foreignTexts?.about ? foreignTexts.language : undefined}
      {...mark('about')}
    >
      {text}
    </p>
  </div>
))
