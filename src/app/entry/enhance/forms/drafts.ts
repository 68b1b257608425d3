import { keepDraft, listOtherBuilds, provideSeal, restoreDraft } from '#src/app/ui/forms/draft.ts'
import { loadPart } from '../load-part.ts'

const DRAFTED = 'main form[data-draft]'

/** Shows guests the data that another build kept for a guest. A separate part does so; if it does not load, the next page tries again. */
async function loadGuestAside(): Promise<void> {
  if (document.documentElement.dataset.guest === undefined) return
  try {
    if (listOtherBuilds().length > 0) await (await loadPart('aside')).showGuestAside()
  } catch {}
}

/** Stores what is typed into forms of documents, as on app pages, and restores it after a reload or a change of language. */
export function watchDrafts(): void {
  provideSeal(() => loadPart('seal'))
  for (const form of document.querySelectorAll<HTMLFormElement>(DRAFTED)) restoreDraft(form, form.dataset.draft ?? '')
  void loadGuestAside()
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(DRAFTED) : null
    if (form) keepDraft(form, form.dataset.draft ?? '')
  })
}
