import type { ReactNode } from 'react'
import { Link } from '#src/app/ui/link.tsx'
import type { AdminOrder } from '#src/contract/order/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type TableProps = { title: string; columns: readonly { name: string; isNumber?: true }[]; children: ReactNode }

function Table({ title, columns, children }: TableProps) {
  return (
    <section className="section column gap-2">
      <h2>{title}</h2>
      <table className="table stack">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber && 'number'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

/** What was ordered, delivered, charged and refunded, by line. */
export function OrderLines({ order: { lines } }: { order: AdminOrder }) {
  const { t, code } = useIntl()
  const { amount, integer } = useFormats()
  return (
    <Table
      title={t('billing-document.line.title')}
      columns={[
        { name: t('billing-document.line.service') },
        { name: t('order.column.delivered'), isNumber: true },
        { name: t('billing-document.line.unit-price'), isNumber: true },
        { name: t('order.column.charged'), isNumber: true },
        { name: t('order.column.refunded'), isNumber: true },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.position}>
          <td className="full">
            {integer(line.position + 1)}. <bdi>{line.texts[code]}</bdi>
          </td>
          <td className="number">
            {t('order.line.of', { delivered: integer(line.delivered), ordered: integer(line.quantity) })}
          </td>
          <td className="number" data-l={t('billing-document.line.unit-price')}>
            {amount(line.unitPrice)}
          </td>
          <td className="number" data-l={t('order.column.charged')}>
            {amount(line.charged)}
          </td>
          <td className="number" data-l={t('order.column.refunded')}>
            {amount(line.refunded)}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Its documents, if it has any. */
export function OrderDocuments({ documents }: Pick<AdminOrder, 'documents'>) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  if (documents.length === 0) return null
  return (
    <Table
      title={t('billing-document.list.title')}
      columns={[
        { name: t('billing-document.part.document') },
        { name: t('billing.column.date') },
        { name: t('billing.column.amount'), isNumber: true },
      ]}
    >
      {documents.map(({ number, kind, issuedAt, total }) => (
        <tr key={number}>
          <td className="full">
            {t(`billing-document.kind.${kind}`)}{' '}
            <Link to="/admin/payments/documents/$number" params={{ number: number.toLowerCase() }}>
              <bdi dir="ltr">{number}</bdi>
            </Link>
          </td>
          <td>{date(issuedAt)}</td>
          <td className="number">{amount(total)}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Every change, with the entry of the ledger. */
export function OrderHistory({ events }: Pick<AdminOrder, 'events'>) {
  const { t } = useIntl()
  const { amount, dateTime } = useFormats()
  return (
    <Table
      title={t('billing.lines.title')}
      columns={[
        { name: t('billing.column.date') },
        { name: t('billing.column.entry') },
        { name: t('billing.column.amount'), isNumber: true },
      ]}
    >
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end
        <tr key={index}>
          <td className="no-wrap">{dateTime(event.at)}</td>
          <td className="full">
            <span className="bold">{t(`order.act.${event.act}`)}</span>
            {event.reason && <div className="small">{t(`billing-document.reason.${event.reason}`)}</div>}
            {event.actor && (
              <div className="small muted">
                <bdi>{event.actor}</bdi>
              </div>
            )}
            {event.entry && (
              <div className="small muted break-anywhere">
                <bdi dir="ltr">{event.entry}</bdi>
              </div>
            )}
          </td>
          <td className="number">{isPositive(event.amount) && amount(event.amount)}</td>
        </tr>
      ))}
    </Table>
  )
}
