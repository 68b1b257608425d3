let isAsked = false

/** Asks the browser once per page for persistent storage: some data exists nowhere else. */
export function requestPersistence(): void {
  if (isAsked) return
  isAsked = true
  // Missing in older browsers, although the types say otherwise.
  void (globalThis.navigator?.storage as StorageManager | undefined)?.persist?.().catch(() => {})
}
