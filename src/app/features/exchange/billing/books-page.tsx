import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import type { Reconciliations } from '#src/contract/billing/admin-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { BOOKS_KEY, booksAction } from './books-actions.ts'
import { JournalForm } from './journal-form.tsx'
import { OfficeFrame, OfficeNotes } from './office-frame.tsx'
import { Reconciliation } from './reconciliation.tsx'

type Data = { reconciliations: Reconciliations }

const MAX_RUN = 50

/** Comparisons of the books. The address names the one whose differences are shown. */
const reconciliations = (ctx: PageContext) => {
  const { run } = ctx.search
  return pageQuery(ctx, [BOOKS_KEY, run ?? ''], () =>
    ctx.api.call('GET /server/admin/ledger/reconciliation', { query: { run: run?.slice(0, MAX_RUN) } }),
  )
}

/** For admins: comparisons of the books, balances whose orders are stopped, and the export. */
export const booksPage = definePage<Data>({
  queries: (ctx) => ({ reconciliations: reconciliations(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-books.title'), noindex: true }),
  action: booksAction,
  Component: Books,
})

const DONE = { check: 'payments.done.check', lift: 'payments.done.lift' } as const

export function Books({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <OfficeFrame title={t('page.admin-books.title')}>
      <OfficeNotes {...form} done={DONE} />
      <Reconciliation {...form} data={data.reconciliations} isOpen={isConfirmed(form.ctx)} />
      <JournalForm />
    </OfficeFrame>
  )
}
