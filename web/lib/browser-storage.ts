type BrowserStorage = 'localStorage' | 'sessionStorage'

export function readStoredText(key: string, storage: BrowserStorage = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key)
  } catch {
    return null
  }
}

export function readStoredJson(key: string, storage?: BrowserStorage): unknown {
  try {
    return JSON.parse(readStoredText(key, storage) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text in this browser; null removes it. Returns false if storage is full or switched off. */
export function storeText(key: string, text: string | null, storage: BrowserStorage = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}
