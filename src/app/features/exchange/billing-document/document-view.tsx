import type { DocumentRecord } from '#src/contract/billing-document/record.ts'
import type { BillingDocument } from '#src/contract/billing-document/schemas.ts'
import { type Amount, isPositive, negate, subtract } from '#src/domain/money/amount.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ServiceNote, TaxNote } from './document-notes.tsx'
import { BuyerPart, FactsPart, Parties, SellerPart, SheetEnd, type SheetFact, SheetHead } from './sheet-head.tsx'
import { CreditedLines, InvoiceLines, type TotalRow, TotalRows } from './sheet-lines.tsx'

type Kind<Name extends DocumentRecord['kind']> = Extract<DocumentRecord, { kind: Name }>
type Part<Name extends DocumentRecord['kind']> = { document: BillingDocument; record: Kind<Name> }

/** A document as it was issued. */
export function DocumentView({ document, product }: { document: BillingDocument; product: string }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { record, buyer, number, issuedAt } = document
  const isPaid = record.kind === 'invoice'
  return (
    <>
      <SheetHead
        product={product}
        title={t(`billing-document.kind.${record.kind}`)}
        number={number}
        {...(isPaid && { note: t('billing-document.paid', { date: date(issuedAt) }) })}
      />
      <Parties>
        <SellerPart seller={record.seller} />
        <BuyerPart buyer={buyer} />
        <FactsPart title={t('billing-document.part.document')} facts={useDocumentFacts(document)} />
      </Parties>
      {record.kind === 'invoice' && <Invoice document={document} record={record} />}
      {record.kind === 'credit-note' && <CreditNote document={document} record={record} />}
      {record.kind === 'receipt' && <Receipt document={document} record={record} />}
      <SheetEnd seller={record.seller} />
    </>
  )
}

const orderOf = (record: DocumentRecord) =>
  record.kind === 'receipt' ? ('order' in record.paid ? record.paid.order : undefined) : record.order

function useDocumentFacts({ record, issuedAt, total }: BillingDocument): SheetFact[] {
  const { t } = useIntl()
  const { date, dateRange, currencyName } = useFormats()
  const order = orderOf(record)
  return [
    { label: t('billing-document.fact.issued'), value: date(issuedAt) },
    ...(record.kind === 'invoice'
      ? [
          {
            label: t('billing-document.fact.supplied'),
            value: dateRange(toPlainDate(record.supplied.from), toPlainDate(record.supplied.until)),
          },
        ]
      : []),
    ...(order
      ? [
          { label: t('billing-document.fact.order'), value: <bdi dir="ltr">{order.reference}</bdi> },
          { label: t('billing-document.fact.ordered'), value: date(order.at) },
        ]
      : []),
    { label: t('billing.filter.currency'), value: `${currencyName(total.currency)} (${total.currency})` },
  ]
}

/** Net amount, tax and total. Amounts of a document without tax are the total alone. */
function useTotals({ totals, tax }: Pick<Kind<'invoice'>, 'totals' | 'tax'>): TotalRow[] {
  const { t } = useIntl()
  const { number } = useFormats()
  if (!('percent' in tax)) return [{ label: t('billing-document.total.gross'), amount: totals.gross, isBig: true }]
  const rate = number(Number(tax.percent))
  return [
    { label: t('billing-document.total.net'), amount: totals.net },
    { label: t('billing-document.total.tax', { wording: tax.wording, rate }), amount: totals.tax },
    { label: t('billing-document.total.with-tax'), amount: totals.gross, isBig: true },
  ]
}

function Invoice({ document, record }: Part<'invoice'>) {
  const { t } = useIntl()
  const totals = useTotals(record)
  const { paid } = record
  const left = subtract(subtract(record.totals.gross, paid.bonus), paid.balance)
  return (
    <>
      <InvoiceLines lines={record.lines} priceVersion={record.order.priceVersion} />
      <TotalRows
        rows={[
          ...totals,
          ...listParts(paid, (part) => t(PAID[part])).map((row) => ({ ...row, amount: negate(row.amount) })),
          { label: t('billing-document.total.left'), amount: left, isBig: true },
        ]}
      />
      <div className="a4-notes">
        <TaxNote tax={record.tax} />
        <ServiceNote buyer={document.buyer} />
      </div>
    </>
  )
}

const PAID = { bonus: 'billing-document.total.paid-bonus', balance: 'billing-document.total.paid-balance' } as const
const RETURNED = {
  bonus: 'billing-document.total.returned-bonus',
  balance: 'billing-document.total.returned-balance',
} as const

type Parts = { bonus: Amount; balance: Amount }

/** What was taken from bonus and balance, without what is 0. */
const listParts = (parts: Parts, label: (part: keyof Parts) => string): TotalRow[] =>
  (['bonus', 'balance'] as const)
    .filter((part) => isPositive(parts[part]))
    .map((part) => ({ label: label(part), amount: parts[part] }))

function CreditNote({ record }: Part<'credit-note'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const totals = useTotals(record)
  const { invoice, reason, returned } = record
  const rows = listParts(returned, (part) => t(RETURNED[part]))
  return (
    <>
      <p>{t('billing-document.credit.of', { number: invoice.number, date: date(invoice.at) })}</p>
      <p>{t(`billing-document.reason.${reason}`)}</p>
      <CreditedLines lines={record.lines} />
      <TotalRows rows={[...totals, ...rows]} />
      <div className="a4-notes">
        <TaxNote tax={record.tax} />
      </div>
    </>
  )
}

function Receipt({ record }: Part<'receipt'>) {
  const { t } = useIntl()
  const { amount, paid } = record
  const parts = 'order' in paid ? listParts(paid, (part) => t(PAID[part])) : []
  return (
    <>
      <p>
        {'topUp' in paid
          ? t('billing-document.receipt.top-up', { reference: paid.topUp })
          : t('billing-document.receipt.order', { reference: paid.order.reference })}
      </p>
      <TotalRows rows={[{ label: t('billing-document.total.received'), amount, isBig: true }, ...parts]} />
    </>
  )
}
