import { CardSection, MapToggleButton } from './blocks.tsx'
import { readEmbedHeight } from './embed.ts'
import { createCardPartComponent } from './card-part.tsx'
import { MapTile } from './map-tile.tsx'
import { fillWords } from './words/fill.ts'

export const EMBED_SANDBOX_PERMISSIONS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** The Location section. Without a Google Maps key, the Show Map button is in the Contact section. */
export const LocationSection = createCardPartComponent(['contacts', 'path', 'hasMap', 'languageQuery'], (card, { variant, words }) => {
  const address = card.contacts.find(({ key }) => key === 'address')
  if (!address?.href || variant === 'preview') return null
  return (
    <CardSection name="location" title={words.location}>
      <MapTile address={{ ...address, href: address.href }} label={words.openInMaps} />
      {card.hasMap && (
        <div className="card-actions">
          <MapToggleButton card={card} />
        </div>
      )}
    </CardSection>
  )
})

/** Each embed is in a sandboxed iframe that cannot access the card. */
export const EmbedSections = createCardPartComponent(['embeds'], (card, { variant, words }) => {
  if (variant === 'preview') return null
  return card.embeds.map(({ src, title, html }, index) => (
    <CardSection key={index} name="embed" title={title || words.more}>
      {src ? (
        <iframe
          className="card-embed"
          src={src}
          title={title || fillWords(words.embeddedContent, { number: index + 1 })}
          height={readEmbedHeight(html)}
          sandbox={EMBED_SANDBOX_PERMISSIONS}
          allow="fullscreen"
          loading="lazy"
        />
      ) : (
        <p className="card-embed-off">{words.embedOnOwnPage}</p>
      )}
    </CardSection>
  ))
})
