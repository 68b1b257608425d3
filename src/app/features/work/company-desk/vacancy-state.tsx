import { StateMark } from '#src/app/ui/marks.tsx'
import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import { DAY } from '#src/domain/time.ts'
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

/** Returns the state as text; for a published one that ends within a week, with the date. */
export const stateText = (
  { status, expiresAt, decision }: OwnVacancy,
  now: number,
  { t }: AppIntl,
  { relative }: Formats,
): string => {
  if (isEnding({ status, expiresAt }, now))
    return t('company.status.ends', { when: relative(expiresAt as number, now) })
  return t(decision ? `moderation.told.${decision.act}` : `company.status.${status}`)
}

const isEnding = ({ status, expiresAt }: Pick<OwnVacancy, 'status' | 'expiresAt'>, now: number): boolean =>
  status === 'published' && expiresAt !== null && expiresAt - now < SOON

type Props = { vacancy: OwnVacancy; now: number }

/** The state of a vacancy, unpublished changes, and the moderator's reason. */
export function VacancyState(props: Props) {
  const { t } = useIntl()
  const { typed, decision } = props.vacancy
  return (
    <>
      <Mark {...props} />
      {typed === 'change' && <div className="smallest faint">{t('vacancy-form.drafts.change')}</div>}
      {decision?.reason && (
        <div className="smallest">
          {t(`moderation.reason.${decision.reason}`)} {t(`moderation.mend.${decision.reason}`)}
        </div>
      )}
    </>
  )
}

/** Shows the end date when it is within a week, otherwise in a tooltip. */
function Mark({ vacancy, now }: Props) {
  const intl = useIntl()
  const formats = useFormats()
  const { status, expiresAt, decision } = vacancy
  const isEndingSoon = isEnding(vacancy, now)
  const mark = (
    <StateMark kind={isEndingSoon || decision ? 'warn' : KINDS[status]}>
      {stateText(vacancy, now, intl, formats)}
    </StateMark>
  )
  if (status !== 'published' || expiresAt === null || isEndingSoon) return mark
  return <span title={intl.t('company.status.ends', { when: formats.relative(expiresAt, now) })}>{mark}</span>
}
