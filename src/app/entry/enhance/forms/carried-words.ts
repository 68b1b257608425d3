import { hasCarried } from '#src/app/ui/forms/carried.ts'

/** Anyone who left words with a form in this tab is told that they wait. */
export function showCarriedNotice(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-carried]'))
    if (hasCarried(place.dataset.carried ?? '')) place.textContent = place.dataset.written ?? ''
}
