import { Fragment, type ReactNode } from 'react'
import { PRODUCT } from '../../schema/product.ts'
import { SocialIcon } from './icons.tsx'
import { typographyClasses } from './typography-classes.ts'
import { type Click, textDir } from './model.ts'
import { memoBlock, useVariant } from './block.tsx'
import { Picture } from './picture.tsx'
import type { Mark } from './theme.ts'

/**
 * The blocks that a theme's layout is composed of. A block renders nothing if the card has no content for it. The page's
 * script records a click on a link by its `data-click` (the type) and `data-id`.
 */

const WEB = /^https?:/i

interface CardLinkProps {
  href: string
  click: Click
  className?: string
  marks?: ReturnType<Mark>
  children: ReactNode
}

/** A link whose clicks are recorded. Links to other sites open in a new tab. */
export function CardLink({ href, click, className, marks, children }: CardLinkProps) {
  const newTab = WEB.test(href) && { target: '_blank', rel: 'noopener' }
  return (
    <a {...marks} href={href} className={className} data-click={click.type} data-id={click.id} {...newTab}>
      {children}
    </a>
  )
}

/** The photo or, without one, the initials. `sizes` is the img element's attribute: the photo's width in this theme. */
export const Photo = memoBlock(['photo', 'name', 'initials'], (card, { mark }, { sizes = '144px' }: { sizes?: string }) => {
  if (card.photo)
    return (
      <Picture
        {...mark('profilePicture')}
        className="card-photo"
        src={card.photo}
        alt={card.name}
        width={400}
        height={400}
        sizes={sizes}
        priority="high"
      />
    )
  return (
    <span className="card-photo card-initials" aria-hidden="true" {...mark('profilePicture')}>
      {card.initials}
    </span>
  )
})

export const Cover = memoBlock(['cover', 'photo'], (card, { mark }) => {
  return (
    card.cover && (
      <Picture
        {...mark('coverPhoto')}
        className="card-cover"
        src={card.cover}
        alt=""
        width={1200}
        height={400}
        sizes="(min-width: 768px) 768px, 100vw"
        // The photo loads before all other images.
        priority={card.photo ? 'low' : 'high'}
      />
    )
  )
})

export const Logo = memoBlock(['logo', 'company'], (card, { mark }) => {
  const alt = card.company ? `${card.company} logo` : 'Logo'
  return (
    card.logo && (
      <Picture {...mark('logoUrl')} className="card-logo" src={card.logo} alt={alt} width={250} height={250} sizes="128px" priority="low" />
    )
  )
})

/** Name, title and company. The name is the page's h1; a preview has no headings, which would disturb the editor's outline. */
export const Heading = memoBlock(['name', 'dir', 'title', 'company'], (card, { variant, mark }) => {
  const Name = variant === 'full' ? 'h1' : 'p'
  const long = Math.max(...card.name.split(/\s+/).map((word) => word.length)) > 12
  return (
    <div className="card-heading" dir={card.dir}>
      <Name className={`card-name${long ? ' card-name-long' : ''}${typographyClasses(card.name)}`} {...mark('name')}>
        {card.name}
      </Name>
      {card.title && (
        <p className={`card-title${typographyClasses(card.title)}`} {...mark('title')}>
          {card.title}
        </p>
      )}
      {card.company && (
        <p className={`card-company${typographyClasses(card.company)}`} {...mark('company')}>
          {card.company}
        </p>
      )}
    </div>
  )
})

/** A section of the card with a title. */
export function Section({
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
  const Title = useVariant() === 'full' ? 'h2' : 'p'
  return (
    <section className={`card-section card-section-${name} ${className}`.trimEnd()}>
      <Title className="card-section-title">{title}</Title>
      <div className="card-section-body">{children}</div>
    </section>
  )
}

export const About = memoBlock(['about', 'aboutPreview'], (card, { variant, mark }) => {
  const text = variant === 'full' ? card.about : card.aboutPreview
  return (
    text && (
      <Section name="about" title="About">
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={`card-about${typographyClasses(paragraph)}`} dir={textDir(paragraph)} {...mark('about')}>
            {paragraph}
          </p>
        ))}
      </Section>
    )
  )
})

