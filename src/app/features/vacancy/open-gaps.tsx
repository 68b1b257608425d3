import { GapList } from '#src/app/ui/gap-list.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { VacancyDetail } from '#src/contract/schemas/vacancy.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Before applying: what the company will find missing, none of which keeps anybody from it. */
export function OpenGaps({ gaps }: Pick<VacancyDetail, 'gaps'>) {
  const { t } = useIntl()
  if (!gaps || gaps.length === 0) return null
  return (
    <Notice tone="land" title={t('sent.gap.count', { count: gaps.length })}>
      <GapList items={gaps.map((gap) => ({ gap, mended: false }))} mends />
      <p className="small">{t('sent.gap.before')}</p>
    </Notice>
  )
}
