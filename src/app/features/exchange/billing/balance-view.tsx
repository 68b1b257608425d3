import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { EmptyState, Notice } from '#src/app/ui/states.tsx'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LinesFilter } from './lines-filter.tsx'
import { LinesTable } from './lines-table.tsx'
import { Purse } from './purse.tsx'
import { readFilter } from './queries.ts'

export type BalanceData = { balance: OwnBalance }

type Props = {
  data: BalanceData
  ctx: PageContext
  path: string
  title: string
  lead: string
  /** A link to the page above, and one below the lead. */
  back?: ReactNode
  more?: ReactNode
  /** Between the sums and the history. */
  children?: ReactNode
}

/** A balance and what changed it. */
export function BalanceView({ data: { balance }, ctx, path, title, lead, back, more, children }: Props) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          {back && <p className="small">{back}</p>}
          <h1>{title}</h1>
          <p className="muted">{lead}</p>
          {more && <p className="small">{more}</p>}
        </div>
      </header>
      <Debt balances={balance.balances} />
      <Purse balances={balance.balances} />
      <p className="small muted">{t('billing.page.apart')}</p>
      {children}
      <section className="section">
        <h2>{t('billing.lines.title')}</h2>
        <Lines {...balance} ctx={ctx} path={path} />
      </section>
    </div>
  )
}

function Debt({ balances }: Pick<OwnBalance, 'balances'>) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const owed = balances.map((own) => own.owed).filter(isPositive)
  if (owed.length === 0) return null
  return <Notice title={t('billing.owed.title', { amounts: list(owed.map(amount)) })}>{t('billing.owed.text')}</Notice>
}

function Lines({ items, next, ctx, path }: OwnBalance & { ctx: PageContext; path: string }) {
  const { t } = useIntl()
  const { before, ...filter } = readFilter(ctx)
  const isFiltered = Boolean(filter.group ?? filter.currency)
  if (items.length === 0 && !isFiltered && !before)
    return <EmptyState title={t('billing.none.title')} text={t('billing.none.text')} />
  return (
    <>
      <LinesFilter path={path} {...filter} />
      {items.length === 0 ? (
        <EmptyState
          title={t('billing.none.filtered')}
          action={<PathLink path={path}>{t('billing.none.all')}</PathLink>}
        />
      ) : (
        <LinesTable items={items} />
      )}
      <p className="row">
        {before && <PathLink path={withQuery(path, filter)}>{t('security.history.newest')}</PathLink>}
        {next && <PathLink path={withQuery(path, { ...filter, before: next })}>{t('security.history.older')}</PathLink>}
      </p>
    </>
  )
}
