import { Link } from '#src/app/ui/link.tsx'
import type { OwnBonus, OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What is given for what, the rules, and what became of each bonus of the person. */
export function BonusSection({ bonuses }: { bonuses: OwnBonuses }) {
  const { t } = useIntl()
  return (
    <section className="column gap-4">
      <h2>{t('bonus.title')}</h2>
      <Offers bonuses={bonuses} />
      <Rules friendsAMonth={bonuses.friendsAMonth} />
      <h3>{t('bonus.list.title')}</h3>
      <Items bonuses={bonuses} />
    </section>
  )
}

function Offers({ bonuses: { offers } }: { bonuses: OwnBonuses }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  if (offers.length === 0) return <p>{t('bonus.none-offered')}</p>
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.kind}>{t(`bonus.offer.${offer.kind}`, { amount: amount(offer.amount) })}</li>
      ))}
    </ul>
  )
}

function Rules({ friendsAMonth }: Pick<OwnBonuses, 'friendsAMonth'>) {
  const { t } = useIntl()
  return (
    <div className="prose small">
      <ul>
        <li>{t('bonus.rule.use')}</li>
        <li>{t('bonus.rule.end')}</li>
        <li>{t('bonus.rule.once')}</li>
        <li>{t('bonus.rule.sides')}</li>
        <li>{t('bonus.rule.month', { count: friendsAMonth })}</li>
        <li>{t('bonus.rule.withdrawn')}</li>
      </ul>
    </div>
  )
}

function Items({ bonuses: { items, total, unverified } }: { bonuses: OwnBonuses }) {
  const { t } = useIntl()
  return (
    <>
      {unverified > 0 && <p>{t('bonus.unverified', { count: unverified })}</p>}
      {items.length === 0 ? (
        <p className="muted">{t('bonus.none')}</p>
      ) : (
        <ul className="entries">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
      {total > items.length && <p className="small muted">{t('bonus.list.newest', { count: items.length })}</p>}
      <p className="small">
        <Link to="/seaman/profile/balance">{t('page.seaman-balance.title')}</Link>
      </p>
    </>
  )
}

function Item({ item: { kind, status, amount: booked, left, at, until } }: { item: OwnBonus }) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  return (
    <li className="row split">
      <span className="column u-gap-1">
        <span>{t(`bonus.kind.${kind}`)}</span>
        <span className="small muted">
          {t(`bonus.status.${status}`, { amount: left ? amount(left) : '', date: until === null ? '' : date(until) })}
        </span>
      </span>
      <span className="column u-gap-1">
        {booked && <span className="no-wrap">{amount(booked)}</span>}
        <span className="small muted">{date(at)}</span>
      </span>
    </li>
  )
}
