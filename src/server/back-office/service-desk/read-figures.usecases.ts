import type { ServiceFigures } from '#src/contract/service-desk/schemas.ts'
import { FIGURE_DAYS, type FigurePeriod } from '#src/domain/service/figure-periods.ts'
import { DAY } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFigures } from './figures.repository.ts'

/** Returns the figures of the parts that were ordered in a period until now. */
export const getFigures = async (
  { db, clock }: Needs<'db' | 'clock'>,
  period: FigurePeriod,
): Promise<ServiceFigures> => {
  const now = clock()
  return { period, items: await findFigures(db, { since: now - FIGURE_DAYS[period] * DAY, now }) }
}
