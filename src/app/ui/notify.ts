/** `act`: a possible action, such as undo. */
export type ToastWords = {
  kind: 'error' | 'success' | 'info'
  text: string
  act?: { name: string; run: () => void }
}

/** Event that carries a message to the toasts of the page. */
export const NOTICE = 'app-notice'

/**
 * Shows a toast for messages without a place on the page. Forms and buttons show theirs beside them (`Answer`); a toast repeats it when
 * the person has navigated away, and for a refusal without a field.
 */
export const notify = (words: ToastWords): void => {
  window.dispatchEvent(new CustomEvent<ToastWords>(NOTICE, { detail: words }))
}
