import { keepDraft, provideSeal, restoreDraft } from '#src/app/ui/forms/draft.ts'
import { loadPart } from '../load-part.ts'

const DRAFTED = 'main form[data-draft]'

/** What is typed into a form of a document is kept as on a page of the app, and there again after a reload or a change of language. */
export function watchDrafts(): void {
  provideSeal(() => loadPart('seal'))
  for (const form of document.querySelectorAll<HTMLFormElement>(DRAFTED)) restoreDraft(form, form.dataset.draft ?? '')
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(DRAFTED) : null
    if (form) keepDraft(form, form.dataset.draft ?? '')
  })
}
