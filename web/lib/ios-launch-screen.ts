/* Gives iOS the launch screen of the app or card as soon as this module is imported. iOS shows one only if the page contains a picture of
   exactly the device's size when the user adds the page to the home screen. */
import type { LaunchScreen, LaunchScreenManifestMember } from '../../schema/pwa.ts'

interface Manifest extends LaunchScreenManifestMember {
  name: string
  short_name: string
  background_color: string
}

const ICON_SIDE = 128
const ICON_CORNER_RADIUS = 28
const NAME_FONT_SIZE = 22
const NAME_LINE_HEIGHT = 28
const NAME_LINES_MAX = 4
const FILLED_SHARE = 0.8
const DELAY_MS = 2000
const LINK_SELECTOR = 'link[rel="apple-touch-startup-image"]'

async function loadImage(src: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = src
  return image.decode().then(
    () => image,
    () => null,
  )
}

function wrapText(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, NAME_LINES_MAX)
}

function drawIconWithName(context: CanvasRenderingContext2D, size: DOMRect, icon: HTMLImageElement | null, name: string) {
  context.font = `500 ${NAME_FONT_SIZE}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const textWidth = size.width * FILLED_SHARE
  const lines = wrapText(context, name, textWidth)
  const top = (size.height - ICON_SIDE - (lines.length + 1) * NAME_LINE_HEIGHT) / 2
  const textTop = top + ICON_SIDE + 1.5 * NAME_LINE_HEIGHT
  for (const [index, line] of lines.entries()) context.fillText(line, size.width / 2, textTop + index * NAME_LINE_HEIGHT, textWidth)
  if (!icon) return
  context.beginPath()
  context.roundRect((size.width - ICON_SIDE) / 2, top, ICON_SIDE, ICON_SIDE, ICON_CORNER_RADIUS)
  context.clip()
  context.drawImage(icon, (size.width - ICON_SIDE) / 2, top, ICON_SIDE, ICON_SIDE)
}

function drawSplashImage(context: CanvasRenderingContext2D, size: DOMRect, image: HTMLImageElement) {
  const { naturalWidth, naturalHeight } = image
  const fit = Math.min((size.width * FILLED_SHARE) / naturalWidth, (size.height * FILLED_SHARE) / naturalHeight)
  const scale = Math.min(fit, 1 / devicePixelRatio)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height)
}

/** Returns the canvas as a data URL. It is encoded outside of the main thread, so that the page stays responsive. */
async function encodePng(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
    reader.readAsDataURL(blob!)
  })
  return reader.result as string
}

async function createLaunchScreenLink(
  manifest: Manifest,
  { screen: content, image, icon }: { screen: LaunchScreen; image: HTMLImageElement | null; icon: HTMLImageElement | null },
  orientation: 'portrait' | 'landscape',
): Promise<HTMLLinkElement> {
  const sides = [screen.width, screen.height].toSorted((a, b) => a - b) as [number, number]
  const [width, height] = orientation === 'portrait' ? sides : (sides.toReversed() as [number, number])
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  const context = canvas.getContext('2d')!
  context.scale(devicePixelRatio, devicePixelRatio)
  context.fillStyle = manifest.background_color
  context.fillRect(0, 0, width, height)
  context.fillStyle = content.text_color
  const size = new DOMRect(0, 0, width, height)
  if (image) drawSplashImage(context, size, image)
  else drawIconWithName(context, size, icon, manifest.name)
  const link = document.createElement('link')
  link.rel = 'apple-touch-startup-image'
  link.media = `(device-width: ${sides[0]}px) and (device-height: ${sides[1]}px) and (-webkit-device-pixel-ratio: ${devicePixelRatio}) and (orientation: ${orientation})`
  link.href = await encodePng(canvas)
  return link
}

function setMeta(name: string, content: string) {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}

let drawnManifest = ''

async function updateLaunchScreen() {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
  const response = await fetch(href)
  const text = await response.text()
  if (!response.ok || text === drawnManifest) return
  const manifest = JSON.parse(text) as Manifest
  // iOS requires this tag for a launch screen, although the manifest contains the same information.
  setMeta('apple-mobile-web-app-capable', 'yes')
  setMeta('apple-mobile-web-app-title', manifest.short_name)
  const content = manifest.x_launch_screen
  const links: HTMLLinkElement[] = []
  if (content) {
    const image = content.image ? await loadImage(content.image) : null
    const parts = { screen: content, image, icon: image ? null : await loadImage(content.icon) }
    for (const orientation of ['portrait', 'landscape'] as const) links.push(await createLaunchScreenLink(manifest, parts, orientation))
  }
  for (const old of document.head.querySelectorAll(LINK_SELECTOR)) old.remove()
  document.head.append(...links)
  drawnManifest = text
}

/**
 * Draws the launch screen again on every new page of the app, because the page's manifest depends on the user and the saved settings. Each
 * page has its own title, so a changed title means a new page.
 */
function keepLaunchScreenUpdated() {
  let running: Promise<unknown> = new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  const update = () => (running = running.then(updateLaunchScreen).catch(() => undefined))
  void update()
  new MutationObserver(update).observe(document.querySelector('title')!, { childList: true })
}

if (navigator.maxTouchPoints && !(navigator as Navigator & { standalone?: boolean }).standalone) keepLaunchScreenUpdated()
