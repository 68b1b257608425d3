import { LEADS_ON } from '#src/app/ui/leads-on.ts'

/** Goes where a passkey led: by the app where it draws the page, else as the browser does. */
export function goOn(place: HTMLElement): void {
  if (place.dispatchEvent(new Event(LEADS_ON, { cancelable: true }))) location.assign(place.dataset.next ?? '')
}