/** The text of a contact. It may wrap after `@`, `/` and `.`, which keeps words whole. */
function ContactText({ text }: { text: string }) {
  const segments = text.split(/(?<=[@/.])(?=\S)/)
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

/** Phone, e-mail, website and address. */
export const Contacts = memoBlock(['contacts'], (card, { mark }) => {
  if (card.contacts.length === 0) return null
  return (
    <Section name="contact" title="Contact">
      <dl className="card-contacts">
        {card.contacts.map(({ key, label, text, href, click }) => (
          <div key={key} className={`card-contact card-contact-${key}`} {...mark(key)}>
            <dt>{label}</dt>
            <dd>
              {href ? (
                <CardLink href={href} click={click}>
                  <ContactText text={text} />
                </CardLink>
              ) : (
                <ContactText text={text} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
})

export const Buttons = memoBlock(['buttons'], (card) => {
  if (card.buttons.length === 0) return null
  return (
    <div className="card-buttons">
      {card.buttons.map(({ text, href, click }, index) => (
        <CardLink key={index} href={href} click={click} className={`card-button b${index}${typographyClasses(text)}`}>
          <bdi>{text}</bdi>
        </CardLink>
      ))}
    </div>
  )
})

/** The buttons in a section of their own. */
export const ButtonSection = memoBlock(['buttons'], (card, _, { title }: { title: string }) => {
  if (card.buttons.length === 0) return null
  return (
    <Section name="links" title={title}>
      <Buttons card={card} />
    </Section>
  )
})

export const Socials = memoBlock(['socials'], (card, { mark }, { title = 'Elsewhere' }: { title?: string }) => {
  if (card.socials.length === 0) return null
  return (
    <Section name="social" title={title} className="card-social">
      <ul className="card-socials">
        {card.socials.map(({ key, label, href, value }) => (
          <li key={key} {...mark(`socialLinks.${key}`)}>
            {href ? (
              <CardLink href={href} click={{ type: 'social', id: key }} className="card-social-link">
                <SocialIcon platform={key} />
                <span>{label}</span>
              </CardLink>
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
    </Section>
  )
})

/** The click type of videos: the page's script records at most one play per visit. */
const PLAY: Click = { type: 'video', id: 'video' }
const LINK_TEXT = { youtube: 'Watch on YouTube', vimeo: 'Watch on Vimeo', page: 'Watch the video' }

/**
 * The video. One on YouTube or Vimeo is a link that the page's script replaces with a player when it is clicked, so that
 * their servers are not contacted before. A video on any other site stays a link.
 */
export const VideoPart = memoBlock(['video'], (card, { mark }) => {
  if (!card.video) return null
  return (
    <Section name="video" title="Video">
      {card.video.kind === 'file' ? (
        <video
          {...mark('videoUrl')}
          className="card-video"
          src={card.video.src}
          aria-label="Video"
          controls
          preload="none"
          playsInline
          data-click={PLAY.type}
          data-id={PLAY.id}
        />
      ) : (
        <a
          {...mark('videoUrl')}
          className="card-video card-video-link"
          href={card.video.page}
          target="_blank"
          rel="noopener"
          data-player={card.video.kind === 'page' ? undefined : card.video.player}
          data-click={PLAY.type}
          data-id={PLAY.id}
        >
          <span className="card-play" aria-hidden="true" />
          {LINK_TEXT[card.video.kind]}
        </a>
      )}
    </Section>
  )
})

/** The gallery. Each picture links to its file; the page's script opens a viewer instead. */
export const Gallery = memoBlock(['gallery'], (card, { variant }) => {
  if (card.gallery.length === 0 || variant === 'preview') return null
  return (
    <Section name="gallery" title="Gallery">
      <ul className="card-gallery">
        {card.gallery.map(({ src, alt }, index) => (
          <li key={index}>
            <a href={src} target="_blank" rel="noopener" data-caption={alt ? '' : undefined}>
              <Picture
                src={src}
                alt={alt || `Picture ${index + 1} of ${card.gallery.length}`}
                width={1200}
                height={800}
                sizes="(min-width: 640px) 256px, 50vw"
                lazy
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
})

/** A link to the contact file, which works without JavaScript. */
export const SaveContact = memoBlock(['vcardPath'], (card, { variant }) => {
  if (variant === 'preview') return null
  return (
    <a className="card-save" href={card.vcardPath} data-save="">
      Save Contact
    </a>
  )
})

/** The card's footer, which names the product. */
export function Footer() {
  return (
    <footer className="card-footer">
      Made with <a href="/">{PRODUCT.name}</a>
    </footer>
  )
}
