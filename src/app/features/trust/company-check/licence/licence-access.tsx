import { StateMark } from '#src/app/ui/marks.tsx'
import type { CompanyState } from '#src/contract/company-check/company-check.ts'
import { LICENCE_ACCESS, LICENCE_RIGHTS, type LicenceAccess } from '#src/contract/company-check/licence-rights.ts'
import { useIntl } from '#src/i18n/react.tsx'

const MARKS = { yes: 'ok', limited: 'line', no: 'bad' } as const satisfies Record<LicenceAccess, string>

/** What the company may do in the present state of its licence. */
export function LicenceAccessList({ state }: { state: CompanyState }) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.opens.title')}</h2>
      <table className="table middle stack">
        <caption className="visually-hidden">{t('company-check.opens.title')}</caption>
        <tbody>
          {LICENCE_RIGHTS.map((right) => {
            const access = LICENCE_ACCESS[state][right]
            return (
              <tr key={right}>
                <th scope="row" className="full">
                  {t(`company-check.right.${right}`)}
                </th>
                <td className="full">
                  <StateMark kind={MARKS[access]}>{t(`company-check.opens.${right}.${access}`)}</StateMark>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
