import { hasCarried } from '#src/app/ui/forms/carried.ts'

/** Shows a notice if a form in this tab has stored text. */
export function showCarriedNotice(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-carried]'))
    if (hasCarried(place.dataset.carried ?? '')) place.textContent = place.dataset.written ?? ''
}
