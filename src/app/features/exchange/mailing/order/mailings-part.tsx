import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnMailings } from '#src/contract/mailing/order-schemas.ts'
import type { ListedMailing, MailingPrices } from '#src/contract/mailing/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { prices: MailingPrices | undefined; free: OwnMailings['free'] | undefined; here: string }

/** The mailings of the price list, and what is free this month. */
export function MailingsPart({ prices, free, here }: Props) {
  const { t } = useIntl()
  return (
    <section className="section column gap-4" id="mailings">
      <h2>{t('page.mailing-control.title')}</h2>
      {free && <FreeLetters free={free} />}
      {prices ? <Mailings mailings={prices.mailings} /> : <MissingPart here={here} />}
      <Not />
    </section>
  )
}

/** The first day of the month after a calendar month (YYYY-MM). */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return toPlainDate(Date.UTC(year, number))
}

function FreeLetters({ free: { letters, month, isPremium } }: Pick<OwnMailings, 'free'>) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const date = plainDate(nextMonth(month))
  return (
    <p className="u-pbe-4">
      {letters === 0 && t('mailing-order.free.used', { date })}
      {letters > 0 && t(isPremium ? 'mailing-order.free.premium' : 'mailing-order.free.left', { count: letters, date })}
    </p>
  )
}

function Mailings({ mailings }: { mailings: readonly ListedMailing[] }) {
  const { t } = useIntl()
  if (mailings.length === 0) return <EmptyState title={t('mailing.none.title')} text={t('mailing.none.text')} />
  return (
    <ul className="services">
      {mailings.map((mailing) => (
        <Service key={mailing.id} mailing={mailing} />
      ))}
      {packagesOf(mailings).map((one) => (
        <Package key={one.id} sold={one} />
      ))}
    </ul>
  )
}

type Sold = NonNullable<ListedMailing['packages']>[number]

/** Each package once: the list has it with each of its parts. */
const packagesOf = (mailings: readonly ListedMailing[]): Sold[] => [
  ...new Map(mailings.flatMap(({ packages = [] }) => packages).map((one) => [one.id, one])).values(),
]

function Package({ sold: { id, title, price, saves } }: { sold: Sold }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  const write = ({ amount: minor, currency }: Sold['price']) => amount({ minor, currency })
  return (
    <li className="sheet padded column gap-3">
      <div className="column gap-1">
        <h3 className="heading-3">{title}</h3>
        <p className="small muted">{t('mailing-order.package.text')}</p>
      </div>
      <div>
        <p>
          <strong>
            <bdi>{t('mailing-order.package.price', { price: write(price) })}</bdi>
          </strong>
        </p>
        <p className="small muted">{t('service.price.saves', { amount: write(saves) })}</p>
      </div>
      <Choose id={id} title={title} />
    </li>
  )
}

function Service({ mailing: { id, title, text, agencies, unitPrice } }: { mailing: ListedMailing }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <li className="sheet padded column gap-3">
      <div className="column gap-1">
        <h3 className="heading-3">{title}</h3>
        <p className="small muted">{text}</p>
      </div>
      <div>
        <p>
          <strong>
            <bdi>
              {t('mailing.row.unit', { price: amount({ minor: unitPrice.amount, currency: unitPrice.currency }) })}
            </bdi>
          </strong>
        </p>
        <p className="small muted">{t('mailing.row.agencies', { count: agencies })}</p>
      </div>
      <Choose id={id} title={title} />
    </li>
  )
}

function Choose({ id, title }: Pick<Sold, 'id' | 'title'>) {
  const { t } = useIntl()
  return (
    <>
      <p className="small">{t('mailing-order.services.limit')}</p>
      <p>
        <Link className="button" to="/seaman/services/$id" params={{ id }}>
          {t('mailing-order.services.choose')}
          <span className="visually-hidden"> {title}</span>
        </Link>
      </p>
    </>
  )
}

const NOT = ['placement', 'advantage', 'unasked', 'twice'] as const

function Not() {
  const { t } = useIntl()
  return (
    <Disclosure summary={t('mailing-order.not.title')} open>
      <ul className="prose">
        {NOT.map((one) => (
          <li key={one}>{t(`mailing-order.not.${one}`)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
