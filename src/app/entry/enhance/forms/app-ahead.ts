import { isSaving } from '#src/app/entry/when-settled.ts'

/** If a part takes longer, it is left to the page. */
const PATIENCE = 60_000

/** Prefetches the first files of app pages while a person types, after everything else, and not in data-saving mode. */
export function fetchAppAhead(): void {
  const files = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset.ahead?.split(' ') ?? []
  if (isSaving()) return
  const fetchAll = () => {
    // The body must be read to its end, otherwise the browser does not cache it. Failures are left to the page.
    for (const file of files)
      void fetch(file, { priority: 'low', signal: AbortSignal.timeout(PATIENCE) })
        .then((answer) => answer.blob())
        .catch(() => {})
  }
  document.querySelector('main')?.addEventListener('input', fetchAll, { once: true })
}
