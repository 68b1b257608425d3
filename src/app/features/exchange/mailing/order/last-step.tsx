import type { Funds } from '#src/app/features/exchange/order/funds.ts'
import { BeginField } from '#src/app/features/exchange/order-withdrawal/begin-field.tsx'
import { sortCountries } from '#src/app/ui/forms/country-options.ts'
import { useField } from '#src/app/ui/forms/form-context.ts'
import { SelectField } from '#src/app/ui/forms/index.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { MailingQuoteAnswer, OwnDocuments } from '#src/contract/mailing/order-schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { isInEea } from '#src/domain/vocabulary/eea.ts'
import { nameDocument } from '#src/i18n/cv/term-names.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { PayBox } from './pay-box.tsx'
import { consentOf, seenOf } from './seen.ts'

type Props = Funds & {
  quote: MailingQuoteAnswer | undefined
  /** Those that the agencies may open. */
  documents: OwnDocuments['items']
}

/** Where the person lives, the countries in words with the consent, the price, and the order. */
export function LastStep({ quote, documents, ...funds }: Props) {
  const { t } = useIntl()
  return (
    <>
      <Terms />
      {!quote && <p className="small">{t('mailing-order.reach.failed')}</p>}
      {quote?.off && <Off off={quote.off} />}
      {quote && !quote.off && quote.reach.agencies === 0 && <p className="small">{t('mailing-order.reach.none')}</p>}
      {quote && !quote.off && quote.reach.agencies > 0 && (
        <>
          <input type="hidden" name="seen" value={JSON.stringify(seenOf(quote))} />
          <Consents quote={quote} documents={documents} />
          <PayBox quote={quote} {...funds} />
        </>
      )}
    </>
  )
}

function Terms() {
  const { t } = useIntl()
  const formats = useFormats()
  return (
    <div className="pair">
      <SelectField
        name="residence"
        label={t('mailing-order.field.residence')}
        hint={t('mailing-order.hint.residence')}
        placeholder={t('nationality.field.choose')}
        options={sortCountries(formats)}
        autoComplete="country"
      />
      <SelectField
        name="currency"
        label={t('billing.filter.currency')}
        placeholder={t('billing.filter.currency')}
        options={MONEY_CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </div>
  )
}

/** Mailings are not sold where a law forbids it; the page names the law. */
function Off({ off: { country, source } }: { off: NonNullable<MailingQuoteAnswer['off']> }) {
  const { t } = useIntl()
  const formats = useFormats()
  return (
    <Notice tone="land" title={t('mailing-order.off.title')}>
      <p className="small">
        <T id="mailing-order.off.text" values={{ country: formats.country(country), source: <bdi>{source}</bdi> }} />
      </p>
    </Notice>
  )
}

function Consents({ quote, documents }: Pick<Props, 'documents'> & { quote: MailingQuoteAnswer }) {
  const intl = useIntl()
  const { t } = intl
  const { country, list } = useFormats()
  const codes = quote.reach.countries.map(({ code }) => code)
  const outside = codes.filter((code) => !isInEea(code)).length
  return (
    <>
      <p>
        <T
          id="mailing-order.last.countries"
          values={{ countries: <b className="bold">{list(codes.map(country))}</b> }}
        />
      </p>
      {outside > 0 && <p className="small muted">{t('mailing-order.last.outside', { count: outside })}</p>}
      {documents.length > 0 && (
        <p>
          <T
            id="mailing-order.last.documents"
            values={{ documents: <b className="bold">{list(documents.map((one) => nameDocument(one, intl)))}</b> }}
          />
        </p>
      )}
      <Consent value={consentOf({ countries: codes })} count={codes.length} />
      {quote.paid > 0 && <BeginField name="isBegunAtOnce" beginsAt={quote.beginsAt} />}
    </>
  )
}

/** Belongs to the countries that are shown: the box is empty again when they change. */
function Consent({ value, count }: { value: string; count: number }) {
  const { t } = useIntl()
  const { id, error, errorId, initial } = useField('isCountriesChosen')
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label className="check bold">
        <input
          key={value}
          id={id}
          name="isCountriesChosen"
          type="checkbox"
          value={value}
          defaultChecked={initial === value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        {t('mailing-order.last.choose', { count })}
      </label>
      {error && (
        <p className="error" id={errorId}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
    </div>
  )
}
