import { CSRF_FIELD } from '#src/contract/http/constants.ts'

/** The token of a form that posts; it also holds what the small script says about the form (`ui/forms/token-field.tsx`). */
export const tokenFieldOf = (form: HTMLFormElement): HTMLInputElement | null =>
  form.method === 'post' ? form.querySelector<HTMLInputElement>(`input[name=${CSRF_FIELD}]`) : null

/** All forms of the page have the fresh token at once. */
export function setTokens(token: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name=${CSRF_FIELD}]`)) field.value = token
}
