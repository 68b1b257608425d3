import { useLinesColumns } from '#src/app/features/exchange/billing/lines-columns.tsx'
import { OfficeFrame, OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { PastBalance } from '#src/app/features/exchange/billing/past-balance.tsx'
import { Purse } from '#src/app/features/exchange/billing/purse.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { DataTable } from '#src/app/ui/table/index.ts'
import type { AdminLine, FoundBalance, LedgerFinding } from '#src/contract/billing/admin-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ledgerAction } from './payments-actions.ts'
import { AdjustForm, FindForm } from './payments-forms.tsx'
import { ledger } from './payments-queries.ts'
import { ProposeForm } from './proposal-form.tsx'

type Data = { ledger: LedgerFinding }

/** For admins: the balance of a seafarer or company, and corrections and reversals that one admin proposes. */
export const ledgerPage = definePage<Data>({
  queries: (ctx) => ({ ledger: ledger(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-ledger.title'), noindex: true }),
  action: ledgerAction,
  Component: Ledger,
})

const DONE = { propose: 'payments.done.propose', reverse: 'payments.done.reverse' } as const

export function Ledger({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const { find = '' } = ctx.search
  const { found } = data.ledger
  const isOpen = isConfirmed(ctx)
  return (
    <OfficeFrame title={t('page.admin-ledger.title')} lead={t('payments.page.lead')}>
      <OfficeNotes {...form} done={DONE} />
      <FindForm find={find} />
      {found && <Found {...form} found={found} find={find} isOpen={isOpen} />}
      {!found && find.trim() !== '' && (
        <EmptyState title={t('payments.find.none')} text={t('payments.find.none-text')} />
      )}
      {found && isOpen && (
        <div className="halves section">
          <AdjustForm {...form} find={found.holderId ?? find} />
        </div>
      )}
    </OfficeFrame>
  )
}

type FoundProps = ActProps & { found: FoundBalance; find: string; isOpen: boolean }

function Found({ found, find, isOpen, ...form }: FoundProps) {
  const { t } = useIntl()
  const columns = useLinesColumns<AdminLine>({
    below: ({ id, mayReverse }) => mayReverse && isOpen && <ReverseForm {...form} id={id} />,
  })
  const { name, holderId, balances, past, items, next } = found
  return (
    <section className="section column gap-4">
      <h2>{name ? <bdi>{name}</bdi> : t('payments.found.erased')}</h2>
      {holderId && <p className="small muted">{t('payments.found.holder', { id: holderId })}</p>}
      <Purse balances={balances} />
      <PastBalance find={find} past={past} />
      {items.length === 0 ? (
        <p className="muted">{t('billing.none.title')}</p>
      ) : (
        <DataTable
          ctx={form.ctx}
          name="ledger-lines"
          caption={t('billing.lines.title')}
          columns={columns}
          rows={items}
          idOf={({ id }) => id}
        />
      )}
      {next && (
        <p>
          <Link to="/admin/payments/ledger" search={{ find, before: next }}>
            {t('security.history.older')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The opposite of a correction, which another admin confirms. */
function ReverseForm({ id, ...form }: ActProps & { id: string }) {
  const { t } = useIntl()
  const title = t('payments.reverse.title')
  return (
    <Disclosure summary={title}>
      <ProposeForm {...form} action={ledgerAction} act="reverse" entry={{ field: 'line', id }} label={title}>
        <p className="small">{t('payments.reverse.text')}</p>
      </ProposeForm>
    </Disclosure>
  )
}
