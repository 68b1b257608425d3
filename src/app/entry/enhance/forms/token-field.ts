import { CSRF_FIELD } from '#src/contract/http/constants.ts'

/** Returns the token of a form that posts; it also holds the messages of the small script (`ui/forms/token-field.tsx`). */
export const tokenFieldOf = (form: HTMLFormElement): HTMLInputElement | null =>
  form.method === 'post' ? form.querySelector<HTMLInputElement>(`input[name=${CSRF_FIELD}]`) : null

/** Sets the fresh token of all forms of the page. */
export function setTokens(token: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name=${CSRF_FIELD}]`)) field.value = token
}
