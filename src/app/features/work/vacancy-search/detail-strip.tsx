import { FactStrip } from '#src/app/ui/facts.tsx'
import { payLabel } from '#src/i18n/pay-text.ts'
import { areaFact } from './chosen-facts.tsx'
import type { DetailProps } from './detail-props.ts'
import { joiningText } from './fact-texts.ts'

/** The four main facts. */
export function DetailStrip({ vacancy, words }: DetailProps) {
  const { t, formats } = words
  const { pay } = vacancy
  const area = areaFact(vacancy, words)
  const figures = [
    {
      label: t(payLabel(pay)),
      value: <bdi dir="ltr">{formats.payRange(pay)}</bdi>,
    },
    { label: t('vacancy.detail.joins'), value: formats.plainDate(vacancy.joinFrom), note: joiningText(vacancy, words) },
    { label: t('vacancy.detail.contract'), value: words.duration(vacancy) || t('vacancy.detail.unsaid') },
    area
      ? { label: t('vacancy.detail.area'), value: area }
      : { label: t('vacancy.detail.positions'), value: formats.number(vacancy.positions) },
  ]
  return <FactStrip figures={figures} />
}
