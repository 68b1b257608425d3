import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import { filtersOn } from '#src/contract/http/describe-list.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useLinesColumns } from './lines-columns.tsx'
import { LinesFilter } from './lines-filter.tsx'
import { Purse } from './purse.tsx'
import type { ShownLines } from './queries.ts'

export type BalanceData = { balance: OwnBalance }

type Props = {
  data: BalanceData
  ctx: PageContext
  shown: ShownLines
  title: string
  lead: string
  /** A link to the page above, and one below the lead. */
  back?: ReactNode
  more?: ReactNode
  /** Between the sums and the history. */
  children?: ReactNode
  /** Below the history. */
  end?: ReactNode
}

/** A balance and what changed it. */
export function BalanceView({ data: { balance }, ctx, shown, title, lead, back, more, children, end }: Props) {
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
      <p className="small muted under">{t('billing.page.apart')}</p>
      {children}
      <section className="section">
        <h2>{t('billing.lines.title')}</h2>
        <Lines data={balance} ctx={ctx} shown={shown} />
      </section>
      {end}
    </div>
  )
}

function Debt({ balances }: Pick<OwnBalance, 'balances'>) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const owed = balances.map((own) => own.owed).filter(isPositive)
  if (owed.length === 0) return null
  return (
    <Notice level={2} title={t('billing.owed.title', { amounts: list(owed.map(amount)) })}>
      {t('billing.owed.text')}
    </Notice>
  )
}

function Lines({ data, ctx, shown }: { data: OwnBalance; ctx: PageContext; shown: ShownLines }) {
  const { t } = useIntl()
  const columns = useLinesColumns(shown.path)
  const isFiltered = filtersOn(shown.list, shown.query).length > 0
  return (
    <ListView
      {...shown}
      data={data}
      ctx={ctx}
      caption={t('billing.lines.title')}
      columns={columns}
      idOf={({ id }) => id}
      className=""
      filters={(isFiltered || data.total > 0) && <LinesFilter {...shown} />}
      none={{ title: t('billing.none.title'), text: t('billing.none.text') }}
    />
  )
}
