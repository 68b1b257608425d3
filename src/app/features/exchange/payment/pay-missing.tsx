import { SubmitButton } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { Amount } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { offerPayment, payAct, writeMissing } from './missing-payment.ts'
import type { ShownTopUps } from './top-up-pages.ts'
import { TopUpState } from './top-up-state.tsx'
import { Arrived } from './top-ups.tsx'

type Props = { lacks: Amount | null | undefined; topUps: ShownTopUps | undefined }

/** In the form of an order: the button that pays what the balance lacks at a provider, and the way to the balance. */
export function PayMissing({ lacks, topUps }: Props) {
  const { t } = useIntl()
  const { amount } = useFormats()
  const offer = lacks && topUps && offerPayment(lacks, topUps)
  return (
    <>
      {offer && (
        <>
          <input type="hidden" name="missing" value={writeMissing(offer.amount)} />
          {offer.least && <p className="small">{t('mailing-order.pay.now-least', { least: amount(offer.least) })}</p>}
          {offer.providers.map((provider) => (
            <SubmitButton key={provider} name="act" value={payAct(provider)}>
              {t('mailing-order.pay.now', { amount: amount(offer.amount) })}
            </SubmitButton>
          ))}
          <p className="small muted">{t('mailing-order.pay.now-note')}</p>
        </>
      )}
      <Link className="button full" to="/seaman/profile/balance">
        {t('mailing-order.pay.top-up')}
      </Link>
    </>
  )
}

/** For people who return to the form of an order from the page of a provider: what became of their payment. */
export function ReturnedPayment({ topUps }: { topUps: ShownTopUps | undefined }) {
  const { t } = useIntl()
  const topUp = topUps?.items.find(({ id }) => id === topUps.arrived)
  if (!topUp) return null
  if (topUp.state === 'paid') return <Arrived topUp={topUp} />
  return (
    <Notice>
      <p>
        <TopUpState topUp={topUp} />
      </p>
      {topUp.stage === 'processing' && <p className="small">{t('top-up.card.processing')}</p>}
      <p className="small">
        <Link to="/seaman/profile/balance">{t('page.seaman-balance.title')}</Link>
      </p>
    </Notice>
  )
}
