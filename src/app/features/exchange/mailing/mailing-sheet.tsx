import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import type { ListedMailing, PriceSum } from '#src/contract/mailing/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { type Buyer, OrderLink } from './order-link.tsx'

/** Writes prices with all their cents. */
function useSum() {
  const { amount: write } = useFormats()
  return ({ amount: minor, currency }: PriceSum) => write({ minor, currency })
}

type Props = { mailing: ListedMailing; level: 'h2' | 'h3'; buyer?: Buyer | undefined }

/** One mailing of the price list with what the reader chose to see, and its order for those who may buy. */
export function MailingSheet({ mailing, level: Heading, buyer }: Props) {
  const { t } = useIntl()
  const sum = useSum()
  const { id, title, text, agencies, leftOut, price, unitPrice, withinHours } = mailing
  return (
    <section className="sheet padded column gap-4">
      <div className="column gap-1">
        <Heading className="heading-3">{title}</Heading>
        <p className="small muted">{text}</p>
      </div>
      <p>
        <strong>
          <bdi>{sum(price)}</bdi>
        </strong>{' '}
        ·{' '}
        <span className="small muted">
          {t('mailing.row.agencies', { count: agencies })} · {t('mailing.row.unit', { price: sum(unitPrice) })}
        </span>
      </p>
      {leftOut.ru > 0 && <p className="small">{t('mailing.row.left-out', { count: leftOut.ru })}</p>}
      <Facts rows={useFacts(mailing, buyer)} small />
      <p className="small muted">{t('mailing.row.terms', { hours: withinHours })}</p>
      {buyer && <OrderLink id={id} title={title} buyer={buyer} />}
    </section>
  )
}

/** Undefined without the switch, null if the list has no price for it. */
function useFacts(mailing: ListedMailing, buyer: Buyer | undefined): Fact[] {
  const { t } = useIntl()
  const { country, integer, list } = useFormats()
  const sum = useSum()
  const { countries, prices, application, consultation, firstPromo, packages, price } = mailing
  const orNone = <Part,>(part: Part | null | undefined, show: (part: Part) => Fact['value']) =>
    part === undefined ? null : part === null ? t('mailing.row.not-offered') : show(part)
  return [
    {
      label: t('mailing.row.countries'),
      value: list(countries.map(({ code, agencies }) => `${country(code)} (${integer(agencies)})`)),
    },
    {
      label: t('mailing.row.prices'),
      value: prices && <Prices prices={prices.filter(({ currency }) => currency !== price.currency)} />,
    },
    {
      label: t('mailing.row.application'),
      value: orNone(application, (part) => (
        <>
          <p>
            {part.ownForms === 0
              ? t('mailing.row.no-forms')
              : t('mailing.row.forms', { own: part.ownForms, free: part.filledFree })}
          </p>
          {part.byHand > 0 && (
            <p>
              {t('mailing.row.by-hand', {
                ...{ count: part.byHand, hours: part.withinHours },
                ...{ price: sum(part.price), unit: sum(part.unitPrice) },
              })}
            </p>
          )}
        </>
      )),
    },
    { label: t('mailing.row.consultation'), value: orNone(consultation, (part) => <Consultation part={part} />) },
    { label: t('mailing.row.promo'), value: orNone(firstPromo, (part) => <Promo part={part} />) },
    {
      label: t('mailing.row.packages'),
      value: orNone(packages?.length === 0 ? null : packages, (all) =>
        all.map(({ id, title, price, saves }) => (
          <div key={id} className="column gap-2">
            <p>{t('mailing.row.package', { title, price: sum(price), saved: sum(saves) })}</p>
            {buyer && <OrderLink id={id} title={title} buyer={buyer} />}
          </div>
        )),
      ),
    },
  ]
}

function Prices({ prices }: { prices: NonNullable<ListedMailing['prices']> }) {
  const { t } = useIntl()
  const { number, plainDate } = useFormats()
  const sum = useSum()
  return prices.map(({ amount, currency, rate, rateDate }) => (
    <p key={currency}>
      {rate && rateDate
        ? t('mailing.row.rate', {
            price: sum({ amount, currency }),
            rate: number(Number(rate)),
            date: plainDate(rateDate),
          })
        : sum({ amount, currency })}
    </p>
  ))
}

function Consultation({ part }: { part: NonNullable<ListedMailing['consultation']> }) {
  const { t } = useIntl()
  const { language, list } = useFormats()
  const sum = useSum()
  const { minutes, price, languages, withinHours } = part
  return t('mailing.row.talk', {
    ...{ minutes, hours: withinHours, price: sum(price) },
    languages: list(languages.map((code) => language(code))),
  })
}

function Promo({ part }: { part: NonNullable<ListedMailing['firstPromo']> }) {
  const { t } = useIntl()
  const { percent, plainDate } = useFormats()
  const sum = useSum()
  const { price, off, until } = part
  const values = { price: sum(price), percent: percent(off.percent / 100) }
  return until === null
    ? t('mailing.row.first', values)
    : t('mailing.row.first-until', { ...values, date: plainDate(until) })
}
