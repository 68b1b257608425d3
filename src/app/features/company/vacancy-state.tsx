import type { OwnVacancy } from '../../../contract/schemas/application.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { StateMark } from '../../ui/marks.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

const SOON = 7 * 86_400_000

const KINDS = { published: 'ok', moderation: 'note', draft: 'line', expired: 'plain', closed: 'plain' } as const

/** The state of an own vacancy; one that ends within a week says when, others to a resting pointer. */
export function VacancyState({ vacancy, now }: { vacancy: OwnVacancy; now: number }) {
  const { t } = useIntl()
  const { relative } = useFormats()
  const { status, expiresAt } = vacancy
  if (status === 'published' && expiresAt !== null && expiresAt - now < SOON) {
    return <StateMark kind="warn">{t('company.status.ends', { when: relative(expiresAt, now) })}</StateMark>
  }
  const mark = <StateMark kind={KINDS[status]}>{t(`company.status.${status}`)}</StateMark>
  if (status !== 'published' || expiresAt === null) return mark
  return (
    <Tooltip text={t('company.status.ends', { when: relative(expiresAt, now) })}>
      <span>{mark}</span>
    </Tooltip>
  )
}
