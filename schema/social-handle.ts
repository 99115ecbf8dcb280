import { ownValue } from './own-value.ts'

interface HandleRule {
  /** Valid handles, without `@`. */
  shape: RegExp
  /** Reserved paths of the site that look like handles. */
  reserved?: RegExp
}

/** Handle rules by platform. Platforms without an entry do not use plain handles. */
const HANDLE_RULES: Record<string, HandleRule> = {
  facebook: {
    shape: /^(?!\.)[\p{L}\p{M}\p{N}._-]{2,80}$/u,
    reserved:
      /^(?:(?:home|photo|story|permalink|profile|l|sharer|share|login|dialog)(?:\.php)?|me|watch|events|groups|pages|people|marketplace|hashtag|reels?|stories|help|ads|gaming|plugins|tr|search|public|policies|media|p)$/i,
  },
  twitter: {
    shape: /^\w{1,15}$/,
    reserved: /^(?:home|i|intent|share|search|hashtag|explore|settings|login|signup|messages|notifications|compose|tos|privacy|jobs)$/i,
  },
  instagram: {
    shape: /^(?!\.)[\w.]{1,30}$/,
    reserved: /^(?:p|reels?|stories|explore|accounts|tv|share|direct|about|s|legal|developer)$/i,
  },
  linkedin: { shape: /^(?!\.)[\p{L}\p{M}\p{N}\p{So}_.’-]{2,100}$/u },
  youtube: { shape: /^(?!\.)[\p{L}\p{M}\p{N}_.·-]{1,30}$/u },
  telegram: {
    shape: /^[a-z]\w{3,31}$/i,
    reserved:
      /^(?:share|addstickers|addemoji|addtheme|addlist|iv|proxy|socks|c|login|confirmphone|setlanguage|bg|invoice|giftcode|boost|joinchat)$/i,
  },
  // Old Skype names, e-mail addresses and phone numbers.
  skype: { shape: /^[a-z\d+][\w.,:@+-]{1,99}$/i },
  threads: { shape: /^(?!\.)[\w.]{1,30}$/ },
  tiktok: { shape: /^(?!\.)[\w.]{1,24}$/ },
  pinterest: { shape: /^[\w-]{3,30}$/, reserved: /^(?:pin|search|ideas|today|categories|business|login|settings|_)$/i },
  snapchat: { shape: /^(?!\.)[\w.-]{3,15}$/ },
  // Codes of server invitations; user names have no URL.
  discord: { shape: /^[\w-]{2,32}$/ },
  medium: { shape: /^(?!\.)[\w.-]{1,50}$/ },
}

/** True if `name` is a possible handle on the platform. Whether it exists is not checked. */
export function isHandle(platform: string, name: string): boolean {
  const rule = ownValue(HANDLE_RULES, platform)
  return rule !== undefined && rule.shape.test(name) && !rule.reserved?.test(name)
}
