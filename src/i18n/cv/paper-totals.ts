import type { Experience } from '#src/domain/cv/cv.ts'
import { breakDown, sumService } from '#src/domain/sea-service/break-down.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import type { AppIntl } from '../intl.ts'
import type { PaperTotals } from './paper.ts'
import { lengthOf } from './sea-length.ts'
import { nameTerm } from './term-names.ts'

const MODE = 'calendar'

/** Total sea service, by rank and vessel type, with the method of counting. */
export function writeTotals(intl: AppIntl, experience: readonly Experience[], today: string): PaperTotals | null {
  const { t } = intl
  const { voyages } = readVoyages(experience, today)
  if (voyages.length === 0) return null
  const { total, recent } = sumService(voyages, MODE, today)
  const lines = (['rank', 'vessel'] as const).flatMap((group) =>
    breakDown(voyages, group, MODE, today)
      .filter(({ name }) => name !== null)
      .map(({ name, total: sum }) => ({
        label: nameTerm(group, name ?? '', intl),
        words: lengthOf(intl, sum),
      })),
  )
  return {
    title: t('paper.totals'),
    facts: [
      { label: t('sea-service.total.all'), words: lengthOf(intl, total) },
      { label: t('sea-service.total.recent'), words: lengthOf(intl, recent) },
      ...lines,
    ],
    note: t(`sea-service.about.${MODE}`),
  }
}
