type Line = { effectiveType?: string; saveData?: boolean }

const lineOf = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection

/** Whether the reader asked the browser to save data. */
export const isSaving = (): boolean => lineOf()?.saveData === true

/** Whether nothing is fetched before it is asked for. */
export const isSlow = (): boolean => isSaving() || lineOf()?.effectiveType === 'slow-2g'

/** Begins when the page is settled. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3000)
