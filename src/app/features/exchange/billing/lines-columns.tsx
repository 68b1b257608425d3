import type { ReactNode } from 'react'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { BalanceLine } from '#src/contract/billing/schemas.ts'
import { isOfPayback, nameOfLine } from '#src/domain/money/line-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LineLinks } from './line-links.tsx'
import type { BalancePath } from './queries.ts'

type ForAdmins<Line> = { below: (line: Line) => ReactNode }

/** The columns of a balance, an entry a row. `of`: the page of the own balance; for admins references replace the links. */
export function useLinesColumns<Line extends BalanceLine>(of: BalancePath | ForAdmins<Line>): Column<Line>[] {
  const { t } = useIntl()
  const { amount, change } = useFormats()
  return [
    {
      id: 'date',
      name: t('billing.column.date'),
      className: 'faint no-wrap',
      cell: ({ at }) => <ShortDate date={at} />,
    },
    {
      id: 'entry',
      name: t('billing.column.entry'),
      className: 'full',
      cell: (line) =>
        typeof of === 'string' ? (
          <Entry line={line} more={<LineLinks links={line.links} path={of} />} />
        ) : (
          <Entry line={line} more={<div className="small faint break-anywhere">{line.reference}</div>}>
            {of.below(line)}
          </Entry>
        ),
    },
    {
      id: 'amount',
      name: t('billing.column.amount'),
      isNumber: true,
      className: 'bold no-wrap',
      cell: (line) => change(line.amount),
    },
    {
      id: 'after',
      name: t('billing.column.after'),
      isNumber: true,
      isNamed: true,
      className: 'no-wrap',
      cell: ({ availableAfter }) => amount(availableAfter),
    },
  ]
}

function Entry({ line, more, children }: { line: BalanceLine; more: ReactNode; children?: ReactNode }) {
  const { t } = useIntl()
  const { change, date, list } = useFormats()
  const { changes, until } = line
  const accounts = changes.map((one) =>
    t('billing.line.change', { account: t(`billing.account.${one.account}`), amount: change(one.amount) }),
  )
  return (
    <>
      <span className="bold">{t(nameOfLine(line))}</span>
      <div className="small muted">{list(accounts)}</div>
      {more}
      {until !== null && !isOfPayback(line) && (
        <div className="small muted">{t('billing.line.until', { date: date(until) })}</div>
      )}
      {children}
    </>
  )
}
