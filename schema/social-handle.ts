import { own } from './own.ts'

interface Names {
  /** How a name is written, without `@`. */
  shape: RegExp
  /** Pages of the site itself, which stand where names do. */
  pages?: RegExp
}

/** How people and pages are named on each platform. A platform without a row has rules of another kind, or none. */
const NAMES: Record<string, Names> = {
  facebook: {
    shape: /^(?!\.)[\p{L}\p{M}\p{N}._-]{2,80}$/u,
    pages:
      /^(?:(?:home|photo|story|permalink|profile|l|sharer|share|login|dialog)(?:\.php)?|me|watch|events|groups|pages|people|marketplace|hashtag|reels?|stories|help|ads|gaming|plugins|tr|search|public|policies|media|p)$/i,
  },
  twitter: {
    shape: /^\w{1,15}$/,
    pages: /^(?:home|i|intent|share|search|hashtag|explore|settings|login|signup|messages|notifications|compose|tos|privacy|jobs)$/i,
  },
  instagram: {
    shape: /^(?!\.)[\w.]{1,30}$/,
    pages: /^(?:p|reels?|stories|explore|accounts|tv|share|direct|about|s|legal|developer)$/i,
  },
  linkedin: { shape: /^(?!\.)[\p{L}\p{M}\p{N}\p{So}_.’-]{2,100}$/u },
  youtube: { shape: /^(?!\.)[\p{L}\p{M}\p{N}_.·-]{1,30}$/u },
  telegram: {
    shape: /^[a-z]\w{3,31}$/i,
    pages:
      /^(?:share|addstickers|addemoji|addtheme|addlist|iv|proxy|socks|c|login|confirmphone|setlanguage|bg|invoice|giftcode|boost|joinchat)$/i,
  },
  // Names of before, e-mail addresses and numbers.
  skype: { shape: /^[a-z\d+][\w.,:@+-]{1,99}$/i },
  threads: { shape: /^(?!\.)[\w.]{1,30}$/ },
  tiktok: { shape: /^(?!\.)[\w.]{1,24}$/ },
  pinterest: { shape: /^[\w-]{3,30}$/, pages: /^(?:pin|search|ideas|today|categories|business|login|settings|_)$/i },
  snapchat: { shape: /^(?!\.)[\w.-]{3,15}$/ },
  // Only what invites to a server has an address.
  discord: { shape: /^[\w-]{2,32}$/ },
  medium: { shape: /^(?!\.)[\w.-]{1,50}$/ },
}

/** True for a name that somebody can have on this platform. It says nothing of whether somebody has it. */
export function isHandle(platform: string, name: string): boolean {
  const names = own(NAMES, platform)
  return names !== undefined && names.shape.test(name) && !names.pages?.test(name)
}
