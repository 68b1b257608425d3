import { PASSKEY_DONE, type PasskeyDone } from '#src/app/ui/passkey-done.ts'

/** Navigates after a passkey ceremony: in the app by the router, otherwise by the browser. */
export function continueFrom(place: HTMLElement, detail?: PasskeyDone['detail']): void {
  const said: PasskeyDone = new CustomEvent(PASSKEY_DONE, { cancelable: true, detail })
  if (place.dispatchEvent(said)) location.assign(place.dataset.next ?? '')
}
