import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { BalanceLine } from '#src/contract/billing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What changed a balance, an entry a row. Admins see its reference too. */
export function LinesTable({ items, isForAdmins }: { items: readonly BalanceLine[]; isForAdmins?: boolean }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('billing.lines.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('billing.column.date')}</th>
          <th scope="col">{t('billing.column.entry')}</th>
          <th scope="col" className="number">
            {t('billing.column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <LineRow key={line.id} line={line} isForAdmins={isForAdmins} />
        ))}
      </tbody>
    </table>
  )
}

function LineRow({ line, isForAdmins }: { line: BalanceLine; isForAdmins: boolean | undefined }) {
  const { t } = useIntl()
  const { change, date, list } = useFormats()
  const { kind, amount, changes, until, at } = line
  const accounts = changes.map((one) =>
    t('billing.line.change', { account: t(`billing.account.${one.account}`), amount: change(one.amount) }),
  )
  return (
    <tr>
      <td className="faint no-wrap">
        <ShortDate date={at} />
      </td>
      <td className="full">
        <span className="bold">{t(`billing.line.${kind}`)}</span>
        <div className="small muted">{list(accounts)}</div>
        {isForAdmins && <div className="small faint">{line.reference}</div>}
        {until !== null && <div className="small muted">{t('billing.line.until', { date: date(until) })}</div>}
      </td>
      <td className="number bold no-wrap">{change(amount)}</td>
    </tr>
  )
}
