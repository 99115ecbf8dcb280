import { CardLink, Section } from './blocks.tsx'
import { embedHeight } from './embed.ts'
import { block } from './block.tsx'

/** What an embed's frame may do: run its scripts and forms in an origin of its own, and open other pages beside the card. */
export const EMBED_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** Where to find the address: a link to the visitor's maps, and the map itself once the page's script can open its frame. */
export const Location = block(['contacts', 'path'], (card, { variant }) => {
  const address = card.contacts.find(({ key }) => key === 'address')
  if (!address?.href || variant === 'preview') return null
  return (
    <Section name="location" title="Location">
      <div className="card-actions">
        <CardLink href={address.href} click={address.click} className="card-action">
          Open in Maps
        </CardLink>
        <button type="button" className="card-action card-map-toggle" aria-expanded="false" data-map={`${card.path}/map`}>
          Show Map
        </button>
      </div>
    </Section>
  )
})

/** What the owner embeds, each in a frame that reaches nothing of the card. */
export const Embeds = block(['embeds'], (card, { variant }) => {
  if (variant === 'preview') return null
  return card.embeds.map(({ src, title, html }, index) => (
    <Section key={index} name="embed" title={title || 'More'}>
      {src ? (
        <iframe
          className="card-embed"
          src={src}
          title={title || `Embedded content ${index + 1}`}
          height={embedHeight(html)}
          sandbox={EMBED_SANDBOX}
          allow="fullscreen"
          loading="lazy"
        />
      ) : (
        <p className="card-embed-off">Embedded content shows on the card’s own page.</p>
      )}
    </Section>
  ))
})
