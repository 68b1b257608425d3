import { keepDraft, provideSeal, restoreDraft } from '#src/app/ui/forms/draft.ts'

const DRAFTED = 'main form[data-draft]'

/** What is typed into a form of a document is kept as on a page of the app, and there again after a reload or a change of language. */
export function watchDrafts(): void {
  // By the address that the page has for it, as passkeys.
  const address = document.querySelector<HTMLElement>('script[data-seal]')?.dataset.seal
  provideSeal(() => import(/* @vite-ignore */ address ?? ''))
  for (const form of document.querySelectorAll<HTMLFormElement>(DRAFTED)) restoreDraft(form, form.dataset.draft ?? '')
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(DRAFTED) : null
    if (form) keepDraft(form, form.dataset.draft ?? '')
  })
}
