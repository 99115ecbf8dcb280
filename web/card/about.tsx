import { createCardPartComponent, useCardVariant } from './block.tsx'
import { type CardModel, textDirectionOf } from './model.ts'
import { typographyClassesOf } from './typography-classes.ts'

/** Longest about text, in characters, that stands in a column beside something else. A longer one would leave that column empty. */
const ABOUT_BESIDE_LENGTH_MAX = 600
/** Longest first paragraph, in characters, that is set in large type. */
export const LEAD_LENGTH_MAX = 240

/** Returns whether an about text is too long for a column beside something else, so that a wide card gives it the whole width. */
export const isLongAbout = (about: string | null) => (about?.length ?? 0) > ABOUT_BESIDE_LENGTH_MAX

/**
 * React hook: divides an about text between the column beside the person and the whole width below. Of a long text, only its first
 * paragraph stands beside the person, as `lead`, if it is short.
 */
export function useAboutParts({ about }: Pick<CardModel, 'about'>): Record<'lead' | 'beside' | 'below', string | null> {
  const isFull = useCardVariant() === 'full'
  if (!about || !isFull || !isLongAbout(about)) return { lead: null, beside: about, below: null }
  const [lead = '', ...rest] = about.split(/\n{2,}/)
  return lead.length <= LEAD_LENGTH_MAX && rest.length > 0
    ? { lead, beside: null, below: rest.join('\n\n') }
    : { lead: null, beside: null, below: about }
}

/** The first paragraph of the about text, where it stands apart from the others. */
export const LeadParagraph = createCardPartComponent([], (_, { mark }, { text }: { text: string }) => (
  <div className="card-lead">
    <p className={`card-about${typographyClassesOf(text)}`} dir={textDirectionOf(text)} {...mark('about')}>
      {text}
    </p>
  </div>
))
