/**
 * Preloads the fonts that a style sheet contains as `data:` URLs. Chromium loads such a font after the first layout that needs it, so
 * that the first frame would leave its text out. A preload, which stands before the style sheet, has the font ready by then. It must
 * repeat the whole URL, which compression reduces to a few bytes.
 */
export function FontPreloads({ css }: { css: string }) {
  const urls = Array.from(css.matchAll(/url\((data:font\/[^)]+)\)/g), ([, url]) => url!)
  return urls.map((url) => <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />)
}
