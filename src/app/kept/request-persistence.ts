let isAsked = false

/** Asks the browser, once a page, not to make room with what is kept here: there is something that exists nowhere else. */
export function requestPersistence(): void {
  if (isAsked) return
  isAsked = true
  // Older browsers have no such thing, though their types say so.
  void (globalThis.navigator?.storage as StorageManager | undefined)?.persist?.().catch(() => {})
}
