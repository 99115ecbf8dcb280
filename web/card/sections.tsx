import type { ComponentType } from 'react'
import { AboutSection, CardButtonSection, ContactSection, GallerySection, SocialLinkSection, VideoSection } from './blocks.tsx'
import { EmbedSections, LocationSection } from './frames.tsx'
import { LeadForm } from './lead-form.tsx'
import type { CardModel } from './model.ts'

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
} satisfies Record<string, ComponentType<{ card: CardModel; title?: string }>>

interface StandardSectionsProps {
  card: CardModel
  order: (keyof typeof SECTION_COMPONENTS)[]
  titles?: { links?: string; social?: string }
}

/** The sections of a card, in a theme's order. A section without content renders nothing. */
export function OrderedCardSections({ card, order, titles }: StandardSectionsProps) {
  const titlesByName: Partial<Record<keyof typeof SECTION_COMPONENTS, string>> = titles ?? {}
  return order.map((name) => {
    const Section: ComponentType<{ card: CardModel; title?: string }> = SECTION_COMPONENTS[name]
    return <Section key={name} card={card} title={titlesByName[name]} />
  })
}
