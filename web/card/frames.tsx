import { CardLink, Section } from './blocks.tsx'
import { embedHeight } from './embed.ts'
import { memoBlock } from './block.tsx'

/** Permissions of an embed's iframe: scripts and forms in an opaque origin, and popups that escape the sandbox. */
export const EMBED_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** The address as a link to Google Maps, with a button by which the page's script shows a map. */
export const Location = memoBlock(['contacts', 'path'], (card, { variant }) => {
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

/** The owner's embeds, each in a sandboxed iframe that cannot access the card. */
export const Embeds = memoBlock(['embeds'], (card, { variant }) => {
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
