import type { ReactNode } from 'react'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { ComparedOffer, OfferRow } from '#src/domain/offer/compare-offers.ts'
import type { Range } from '#src/domain/offer/day-pay.ts'
import { internetText } from '../chosen-texts.ts'
import { joiningText, joinWindow } from '../fact-texts.ts'
import type { Words } from '../words.ts'

type OfferedVacancy = { vacancy: VacancyDetail; offer: ComparedOffer }

const PARTS = ['basic', 'overtime', 'leave', 'bonus'] as const

const sum = ({ formats }: Words, range: Range, currency: string): ReactNode => (
  <bdi dir="ltr" className="no-wrap">
    {formats.payRange({ ...range, currency })}
  </bdi>
)

/** Lines below each other; all but the first are small. */
const lines = (...texts: ReactNode[]): ReactNode => {
  const [first, ...others] = texts.filter((text) => text !== null && text !== '' && text !== undefined)
  if (first === undefined) return null
  return (
    <>
      {first}
      {others.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <div key={place} className="smallest faint">
          {text}
        </div>
      ))}
    </>
  )
}

function dayText(
  { vacancy: { pay }, offer: { perDay, assumes, ifLeavePaid } }: OfferedVacancy,
  words: Words,
): ReactNode {
  const { t, formats } = words
  return lines(
    sum(words, perDay, pay.currency),
    t(`compare.day.${assumes}`),
    ifLeavePaid && t('compare.day.leave-paid', { pay: formats.payRange({ ...ifLeavePaid, currency: pay.currency }) }),
  )
}

function partsText({ vacancy: { pay }, offer: { parts } }: OfferedVacancy, { t, formats }: Words): ReactNode {
  if (!parts) return null
  return lines(
    ...PARTS.map((part) => {
      const amount = parts[part]
      return amount === null ? null : t(`compare.part.${part}`, { pay: formats.money(amount, pay.currency) })
    }),
  )
}

function licenceText({ vacancy: { licence, employer } }: OfferedVacancy, { t, formats }: Words): ReactNode {
  return lines(
    employer.verified ? t('compare.licence.verified') : t('compare.licence.unverified'),
    licence && <bdi dir="ltr">{licence.number}</bdi>,
    licence && t('compare.licence.until', { date: formats.plainDate(licence.expires) }),
  )
}

/** Cells of the comparison; null if unknown. */
export const OFFER_TEXTS: Record<OfferRow, (told: OfferedVacancy, words: Words) => ReactNode> = {
  pay: ({ vacancy }, words) => <PaySum pay={vacancy.pay} {...words} />,
  kind: ({ offer: { kind } }, { t }) => kind && t(`compare.kind.${kind}`),
  parts: partsText,
  day: dayText,
  usd: ({ offer: { usdPerDay } }, words) => sum(words, usdPerDay, 'USD'),
  total: ({ vacancy, offer: { total } }, words) => total && sum(words, total, vacancy.pay.currency),
  duration: ({ vacancy }, words) => words.duration(vacancy) || null,
  joins: ({ vacancy }, words) => lines(joinWindow(vacancy, words), joiningText(vacancy, words)),
  vessel: ({ vacancy }, words) =>
    lines(
      words.vesselWithClass(vacancy),
      words.sizeAndBuilt(vacancy),
      vacancy.flag && words.formats.flag(vacancy.flag),
    ),
  internet: ({ vacancy }, words) => internetText(vacancy, words) || null,
  travel: ({ vacancy: { travelPaid } }, { t }) =>
    travelPaid === null ? null : t(travelPaid ? 'vacancy.detail.travel-paid' : 'vacancy.detail.travel-own'),
  licence: licenceText,
}
