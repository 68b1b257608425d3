import { FactStrip } from '#src/app/ui/facts.tsx'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Figures about open vacancies; unknown ones are left out. */
export function LiveNumbers({ overview }: { overview: Overview }) {
  const { t } = useIntl()
  const { number } = useFormats()
  const { openVacancies, publishedToday, verifiedEmployers, usualAnswerHours } = overview
  const figures = [
    { label: t('landing.numbers.open'), value: number(openVacancies) },
    { label: t('landing.numbers.today'), value: number(publishedToday) },
    { label: t('landing.numbers.verified'), value: number(verifiedEmployers) },
    ...(usualAnswerHours === null
      ? []
      : [{ label: t('landing.numbers.answer'), value: t('landing.numbers.hours', { count: usualAnswerHours }) }]),
  ]
  return <FactStrip figures={figures} className={figures.length === 3 ? 'big first three' : 'big first'} />
}
