import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { CardSectionName } from '../../schema/card-look.ts'
import { AboutSection, CardButtonSection, ContactSection, GallerySection, SocialLinkSection, VideoSection } from './blocks.tsx'
import { EmbedSections, LocationSection } from './frames.tsx'
import { LeadForm } from './lead-form.tsx'
import type { CardModel } from './model.ts'
import { orderSections } from './section-order.ts'

const SECTION_COMPONENTS = {
  about: AboutSection,
  contact: ContactSection,
  location: LocationSection,
  links: CardButtonSection,
  video: VideoSection,
  embeds: EmbedSections,
  gallery: GallerySection,
  form: LeadForm,
  social: SocialLinkSection,
} satisfies Record<CardSectionName, ComponentType<{ card: CardModel; title?: string }>>

interface StandardSectionsProps {
  card: CardModel
  order: readonly CardSectionName[]
  titles?: { links?: string; social?: string }
  /** What the theme shows instead of a section's standard component; null if it shows the section in its head. */
  own?: Partial<Record<CardSectionName, ReactNode>>
}

/** The sections of a card, in the owner's or the theme's order. A section without content renders nothing. */
export function OrderedCardSections({ card, order, titles, own = {} }: StandardSectionsProps) {
  const titlesByName: Partial<Record<CardSectionName, string>> = titles ?? {}
  return orderSections(order, card.look.sectionOrder).map((name) => {
    if (name in own) return <Fragment key={name}>{own[name]}</Fragment>
    const Section: ComponentType<{ card: CardModel; title?: string }> = SECTION_COMPONENTS[name]
    return <Section key={name} card={card} title={titlesByName[name]} />
  })
}
