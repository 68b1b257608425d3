import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { VacancyRows } from './vacancy-row.tsx'

/** Rows on other pages than lists. */
const SHOWN = 6

/** Returns the newest vacancies of a search for another page; null without results. A failed list shows an error. */
export function newestRows(list: VacancyList | undefined, ctx: PageContext): ReactNode {
  if (!list) return <MissingPart here={ctx.here} />
  const newest = list.items.slice(0, SHOWN)
  return newest.length > 0 ? <VacancyRows vacancies={newest} now={ctx.now} since={ctx.session?.lastVisitAt} /> : null
}
