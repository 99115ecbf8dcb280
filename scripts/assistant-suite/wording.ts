const CHANGEABLE_WORD_PATTERN = /^[a-zà-ÿ]{6,}$/

function slip(word: string, random: () => number): string {
  const at = 2 + Math.floor(random() * (word.length - 4))
  return random() < 0.5 ? word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2) : word.slice(0, at) + word.slice(at + 1)
}

/** Removes the final punctuation mark, and adds a typo to messages that are badly typed. */
export function varyTyping(text: string, isBadlyTyped: boolean, random: () => number): string {
  const words = text.split(' ')
  const places = words.flatMap((word, index) => (CHANGEABLE_WORD_PATTERN.test(word) ? [index] : []))
  if (isBadlyTyped && places.length > 0 && random() < 0.5) {
    const place = places[Math.floor(random() * places.length)]!
    words[place] = slip(words[place]!, random)
  }
  const typed = words.join(' ')
  return random() < 0.25 ? typed.replace(/[.!?。？！]+$/u, '') : typed
}
