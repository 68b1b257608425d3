import { PASSKEY_DONE, type PasskeyDone } from '#src/app/ui/passkey-done.ts'

/** Goes where a passkey led: by the app where it draws the page, else as the browser does. */
export function continueFrom(place: HTMLElement, detail?: PasskeyDone['detail']): void {
  const said: PasskeyDone = new CustomEvent(PASSKEY_DONE, { cancelable: true, detail })
  if (place.dispatchEvent(said)) location.assign(place.dataset.next ?? '')
}
