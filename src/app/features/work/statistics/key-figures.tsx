import { FactStrip } from '#src/app/ui/facts.tsx'
import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import type { Period } from '#src/domain/statistics/periods.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useFigureTexts } from './use-figure-texts.ts'

type Props = { statistics: CompanyStatistics; period: Period }

/** The main figures, each with what it is compared with. */
export function KeyFigures({ statistics: { views, applications, answers, fill, market }, period }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const texts = useFigureTexts()
  const { none, share, hours, days, percentOf } = texts
  return (
    <FactStrip
      className="big"
      figures={[
        {
          label: t('statistics.views'),
          value: integer(views.now),
          note: t(`statistics.before.${period}`, { value: integer(views.before) }),
        },
        {
          label: t('company.column.applications'),
          value: integer(applications.now),
          note: t(`statistics.before.${period}`, { value: integer(applications.before) }),
        },
        {
          label: t('statistics.answered.label'),
          value: share(answers.inTime, answers.due),
          note: (
            <>
              {t('statistics.answered.due', { count: answers.due })}
              <br />
              {texts.market(market.answers.inTime, percentOf)}
              {answers.hours !== null && (
                <>
                  <br />
                  {t('statistics.answer-time', { time: hours(answers.hours) })} ·{' '}
                  {texts.market(market.answers.hours, hours)}
                </>
              )}
            </>
          ),
        },
        {
          label: t('statistics.fill.median'),
          value: fill.days === null ? none : days(fill.days),
          note: (
            <>
              {texts.market(market.fill.days, days)}
              <br />
              {t('statistics.fill.count', { count: fill.filled })}
            </>
          ),
        },
      ]}
    />
  )
}
