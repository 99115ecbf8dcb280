import { TrackedLink, CardSection, MapToggleButton } from './blocks.tsx'
import { readEmbedHeight } from './embed.ts'
import { createCardPartComponent } from './card-part.tsx'

export const EMBED_SANDBOX_PERMISSIONS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** The Location section. Without a Google Maps key, the Contact section has the link and the Show Map button instead. */
export const LocationSection = createCardPartComponent(['contacts', 'path', 'hasMap'], (card, { variant }) => {
  const address = card.contacts.find(({ key }) => key === 'address')
  if (!address?.href || variant === 'preview' || !card.hasMap) return null
  return (
    <CardSection name="location" title="Location">
      <div className="card-actions">
        <TrackedLink href={address.href} click={address.click} className="card-action">
          Open in Maps
        </TrackedLink>
        <MapToggleButton card={card} />
      </div>
    </CardSection>
  )
})

/** Each embed is in a sandboxed iframe that cannot access the card. */
export const EmbedSections = createCardPartComponent(['embeds'], (card, { variant }) => {
  if (variant === 'preview') return null
  return card.embeds.map(({ src, title, html }, index) => (
    <CardSection key={index} name="embed" title={title || 'More'}>
      {src ? (
        <iframe
          className="card-embed"
          src={src}
          title={title || `Embedded content ${index + 1}`}
          height={readEmbedHeight(html)}
          sandbox={EMBED_SANDBOX_PERMISSIONS}
          allow="fullscreen"
          loading="lazy"
        />
      ) : (
        <p className="card-embed-off">Embedded content shows on the card’s own page.</p>
      )}
    </CardSection>
  ))
})
