import { isSaving } from '#src/app/entry/when-settled.ts'

/** A line on which a part takes longer is better left to the page itself. */
const PATIENCE = 60_000

/** While a person types, what the app's pages begin with is fetched, after all else and not where data is saved. */
export function fetchAppAhead(): void {
  const files = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset.ahead?.split(' ') ?? []
  if (isSaving()) return
  const fetchAll = () => {
    // Read to its end, or the browser keeps none of it. What does not come now comes with the page.
    for (const file of files)
      void fetch(file, { priority: 'low', signal: AbortSignal.timeout(PATIENCE) })
        .then((answer) => answer.blob())
        .catch(() => {})
  }
  document.querySelector('main')?.addEventListener('input', fetchAll, { once: true })
}
