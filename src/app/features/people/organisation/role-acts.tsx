import { Icon } from '#src/app/ui/icon.tsx'
import { isAtLeast, MEMBER_ROLES } from '#src/contract/http/roles.ts'
import { ROLE_ACTS } from '#src/contract/organisation/role-acts.ts'
import { useIntl } from '#src/i18n/react.tsx'

const ROLES = MEMBER_ROLES.toReversed()

/** What each role may do: a tick, or the word “no”. */
export function RoleActs() {
  const { t } = useIntl()
  const title = t('team.acts.title')
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="table middle">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team.acts.action')}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col" className="number">
                {t(`team.role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLE_ACTS.map(({ act, least }) => (
            <tr key={act}>
              <th scope="row">{t(`team.act.${act}`)}</th>
              {ROLES.map((role) => (
                <td key={role} className="number">
                  {isAtLeast(role, least) ? <Yes /> : <span className="faint">{t('team.acts.no')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Yes() {
  const { t } = useIntl()
  return (
    <>
      <Icon name="check" />
      <span className="visually-hidden">{t('team.acts.yes')}</span>
    </>
  )
}
