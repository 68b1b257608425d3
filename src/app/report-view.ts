import { findSource } from '#src/domain/statistics/view-sources.ts'

const TIMEOUT = 30_000

/** Reports that a vacancy was on the screen, for the count of its company. Sends the kind of source and nothing else; failures are ignored. */
export function reportVacancyView(id: string, referrer: string): Promise<unknown> {
  const from = findSource(location.hash, referrer, location.origin)
  return fetch(`/server/vacancy/${id}/view?from=${from}`, {
    method: 'post',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {})
}
