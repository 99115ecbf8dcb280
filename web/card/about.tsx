import { createCardPartComponent, useCardVariant } from './card-part.tsx'
import { type CardModel, textDirectionOf } from './model.ts'
import { typographyClassesOf } from './typography-classes.ts'

/** A longer about text (in characters) stands alone, because a column beside it would stay empty. */
const ABOUT_BESIDE_LENGTH_MAX = 600
/** A first paragraph of at most this many characters is set in large type. */
export const LEAD_PARAGRAPH_LENGTH_MAX = 240

export const isLongAbout = (about: string | null) => (about?.length ?? 0) > ABOUT_BESIDE_LENGTH_MAX

/**
 * React hook: splits the about text into a column beside the person and a part below at full width. Of a long text, only a short first
 * paragraph (`lead`) stands beside the person.
 */
export function useAboutParts({ about }: Pick<CardModel, 'about'>): Record<'lead' | 'beside' | 'below', string | null> {
  const isFull = useCardVariant() === 'full'
  if (!about || !isFull || !isLongAbout(about)) return { lead: null, beside: about, below: null }
  const [lead = '', ...rest] = about.split(/\n{2,}/)
  return lead.length <= LEAD_PARAGRAPH_LENGTH_MAX && rest.length > 0
    ? { lead, beside: null, below: rest.join('\n\n') }
    : { lead: null, beside: null, below: about }
}

export const LeadParagraph = createCardPartComponent([], (_, { mark }, { text }: { text: string }) => (
  <div className="card-lead">
    <p className={`card-about${typographyClassesOf(text)}`} dir={textDirectionOf(text)} {...mark('about')}>
      {text}
    </p>
  </div>
))
