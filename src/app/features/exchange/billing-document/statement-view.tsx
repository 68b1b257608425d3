import { Fragment } from 'react'
import { useReference } from '#src/app/features/exchange/billing/line-reference.ts'
import type { Statement } from '#src/contract/billing-document/schemas.ts'
import { nameOfLine } from '#src/domain/money/line-name.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BuyerPart, FactsPart, Parties, SellerPart, SheetEnd, SheetHead } from './sheet-head.tsx'
import { TotalRows } from './sheet-lines.tsx'
import { SheetTable } from './sheet-table.tsx'

/** What changed a balance over a time, from the ledger. */
export function StatementView({ statement, product }: { statement: Statement; product: string }) {
  const { t } = useIntl()
  const { dateRange, currencyName } = useFormats()
  const { seller, holder, from, until, opening, closing, parts } = statement
  const { currency } = opening
  return (
    <>
      <SheetHead product={product} title={t('billing-document.statement.title')} />
      <Parties>
        {seller && <SellerPart seller={seller} />}
        <BuyerPart buyer={holder} />
        <FactsPart
          title={t('billing-document.part.document')}
          facts={[
            // The time ends before the last instant.
            {
              label: t('billing-document.statement.period'),
              value: dateRange(toPlainDate(from), toPlainDate(until - 1)),
            },
            { label: t('billing.filter.currency'), value: `${currencyName(currency)} (${currency})` },
          ]}
        />
      </Parties>
      <StatementLines statement={statement} />
      <TotalRows
        rows={[
          { label: t('billing-document.statement.closing'), amount: closing, isBig: true },
          { label: t('billing.sum.available'), amount: parts.available },
          { label: t('billing.sum.held'), amount: parts.held },
          { label: t('billing.sum.bonus'), amount: parts.bonus },
          { label: t('billing.account.receivable'), amount: parts.owed },
        ]}
      />
      {seller && <SheetEnd seller={seller} />}
    </>
  )
}

function StatementLines({ statement: { lines, opening, mostLines } }: { statement: Statement }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <SheetTable
      caption={t('billing.lines.title')}
      columns={[
        { name: t('billing.column.date') },
        { name: t('billing.column.entry') },
        { name: t('billing.column.amount'), isNumber: true },
        { name: t('billing-document.statement.balance'), isNumber: true },
      ]}
    >
      <tr>
        <td />
        <td>{t('billing-document.statement.opening')}</td>
        <td />
        <td className="number a4-beside">{amount(opening)}</td>
      </tr>
      {lines.map((line) => (
        <StatementRow key={line.reference} line={line} />
      ))}
      {lines.length === 0 && (
        <tr>
          <td />
          <td className="a4-wide" colSpan={3}>
            {mostLines === null
              ? t('billing-document.statement.none')
              : t('billing-document.statement.long', { most: mostLines })}
          </td>
        </tr>
      )}
    </SheetTable>
  )
}

/** An entry, with the references by which it is found in other books. */
function StatementRow({ line }: { line: Statement['lines'][number] }) {
  const { t } = useIntl()
  const { amount, change, date } = useFormats()
  const referenceOf = useReference()
  return (
    <tr>
      <td>{date(line.at)}</td>
      <td className="a4-wide">
        {t(nameOfLine(line))}
        {line.links.length > 0 && (
          <small>
            {line.links.map((link, index) => (
              <Fragment key={`${link.kind} ${link.id}`}>
                {index > 0 && ' · '}
                <bdi>{referenceOf(link)}</bdi>
              </Fragment>
            ))}
          </small>
        )}
      </td>
      <td className="number a4-beside">{change(line.amount)}</td>
      <td className="number a4-wide" data-l={t('billing-document.statement.balance')}>
        {amount(line.balance)}
      </td>
    </tr>
  )
}
