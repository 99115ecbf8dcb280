import discord from 'simple-icons/icons/discord.svg?raw'
import facebook from 'simple-icons/icons/facebook.svg?raw'
import gmail from 'simple-icons/icons/gmail.svg?raw'
import instagram from 'simple-icons/icons/instagram.svg?raw'
import medium from 'simple-icons/icons/medium.svg?raw'
import pinterest from 'simple-icons/icons/pinterest.svg?raw'
import snapchat from 'simple-icons/icons/snapchat.svg?raw'
import telegram from 'simple-icons/icons/telegram.svg?raw'
import threads from 'simple-icons/icons/threads.svg?raw'
import tiktok from 'simple-icons/icons/tiktok.svg?raw'
import viber from 'simple-icons/icons/viber.svg?raw'
import wechat from 'simple-icons/icons/wechat.svg?raw'
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import youtube from 'simple-icons/icons/youtube.svg?raw'
import { getOwnProperty } from '../../schema/own-value.ts'

const extractSvgPath = (svg: string) => / d="([^"]+)"/.exec(svg)![1]!

const BRAND_ICON_PATHS: Record<string, string> = {
  discord: extractSvgPath(discord),
  facebook: extractSvgPath(facebook),
  gmail: extractSvgPath(gmail),
  instagram: extractSvgPath(instagram),
  medium: extractSvgPath(medium),
  pinterest: extractSvgPath(pinterest),
  snapchat: extractSvgPath(snapchat),
  telegram: extractSvgPath(telegram),
  threads: extractSvgPath(threads),
  tiktok: extractSvgPath(tiktok),
  twitter: extractSvgPath(x),
  viber: extractSvgPath(viber),
  wechat: extractSvgPath(wechat),
  whatsapp: extractSvgPath(whatsapp),
  youtube: extractSvgPath(youtube),
  // LinkedIn's icon is here because the package simple-icons has none.
  linkedin:
    'M20.5 1.5h-17a2 2 0 0 0-2 2v17a2 2 0 0 0 2 2h17a2 2 0 0 0 2-2v-17a2 2 0 0 0-2-2ZM7.8 19.2H4.7V9.4h3.1ZM6.2 8a1.8 1.8 0 1 1 0-3.6 1.8 1.8 0 0 1 0 3.6Zm13 11.2h-3v-4.8c0-1.2 0-2.6-1.6-2.6s-1.8 1.2-1.8 2.5v4.9H9.7V9.4h2.9v1.3c.5-.8 1.5-1.6 3-1.6 3.1 0 3.6 2 3.6 4.7Z',
}

/** Icons that are drawn as lines; `generic` is for platforms without an icon. */
const STROKED_ICON_PATHS: Record<string, string> = {
  skype:
    'M15.5 9c-.4-1.4-1.7-2.2-3.5-2.2-2 0-3.5.9-3.5 2.5 0 3.8 7.2 1.7 7.2 5.3 0 1.6-1.6 2.6-3.7 2.6-2 0-3.4-.9-3.8-2.4M12 3a9 9 0 0 1 8.8 10.8 4.8 4.8 0 0 1-7 7A9 9 0 0 1 3.2 10.2a4.8 4.8 0 0 1 7-7A9 9 0 0 1 12 3Z',
  video: 'M3 6h12v12H3zm12 4.5 6-3.5v10l-6-3.5',
  generic: 'M10 14a4.2 4.2 0 0 0 6.3.4l3-3a4.2 4.2 0 0 0-6-6L11.7 7M14 10a4.2 4.2 0 0 0-6.3-.4l-3 3a4.2 4.2 0 0 0 6 6l1.6-1.6',
}

export function SocialIcon({ platform }: { platform: string }) {
  const mark = getOwnProperty(BRAND_ICON_PATHS, platform)
  const line = getOwnProperty(STROKED_ICON_PATHS, platform) ?? STROKED_ICON_PATHS['generic']
  return (
    <svg className="card-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {mark ? (
        <path d={mark} fill="currentColor" />
      ) : (
        <path d={line} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  )
}
