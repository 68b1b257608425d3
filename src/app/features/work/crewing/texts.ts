import type { CompanyCard } from '#src/contract/crewing/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

export type Words = Pick<AppIntl, 'code' | 't'> & { formats: PageFormats }

const HOURS_IN_WORDS = 24

/** "8 of 10": tenths, rounded down. */
export const shareText = ({ rate }: NonNullable<CompanyCard['answers']>, { t }: Words): string =>
  t('crewing.answers.share', { tenths: Math.floor(rate / 10) })

/** "usually within 2 days"; empty without answers. */
export function timeText({ hours }: NonNullable<CompanyCard['answers']>, { t }: Words): string {
  if (hours === null) return ''
  return hours < HOURS_IN_WORDS
    ? t('crewing.answers.hours', { count: hours })
    : t('crewing.answers.days', { count: Math.ceil(hours / HOURS_IN_WORDS) })
}

/** Whether a licence expired before this instant (UTC ms). */
export const hasRunOut = (expires: string | null, now: number): boolean =>
  expires !== null && expires < toPlainDate(now)
