import { StateMark } from '#src/app/ui/marks.tsx'
import { Tooltip } from '#src/app/ui/tooltip.tsx'
import type { OwnVacancy } from '#src/contract/schemas/application.ts'
import { DAY } from '#src/contract/time.ts'
import type { Formats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const SOON = 7 * DAY

const KINDS = {
  published: 'ok',
  moderation: 'note',
  draft: 'line',
  paused: 'line',
  expired: 'plain',
  closed: 'plain',
} as const

/** The state in words: of a published one that ends within a week, when it does. */
export const stateText = (
  { status, expiresAt }: OwnVacancy,
  now: number,
  { t }: AppIntl,
  { relative }: Formats,
): string =>
  isEnding({ status, expiresAt }, now)
    ? t('company.status.ends', { when: relative(expiresAt as number, now) })
    : t(`company.status.${status}`)

const isEnding = ({ status, expiresAt }: Pick<OwnVacancy, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'published' && expiresAt !== null && expiresAt - now < SOON

/** The state of an own vacancy; one that ends within a week says when, others to a resting pointer. */
export function VacancyState({ vacancy, now }: { vacancy: OwnVacancy; now: number }) {
  const intl = useIntl()
  const formats = useFormats()
  const { status, expiresAt } = vacancy
  const isEndingSoon = isEnding(vacancy, now)
  const mark = (
    <StateMark kind={isEndingSoon ? 'warn' : KINDS[status]}>{stateText(vacancy, now, intl, formats)}</StateMark>
  )
  if (status !== 'published' || expiresAt === null || isEndingSoon) return mark
  return <Tooltip text={intl.t('company.status.ends', { when: formats.relative(expiresAt, now) })}>{mark}</Tooltip>
}
