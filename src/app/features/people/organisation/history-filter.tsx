import { useHref } from '#src/app/ui/href.tsx'
import { EVENT_KINDS } from '#src/contract/organisation/event-acts.ts'
import type { TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = {
  path: string
  members: TeamEvents['members']
  kind: string | undefined
  member: string | undefined
}

/** A GET form: the choices are in the address. */
export function HistoryFilter({ path, members, kind = '', member = '' }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <search aria-label={t('team.history.filter')}>
      <form key={`${member} ${kind}`} className="filter-row" method="get" action={href(path)}>
        <div className="field">
          <label htmlFor="history-member">{t('team.history.member')}</label>
          <select id="history-member" className="input dense" name="member" defaultValue={member}>
            <option value="">{t('team.history.any-member')}</option>
            {members.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="history-kind">{t('team.history.kind')}</label>
          <select id="history-kind" className="input dense" name="kind" defaultValue={kind}>
            <option value="">{t('team.history.any-kind')}</option>
            {EVENT_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`team.event-kind.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button dense">
          {t('team.history.filter')}
        </button>
      </form>
    </search>
  )
}
