import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { VacancyRows } from './vacancy-row.tsx'

/** Rows of a page that is not a list. */
const SHOWN = 6

/** The newest of a search, for a page that tells other things too; null when it found none. A list that could not be loaded says so. */
export function newestRows(list: VacancyList | undefined, ctx: PageContext): ReactNode {
  if (!list) return <MissingPart here={ctx.here} />
  const newest = list.items.slice(0, SHOWN)
  return newest.length > 0 ? <VacancyRows vacancies={newest} now={ctx.now} since={ctx.session?.lastVisitAt} /> : null
}
