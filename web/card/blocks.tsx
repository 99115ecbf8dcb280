import { Fragment, type ReactNode } from 'react'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { reportPathOf } from '../../schema/report.ts'
import { LEGAL_PAGES } from '../../schema/route.ts'
import { aboutClassesOf } from './about.tsx'
import { SocialIcon } from './icons.tsx'
import { typographyClassesOf, wordClassOf } from './typography-classes.ts'
import { type CardModel, type ClickedLinkKey, textDirectionOf } from './model.ts'
import { createCardPartComponent, useCardVariant, useCardWords } from './card-part.tsx'
import { CardPicture } from './picture.tsx'
import type { FieldMarker } from './theme.ts'
import { fillWords, splitWords } from './words/fill.ts'

/**
 * React components for the parts of a card. A part without content renders nothing. The page's script counts clicks by `data-click`
 * (type of click) and `data-id`.
 */

const WEB_URL_PATTERN = /^https?:/i
const MANY_NAME_LETTERS = 44

interface TrackedLinkProps {
  href: string
  click: ClickedLinkKey
  className?: string
  marks?: ReturnType<FieldMarker>
  children: ReactNode
}

export function TrackedLink({ href, click, className, marks, children }: TrackedLinkProps) {
  const newTab = WEB_URL_PATTERN.test(href) && { target: '_blank', rel: 'noopener' }
  return (
    <a {...marks} href={href} className={className} data-click={click.type} data-id={click.id} {...newTab}>
      {children}
    </a>
  )
}

/** Capital letters that are wider than high in most faces. A round badge shows them in a smaller size. */
const WIDE_LETTER_PATTERN = /[MWÆŒĲШЩЖЮФЫ]/

/** Arabic letters beside each other join into what looks like a word. */
export const unjoinInitials = (initials: string) => initials.replace(/^(\p{Script=Arabic})(?=.)/u, '$1\u200c')

/** A card without a person shows its logo in the place of the portrait. Such a card has the company as its name. */
const isLogoPortrait = ({ photo, logo, nameParts }: Pick<CardModel, 'photo' | 'logo' | 'nameParts'>): boolean =>
  photo === null && logo !== null && nameParts === null

/** The person's photo, or the logo of a card without a person, or initials. `sizes` is the width at which the theme shows the photo. */
export const CardPhoto = createCardPartComponent(
  ['photo', 'name', 'initials', 'logo', 'nameParts'],
  (card, { mark }, options: { sizes?: string }) => {
    if (card.photo)
      return (
        <CardPicture
          {...mark('profilePicture')}
          className="card-photo"
          src={card.photo}
          alt={card.name}
          width={400}
          height={400}
          sizes={options.sizes ?? '144px'}
          priority="high"
        />
      )
    if (isLogoPortrait(card))
      return (
        <span className="card-photo card-initials" {...mark('logoUrl')}>
          <CardPicture className="card-mark" src={card.logo!} alt={card.name} width={250} height={250} sizes="128px" priority="high" />
        </span>
      )
    return (
      <span
        className={`card-photo card-initials${WIDE_LETTER_PATTERN.test(card.initials) ? ' initials-wide' : ''}${typographyClassesOf(card.initials)}`}
        aria-hidden="true"
        {...mark('profilePicture')}
      >
        {unjoinInitials(card.initials)}
      </span>
    )
  },
)

export const CardCoverPhoto = createCardPartComponent(
  ['cover', 'photo'],
  (card, { mark }, { className = 'card-cover', sizes = '(min-width: 768px) 768px, 100vw' }: { className?: string; sizes?: string }) =>
    card.cover && (
      <CardPicture
        {...mark('coverPhoto')}
        className={className}
        src={card.cover}
        alt=""
        width={1200}
        height={400}
        sizes={sizes}
        // The cover photo has low priority, so that the profile photo loads first.
        priority={card.photo ? 'low' : 'high'}
      />
    ),
)

export const CompanyLogo = createCardPartComponent(['logo', 'company'], (card, { mark, words }) => {
  const alt = card.company ? fillWords(words.logoOf, { company: card.company }) : words.logo
  return (
    card.logo && (
      <CardPicture
        {...mark('logoUrl')}
        className="card-logo"
        src={card.logo}
        alt={alt}
        width={250}
        height={250}
        sizes="128px"
        priority="low"
      />
    )
  )
})

/** The logo, for themes that draw a `CardPhoto` on each card: it is left out where it stands in the place of the portrait. */
export function LogoBesidePhoto({ card }: { card: CardModel }) {
  return isLogoPortrait(card) ? null : <CompanyLogo card={card} />
}

