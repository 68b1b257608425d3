import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { FORM_PLACES } from '#src/domain/agency-form/agency-form.ts'
import { labelOf } from '#src/i18n/cv/field-words.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

const OWN = ['full-name', 'today', 'duration', 'sea-service'] as const
const PARTS = new Set(['contact', 'biometric', 'kin', 'experience'])

/** Returns the meaning of a placeholder: a field of the CV, or a value derived from it. */
function meaningOf(intl: AppIntl, place: string): string {
  const [part, name] = place.includes('.') ? (place.split('.') as [string, string]) : ['profileData', place]
  const own = OWN.find((one) => one === name)
  if (own) return intl.t(`agency-form.places.${own}`)
  if (part === 'profileData' || PARTS.has(part)) return labelOf(intl, part, name)
  const field = labelOf(intl, 'documents', name)
  const paper = `certificate.${part}` as const
  return intl.has(paper) ? intl.t('paper.pair', { label: intl.t(paper), words: field }) : field
}

/** All placeholders, from the schema of the CV. */
export function PlacesTable() {
  const intl = useIntl()
  const { t } = intl
  return (
    <Disclosure summary={t('agency-form.places.title')}>
      <p className="small">{t('agency-form.places.text')}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('agency-form.places.name')}</th>
            <th scope="col">{t('agency-form.places.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {FORM_PLACES.map((place) => (
            <tr key={place}>
              <th scope="row">
                <code dir="ltr" className="break-anywhere">{`[[${place}]]`}</code>
              </th>
              <td>{meaningOf(intl, place)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
