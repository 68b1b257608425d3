type Line = { effectiveType?: string; saveData?: boolean }

const lineOf = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection

/** Whether the browser is in data-saving mode. */
export const isSaving = (): boolean => lineOf()?.saveData === true

/** Whether nothing is prefetched. */
export const isSlow = (): boolean => isSaving() || lineOf()?.effectiveType === 'slow-2g'

/** Runs when the page is settled. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3000)
