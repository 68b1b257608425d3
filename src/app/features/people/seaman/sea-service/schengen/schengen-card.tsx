import { Notice } from '#src/app/ui/states.tsx'
import type { Cv } from '#src/domain/cv/cv.ts'
import { movesFreely } from '#src/domain/sea-service/schengen-countries.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DayCount } from './day-count.tsx'
import { offerStays } from './offer-stays.ts'
import { StayForm } from './stay-form.tsx'
import { StayList } from './stay-list.tsx'
import { StayOffers } from './stay-offers.tsx'
import { useStays } from './use-stays.ts'

type Props = { cv: Cv; today: string; owner: Parameters<typeof useStays>[0] }

/** The counter of ninety days in any 180. What is typed stays in this browser. */
export function SchengenCard({ cv, today, owner }: Props) {
  const { t } = useIntl()
  const { stays, addStay, removeStay } = useStays(owner)
  return (
    <section className="section js-only">
      <header>
        <h2>{t('sea-service.schengen.title')}</h2>
        <p className="muted small">{t('sea-service.schengen.text')}</p>
      </header>
      <div className="column gap-4">
        {movesFreely(cv.profileData.citizenship) && <Notice>{t('sea-service.schengen.free')}</Notice>}
        <DayCount stays={stays} today={today} />
        <StayForm today={today} addStay={addStay} />
        <StayOffers offers={offerStays(cv.experience, stays, today)} addStay={addStay} />
        <StayList stays={stays} removeStay={removeStay} />
        <p className="small muted">{t('sea-service.schengen.note')}</p>
      </div>
    </section>
  )
}
