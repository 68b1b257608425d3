declare global {
  var __webpack_nonce__: string | undefined
}

const findNonce = (): string | undefined => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

/** Not on a page from the service worker, whose policy is the same for everyone. */
export const mayInjectStyles = (): boolean => Boolean(findNonce())

/** The dialog's scroll lock injects a style element; the library reads the page's nonce only from this global, unless it is imported. */
export function allowInjectedStyles(): void {
  if (globalThis.__webpack_nonce__ || typeof document === 'undefined') return
  const nonce = findNonce()
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
