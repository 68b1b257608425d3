import type { Buyer, DocumentTax } from '#src/contract/billing-document/record.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** By which rule tax is charged, or why none is. */
export function TaxNote({ tax }: { tax: DocumentTax }) {
  const { t } = useIntl()
  const { integer } = useFormats()
  return (
    <section>
      <h2>{t('billing-document.note.tax')}</h2>
      {'percent' in tax ? (
        <p>
          {t('billing-document.note.rule', {
            wording: tax.wording,
            source: tax.source,
            version: integer(tax.version),
          })}
        </p>
      ) : (
        <>
          <p>{t(`billing-document.no-tax.${tax.none}`)}</p>
          {tax.law && (
            <p>
              <bdi>{tax.law}</bdi>
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** What a seafarer did not buy. */
export function ServiceNote({ buyer }: { buyer: Buyer | null }) {
  const { t } = useIntl()
  if (buyer?.kind !== 'person') return null
  return (
    <section>
      <h2>{t('billing-document.note.service')}</h2>
      <p>{t('billing-document.note.no-fee')}</p>
    </section>
  )
}
