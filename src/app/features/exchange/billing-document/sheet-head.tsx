import type { ReactNode } from 'react'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import type { Buyer, Seller } from '#src/contract/billing-document/record.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type HeadProps = { product: string; title: string; number?: string; note?: string }

/** The mark, the kind of document and its number. */
export function SheetHead({ product, title, number, note }: HeadProps) {
  return (
    <header className="a4-top">
      <p className="a4-brand">
        <SignalFlag letter="g" />
        <span>{product}</span>
      </p>
      <div>
        <h1>{title}</h1>
        {number && (
          <p>
            <bdi dir="ltr">{number}</bdi>
          </p>
        )}
        {note && <p>{note}</p>}
      </div>
    </header>
  )
}

/** Seller, buyer and facts of a document, side by side. */
export const Parties = ({ children }: { children: ReactNode }) => <div className="a4-parties">{children}</div>

export function SellerPart({ seller }: { seller: Seller }) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <section>
      <h2>{t('billing-document.part.seller')}</h2>
      <p className="bold">
        <bdi>{seller.name}</bdi>
      </p>
      <p>
        <bdi>{seller.address}</bdi>
      </p>
      <p>{country(seller.country)}</p>
      <p>
        <bdi>{seller.register}</bdi>
      </p>
      <TaxNumber number={seller.taxNumber} />
      <p>
        <bdi dir="ltr">{seller.email}</bdi>
      </p>
    </section>
  )
}

export function BuyerPart({ buyer }: { buyer: Buyer | null }) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <section>
      <h2>{t('billing-document.part.buyer')}</h2>
      {buyer && buyer.name !== '' ? (
        <>
          <p className="bold">
            <bdi>{buyer.name}</bdi>
          </p>
          {buyer.address && (
            <p>
              <bdi>{buyer.address}</bdi>
            </p>
          )}
          <p>{country(buyer.country)}</p>
          <TaxNumber number={buyer.taxNumber} />
          {buyer.kind === 'person' && <p>{t('billing-document.part.person')}</p>}
        </>
      ) : (
        <p>{t('billing-document.part.emptied')}</p>
      )}
    </section>
  )
}

function TaxNumber({ number }: { number: string }) {
  const { t } = useIntl()
  return number === '' ? null : <p>{t('billing-document.part.tax-number', { number })}</p>
}

export type SheetFact = { label: string; value: ReactNode }

export function FactsPart({ title, facts }: { title: string; facts: readonly SheetFact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className="a4-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The end of the last page. */
export function SheetEnd({ seller }: { seller: Seller }) {
  const { t } = useIntl()
  const words = [seller.name, seller.address, seller.register].join(', ')
  return (
    <footer className="a4-end">
      <p>
        <bdi>{words}</bdi>
      </p>
      <p>{t('billing-document.end')}</p>
    </footer>
  )
}