/** Name, job title and company. In a preview, the name is no heading, because the editor around it has headings of its own. */
export const CardHeading = createCardPartComponent(['name', 'dir', 'title', 'company', 'foreignTexts'], (card, { variant, mark }) => {
  const Name = variant === 'full' ? 'h1' : 'p'
  const long = Math.max(...card.name.split(' ').map((word) => word.length)) > 12
  // Themes set a long name in a smaller size, because Save Contact must be visible without scrolling.
  const many = card.name.length > MANY_NAME_LETTERS
  return (
    <div className="card-heading" dir={card.dir}>
      <Name
        className={`card-name${long ? ' card-name-long' : ''}${many ? ' card-name-many' : ''}${typographyClassesOf(card.name)}`}
        {...mark('name')}
      >
        {textDirectionOf(card.name) === card.dir ? card.name : <bdi>{card.name}</bdi>}
      </Name>
      {card.title && (
        <p
          className={`card-title${typographyClassesOf(card.title)}`}
          lang={card.foreignTexts?.title ? card.foreignTexts.language : undefined}
          {...mark('title')}
        >
          {card.title}
        </p>
      )}
      {card.company && (
        <p className={`card-company${typographyClassesOf(card.company)}`} {...mark('company')}>
          {card.company}
        </p>
      )}
    </div>
  )
})

export function CardSection({
  name,
  title,
  className = '',
  children,
}: {
  name: string
  title: string
  className?: string
  children: ReactNode
}) {
  const Title = useCardVariant() === 'full' ? 'h2' : 'p'
  return (
    <section className={`card-section card-section-${name} ${className}`.trimEnd()}>
      <Title className={`card-section-title${wordClassOf(title)}`}>{title}</Title>
      <div className="card-section-body">{children}</div>
    </section>
  )
}

export const AboutSection = createCardPartComponent(['about', 'aboutPreview', 'foreignTexts'], (card, { variant, mark, words }) => {
  const text = variant === 'full' ? card.about : card.aboutPreview
  return (
    text && (
      <CardSection name="about" title={words.about}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p
            key={index}
            className={aboutClassesOf(paragraph)}
            dir={textDirectionOf(paragraph)}
            lang={card.foreignTexts?.about ? card.foreignTexts.language : undefined}
            {...mark('about')}
          >
            {paragraph}
          </p>
        ))}
      </CardSection>
    )
  )
})

