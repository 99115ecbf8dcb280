import { Fragment, type ReactNode } from 'react'
import { PRODUCT } from '../../schema/product.ts'
import { SocialIcon } from './icons.tsx'
import { lettersClass } from './letters.ts'
import { type Click, textDir } from './model.ts'
import { block, useVariant } from './block.tsx'
import { Picture } from './picture.tsx'
import type { Mark } from './theme.ts'

/**
 * The parts that a theme's layout is composed of. Each renders nothing when the card has nothing for it.
 * `data-click` and `data-id` say what the page's script counts a click as.
 */

const WEB = /^https?:/i

interface CardLinkProps {
  href: string
  click: Click
  className?: string
  marks?: ReturnType<Mark>
  children: ReactNode
}

/** A link that is counted. What leads to another site opens beside the card. */
export function CardLink({ href, click, className, marks, children }: CardLinkProps) {
  const away = WEB.test(href) && { target: '_blank', rel: 'noopener' }
  return (
    <a {...marks} href={href} className={className} data-click={click.type} data-id={click.id} {...away}>
      {children}
    </a>
  )
}

/** The photo, or the initials set large in the theme's own face. `sizes` says how wide the theme shows it. */
export const Photo = block(['photo', 'name', 'initials'], (card, { mark }, { sizes = '144px' }: { sizes?: string }) => {
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

export const Cover = block(['cover', 'photo'], (card, { mark }) => {
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
        // Where there is a person, their photo comes first.
        priority={card.photo ? 'low' : 'high'}
      />
    )
  )
})

export const Logo = block(['logo', 'company'], (card, { mark }) => {
  const alt = card.company ? `${card.company} logo` : 'Logo'
  return (
    card.logo && (
      <Picture {...mark('logoUrl')} className="card-logo" src={card.logo} alt={alt} width={250} height={250} sizes="128px" priority="low" />
    )
  )
})

/** Name, title and company. The name is the page's heading in full, and plain text in a preview. */
export const Heading = block(['name', 'dir', 'title', 'company'], (card, { variant, mark }) => {
  const Name = variant === 'full' ? 'h1' : 'p'
  const long = Math.max(...card.name.split(/\s+/).map((word) => word.length)) > 12
  return (
    <div className="card-heading" dir={card.dir}>
      <Name className={`card-name${long ? ' card-name-long' : ''}${lettersClass(card.name)}`} {...mark('name')}>
        {card.name}
      </Name>
      {card.title && (
        <p className={`card-title${lettersClass(card.title)}`} {...mark('title')}>
          {card.title}
        </p>
      )}
      {card.company && (
        <p className={`card-company${lettersClass(card.company)}`} {...mark('company')}>
          {card.company}
        </p>
      )}
    </div>
  )
})

/** A titled part of the card. */
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

export const About = block(['about', 'aboutPreview'], (card, { variant, mark }) => {
  const text = variant === 'full' ? card.about : card.aboutPreview
  return (
    text && (
      <Section name="about" title="About">
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={`card-about${lettersClass(paragraph)}`} dir={textDir(paragraph)} {...mark('about')}>
            {paragraph}
          </p>
        ))}
      </Section>
    )
  )
})

/** Text of a contact, which may break behind the signs of an address before it breaks within a word. */
function ContactText({ text }: { text: string }) {
  const parts = text.split(/(?<=[@/.])(?=\S)/)
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

/** Phone, e-mail, website and address. */
export const Contacts = block(['contacts'], (card, { mark }) => {
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

export const Buttons = block(['buttons'], (card) => {
  if (card.buttons.length === 0) return null
  return (
    <div className="card-buttons">
      {card.buttons.map(({ text, href, click }, index) => (
        <CardLink key={index} href={href} click={click} className={`card-button b${index}${lettersClass(text)}`}>
          <bdi>{text}</bdi>
        </CardLink>
      ))}
    </div>
  )
})

/** The buttons as a part of their own; nothing where there are none. */
export const ButtonSection = block(['buttons'], (card, _, { title }: { title: string }) => {
  if (card.buttons.length === 0) return null
  return (
    <Section name="links" title={title}>
      <Buttons card={card} />
    </Section>
  )
})

export const Socials = block(['socials'], (card, { mark }, { title = 'Elsewhere' }: { title?: string }) => {
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

/** Playing the video is counted as itself, and once a visit. */
const PLAY: Click = { type: 'video', id: 'video' }
const WATCH = { youtube: 'Watch on YouTube', vimeo: 'Watch on Vimeo', page: 'Watch the video' }

/** A video of YouTube or Vimeo is a link until it is tapped: nothing is asked of them before. Any other page stays a link. */
export const VideoPart = block(['video'], (card, { mark }) => {
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
          {WATCH[card.video.kind]}
        </a>
      )}
    </Section>
  )
})

/** The pictures, each a link to itself; the page's script opens a viewer over them instead. */
export const Gallery = block(['gallery'], (card, { variant }) => {
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

/** A plain link to the contact file: it works without any script. */
export const SaveContact = block(['vcardPath'], (card, { variant }) => {
  if (variant === 'preview') return null
  return (
    <a className="card-save" href={card.vcardPath} data-save="">
      Save Contact
    </a>
  )
})

/** The card's last line. It says who made it and sells nothing. */
export function Credit() {
  return (
    <footer className="card-footer">
      Made with <a href="/">{PRODUCT.name}</a>
    </footer>
  )
}
