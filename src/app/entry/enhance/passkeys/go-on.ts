import { LEADS_ON, type LeadsOn } from '#src/app/ui/leads-on.ts'

/** Goes where a passkey led: by the app where it draws the page, else as the browser does. */
export function goOn(place: HTMLElement, detail?: LeadsOn['detail']): void {
  const said: LeadsOn = new CustomEvent(LEADS_ON, { cancelable: true, detail })
  if (place.dispatchEvent(said)) location.assign(place.dataset.next ?? '')
}
