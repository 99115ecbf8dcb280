import { getOwnProperty } from './own-value.ts'

interface SocialHandleRule {
  shape: RegExp
  /** Paths of the platform's own pages. They look like handles, but are none. */
  reserved?: RegExp
}

/** Platforms that are not listed here do not use plain handles. */
const SOCIAL_HANDLE_RULES: Record<string, SocialHandleRule> = {
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
  skype: { shape: /^[a-z\d+][\w.,:@+-]{1,99}$/i },
  threads: { shape: /^(?!\.)[\w.]{1,30}$/ },
  tiktok: { shape: /^(?!\.)[\w.]{1,24}$/ },
  pinterest: { shape: /^[\w-]{3,30}$/, reserved: /^(?:pin|search|ideas|today|categories|business|login|settings|_)$/i },
  snapchat: { shape: /^(?!\.)[\w.-]{3,15}$/ },
  // Discord's user names have no URL. The "handles" here are codes of server invitations.
  discord: { shape: /^[\w-]{2,32}$/ },
  medium: { shape: /^(?!\.)[\w.-]{1,50}$/ },
}

export function isPossibleSocialHandle(platform: string, name: string): boolean {
  const rule = getOwnProperty(SOCIAL_HANDLE_RULES, platform)
  return rule !== undefined && rule.shape.test(name) && !rule.reserved?.test(name)
}
