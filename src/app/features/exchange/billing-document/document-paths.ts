import type { PageContext } from '#src/app/page.ts'
import { COMPANY_DOCUMENTS, SEAMAN_DOCUMENTS } from '#src/contract/billing-document/paths.ts'
import { toPlainDate } from '#src/domain/time.ts'

/** Whose documents a page shows. */
export type Side = 'seaman' | 'company' | 'admin'

export const ADMIN_DOCUMENTS = '/admin/payments/documents'

/** The page above a document, and the one above that. */
export const DOCUMENT_PAGES = {
  seaman: {
    documents: SEAMAN_DOCUMENTS,
    statement: '/seaman/profile/balance/statement',
    balance: '/seaman/profile/balance',
  },
  company: { documents: COMPANY_DOCUMENTS, statement: '/company/balance/statement', balance: '/company/balance' },
} as const

/** How many months can be chosen for a statement. */
const MONTHS = 36

/** The latest months in UTC, YYYY-MM, the current one first. */
export function listMonths(now: number): string[] {
  const date = new Date(now)
  return Array.from({ length: MONTHS }, (_, back) =>
    toPlainDate(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).slice(0, 7),
  )
}

/** The months of the address in order; unknown ones are the current month. */
export function readMonths({ search, now }: Pick<PageContext, 'search' | 'now'>): { from: string; until: string } {
  const months = listMonths(now)
  const [current = ''] = months
  const read = (text: string | undefined) => months.find((month) => month === text) ?? current
  const [from = current, until = current] = [read(search.from), read(search.until)].sort()
  return { from, until }
}
