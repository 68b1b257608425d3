import type { Agency } from '../../../contract/schemas/crewing.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { Facts } from '../../ui/facts.tsx'
import { placeText } from './texts.ts'

export function Offices({ agency: { offices } }: { agency: Agency }) {
  const { t } = useIntl()
  const words = { t, formats: useFormats() }
  if (offices.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>{t('crewing.offices.title')}</h2>
      </header>
      <Facts
        rows={offices.map((office) => ({
          label: t(`crewing.office.${office.kind}`),
          value: (
            <>
              {office.address && (
                <>
                  <bdi>{office.address}</bdi>
                  <br />
                </>
              )}
              {placeText(office, words)}
            </>
          ),
        }))}
      />
    </section>
  )
}
