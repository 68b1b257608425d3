/** `act`: what may still be done about it, such as taking it back. */
export type ToastWords = {
  kind: 'error' | 'success' | 'info'
  text: string
  act?: { name: string; run: () => void }
}

/** Carries words from wherever something happens to the toasts of the page. */
export const NOTICE = 'app-notice'

/**
 * Tells in passing what has no place of its own on the page. What a form or a button has to say stands beside it: `Answer`; here it is
 * told to whoever walked on meanwhile, and a refusal that is about no field as well.
 */
export const notify = (words: ToastWords): void => {
  window.dispatchEvent(new CustomEvent<ToastWords>(NOTICE, { detail: words }))
}
