import type { MessageId } from './intl.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const LONGEST_IN_SECONDS = 90
const LONGEST_IN_MINUTES = 90 * MINUTE

type Translate = (id: MessageId, values?: Record<string, string | number>) => string

/** Returns "in 40 seconds", "in 5 minutes" or "in 8 hours", never less than the wait. */
export function describeWait(t: Translate, seconds: number): string {
  if (seconds <= LONGEST_IN_SECONDS) return t('error.wait.seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds <= LONGEST_IN_MINUTES) return t('error.wait.minutes', { count: Math.ceil(seconds / MINUTE) })
  return t('error.wait.hours', { count: Math.ceil(seconds / HOUR) })
}

/** Values for error messages: `when` the request may be repeated. */
export const describeRetry = (t: Translate, seconds: number | undefined): { when?: string } =>
  seconds === undefined ? {} : { when: describeWait(t, seconds) }