/** A contact's text. Lines may break after `@` and `/`, and before every dot but the last, which would leave a top-level domain alone. */
function WrappingContactText({ text }: { text: string }) {
  const segments = text.split(/(?<=[@/])(?=\S)|(?=\.[^.\s]+\.)/)
  return (
    <bdi>
      {segments.map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </bdi>
  )
}

export function MapToggleButton({ card, className = '' }: { card: Pick<CardModel, 'path' | 'languageQuery'>; className?: string }) {
  const { showMap } = useCardWords()
  return (
    <button
      type="button"
      className={`card-action card-map-toggle ${className}`.trimEnd() + wordClassOf(showMap)}
      aria-expanded="false"
      data-map={`${card.path}/map${card.languageQuery}`}
    >
      {showMap}
    </button>
  )
}

/** Without a Google Maps key, the Show Map button is in the row of the address. */
export const ContactSection = createCardPartComponent(['contacts', 'path', 'hasMap', 'languageQuery'], (card, { variant, mark, words }) => {
  if (card.contacts.length === 0) return null
  return (
    <CardSection name="contact" title={words.contact}>
      <dl className="card-contacts">
        {card.contacts.map(({ key, label, text, href, click }) => (
          <div key={key} className={`card-contact card-contact-${key}`} {...mark(key)}>
            <dt className={wordClassOf(label).trim() || undefined}>{label}</dt>
            <dd>
              {href ? (
                <TrackedLink href={href} click={click}>
                  <WrappingContactText text={text} />
                </TrackedLink>
              ) : (
                <WrappingContactText text={text} />
              )}
              {key === 'address' && variant === 'full' && !card.hasMap && <MapToggleButton card={card} className="card-map-row" />}
            </dd>
          </div>
        ))}
      </dl>
    </CardSection>
  )
})

export const CardButtons = createCardPartComponent(['buttons'], (card) => {
  if (card.buttons.length === 0) return null
  return (
    <div className="card-buttons">
      {card.buttons.map(({ text, href, click }, index) => (
        <TrackedLink key={index} href={href} click={click} className={`card-button b${index}${typographyClassesOf(text)}`}>
          <bdi>{text}</bdi>
        </TrackedLink>
      ))}
    </div>
  )
})

export const CardButtonSection = createCardPartComponent(['buttons'], (card, { words }, { title = words.links }: { title?: string }) => {
  if (card.buttons.length === 0) return null
  return (
    <CardSection name="links" title={title}>
      <CardButtons card={card} />
    </CardSection>
  )
})

export const SocialLinkSection = createCardPartComponent(
  ['socials'],
  (card, { mark, words }, { title = words.elsewhere }: { title?: string }) => {
    if (card.socials.length === 0) return null
    return (
      <CardSection name="social" title={title} className="card-social">
        <ul className="card-socials">
          {card.socials.map(({ key, label, href, value }) => (
            <li key={key} {...mark(`socialLinks.${key}`)}>
              {href ? (
                <TrackedLink href={href} click={{ type: 'social', id: key }} className="card-social-link">
                  <SocialIcon platform={key} />
                  <span>{label}</span>
                </TrackedLink>
              ) : (
                <span className="card-social-link">
                  <SocialIcon platform={key} />
                  <span>
                    {label}: <b className="card-copy">{value}</b>
                  </span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </CardSection>
    )
  },
)

const VIDEO_PLAY_ATTRIBUTES = { 'data-click': 'video', 'data-id': 'video' }
const VIDEO_SITE_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** A YouTube or Vimeo video is only a link until a click, so that these sites learn nothing about other visitors. */
export const VideoSection = createCardPartComponent(['video', 'poster'], (card, { mark, words }) => {
  if (!card.video) return null
  return (
    <CardSection name="video" title={words.video}>
      {card.video.kind === 'file' ? (
        <video
          {...mark('videoUrl')}
          className="card-video"
          src={card.video.src}
          aria-label={words.video}
          controls
          preload="none"
          playsInline
          {...VIDEO_PLAY_ATTRIBUTES}
        />
      ) : (
        <a
          {...mark('videoUrl')}
          className={`card-video card-video-link${card.poster ? ' card-video-poster' : ''}`}
          href={card.video.page}
          target="_blank"
          rel="noopener"
          data-player={card.video.kind === 'page' ? undefined : card.video.player}
          {...VIDEO_PLAY_ATTRIBUTES}
        >
          {card.poster && <CardPicture src={card.poster} alt="" width={960} height={540} sizes="(min-width: 768px) 736px, 100vw" lazy />}
          <span className="card-play" aria-hidden="true" />
          <span>
            {card.video.kind === 'page' ? words.watchVideo : fillWords(words.watchOn, { site: VIDEO_SITE_NAMES[card.video.kind] })}
          </span>
        </a>
      )}
    </CardSection>
  )
})

const GALLERY_PICTURE_WIDTHS = [320, 480, 768]

export const GallerySection = createCardPartComponent(['gallery'], (card, { variant, words }) => {
  if (card.gallery.length === 0 || variant === 'preview') return null
  return (
    <CardSection name="gallery" title={words.gallery}>
      <ul className="card-gallery">
        {card.gallery.map(({ src, alt }, index) => (
          <li key={index}>
            <a href={src} target="_blank" rel="noopener" data-caption={alt || undefined}>
              <CardPicture
                src={src}
                alt={alt || fillWords(words.pictureOf, { number: index + 1, count: card.gallery.length })}
                width={1200}
                height={800}
                sizes="(min-width: 768px) 384px, 50vw"
                widths={GALLERY_PICTURE_WIDTHS}
                lazy
              />
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  )
})

export const SaveContactLink = createCardPartComponent(['vcardPath', 'languageQuery'], (card, { variant, words }) => {
  if (variant === 'preview') return null
  return (
    <a className={`card-save${wordClassOf(words.saveContact)}`} href={card.vcardPath + card.languageQuery} data-save="">
      {words.saveContact}
    </a>
  )
})

/** An em space, of which nothing is seen where a line ends. */
const LINK_SEPARATOR = '\u2003'

/** Previews and sample cards have no link for reports. */
export const CardFooter = createCardPartComponent(['slug', 'languageQuery'], ({ slug, languageQuery }, { variant, words }) => (
  <footer className={`card-footer${wordClassOf(words.privacy)}`}>
    {splitWords(words.madeWith, {
      product: (
        <a key="product" href="/">
          {PRODUCT_NAMES.name}
        </a>
      ),
    })}
    {LINK_SEPARATOR}
    <a href={LEGAL_PAGES.privacy.path}>{words.privacy}</a>
    {variant === 'full' && (
      <>
        {LINK_SEPARATOR}
        <a href={reportPathOf(slug) + languageQuery} rel="nofollow">
          {words.report}
        </a>
      </>
    )}
  </footer>
))
