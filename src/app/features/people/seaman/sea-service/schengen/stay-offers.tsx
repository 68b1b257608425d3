import type { Stay } from '#src/domain/sea-service/schengen.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import type { OfferedStay } from './offer-stays.ts'

type Props = { offers: readonly OfferedStay[]; addStay: (stay: Stay) => void }

/** Days in ports of the area, by the CV: nothing counts before the person has said so. */
export function StayOffers({ offers, addStay }: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  if (offers.length === 0) return null
  return (
    <div className="column">
      <h3>{t('sea-service.schengen.offers')}</h3>
      <ul className="entries">
        {offers.map((offer) => (
          <li key={`${offer.port} ${offer.from}`} className="row split">
            <span>
              <T
                id="sea-service.schengen.offer"
                values={{ port: <bdi>{offer.port}</bdi>, date: plainDate(offer.from) }}
              />
            </span>
            <button type="button" className="button" onClick={() => addStay(offer)}>
              {t('sea-service.schengen.add')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
