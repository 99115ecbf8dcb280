import type { ReactNode } from 'react'
import { LOGO_SHAPES } from '../../schema/logo.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { LEGAL_PAGES } from '../../schema/route.ts'
import { PICTURE_COLOR_SCHEMES, type PictureColorScheme } from './picture-sizes.ts'

export function Logo() {
  return (
    <span className="logo">
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx={LOGO_SHAPES.radius} fill={LOGO_SHAPES.background} />
        <path d={LOGO_SHAPES.card} fill={LOGO_SHAPES.behind} />
        <path d={LOGO_SHAPES.card} fill={LOGO_SHAPES.front} transform={LOGO_SHAPES.mirror} />
      </svg>
      {PRODUCT_NAMES.name}
    </span>
  )
}

/** The page must have an element with the id `top`. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className="footer">
      <div className="wrap footer-inner">
        <Logo />
        {children && <p>{children}</p>}
        <nav className="footer-links" aria-label="About this site">
          {Object.values(LEGAL_PAGES).map(({ path, title }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
          <a href="#top">Back to top</a>
        </nav>
      </div>
    </footer>
  )
}

export const CHECK_ICON_PATH = 'm4.5 10.5 3.5 3.5 7.5-8'

interface ThemedPictureProps {
  pathOf: (scheme: PictureColorScheme) => string
  alt: string
  size: { width: number; height: number }
}

/** Contains one picture for each color scheme. CSS hides the picture of the other scheme, and browsers do not load hidden lazy pictures. */
export function ColorSchemePicture({ pathOf, alt, size }: ThemedPictureProps) {
  return PICTURE_COLOR_SCHEMES.map((scheme) => (
    <img key={scheme} className={`in-${scheme}`} src={pathOf(scheme)} alt={alt} {...size} loading="lazy" decoding="async" />
  ))
}
