import type { ReactNode } from 'react'
import type { DocumentRecord, InvoiceLine } from '#src/contract/billing-document/record.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { SheetTable } from './sheet-table.tsx'

/** What was delivered, a line each. */
export function InvoiceLines({ lines, priceVersion }: { lines: readonly InvoiceLine[]; priceVersion: number }) {
  const { t } = useIntl()
  return (
    <SheetTable
      caption={t('billing-document.line.title')}
      columns={[
        { name: t('billing-document.line.number') },
        { name: t('billing-document.line.service') },
        { name: t('billing-document.line.quantity'), isNumber: true },
        { name: t('billing-document.line.unit-price'), isNumber: true },
        { name: t('billing.column.amount'), isNumber: true },
      ]}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document do not change
        <InvoiceLineRow key={index} line={line} number={index + 1} priceVersion={priceVersion} />
      ))}
    </SheetTable>
  )
}

type RowProps = { line: InvoiceLine; number: number; priceVersion: number }

function InvoiceLineRow({ line, number, priceVersion }: RowProps) {
  const { t, code } = useIntl()
  const { amount, integer, number: decimal } = useFormats()
  const { texts, ordered, quantity, unitPrice, discount } = line
  const missing = ordered - quantity
  return (
    <tr>
      <td>{integer(number)}</td>
      <td className="a4-wide">
        <bdi>{texts[code]}</bdi>
        <small>{t('billing-document.line.prices', { version: integer(priceVersion) })}</small>
        {discount !== null && (
          <small>{t('billing-document.line.discount', { percent: decimal(Number(discount)) })}</small>
        )}
        {missing > 0 && (
          <small>{t('billing-document.line.missing', { ordered: integer(ordered), missing: integer(missing) })}</small>
        )}
      </td>
      <td className="number" data-l={t('billing-document.line.quantity')}>
        {integer(quantity)}
      </td>
      <td className="number" data-l={t('billing-document.line.unit-price')}>
        {amount(unitPrice)}
      </td>
      <td className="number a4-beside">{amount(line.amount)}</td>
    </tr>
  )
}

type CreditedLine = Extract<DocumentRecord, { kind: 'credit-note' }>['lines'][number]

/** What was returned, by line of the invoice. */
export function CreditedLines({ lines }: { lines: readonly CreditedLine[] }) {
  const { t, code } = useIntl()
  const { amount, integer } = useFormats()
  return (
    <SheetTable
      caption={t('billing-document.line.title')}
      columns={[
        { name: t('billing-document.line.number') },
        { name: t('billing-document.line.service') },
        { name: t('billing.column.amount'), isNumber: true },
      ]}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document do not change
        <tr key={index}>
          <td>{integer(index + 1)}</td>
          <td className="a4-wide">
            <bdi>{line.texts[code]}</bdi>
          </td>
          <td className="number a4-beside">{amount(line.amount)}</td>
        </tr>
      ))}
    </SheetTable>
  )
}

export type TotalRow = { label: ReactNode; amount: Amount; isBig?: boolean }

/** The totals at the end of a document. */
export function TotalRows({ rows }: { rows: readonly TotalRow[] }) {
  const { amount } = useFormats()
  return (
    <table className="a4-totals">
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document do not change
          <tr key={index} className={row.isBig ? 'big' : undefined}>
            <th scope="row">{row.label}</th>
            <td className="number">{amount(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
