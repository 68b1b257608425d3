import { EmptyState } from '#src/app/ui/states.tsx'
import type { Friends } from '#src/contract/friend/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Who joined by the link: letters and months, and the total. */
export function JoinedList({ friends: { total, joined } }: { friends: Friends }) {
  const { t } = useIntl()
  const { monthYear } = useFormats()
  if (total === 0) return <EmptyState title={t('profile.friends.none')} text={t('profile.friends.none-text')} />
  return (
    <section>
      <h2>{t('profile.friends.joined', { count: total })}</h2>
      <p className="small muted">{t('profile.friends.who')}</p>
      <ul className="entries">
        {joined.map(({ maskedName, joinedIn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one from another
          <li key={index} className="row split">
            <bdi>{maskedName ?? t('profile.friends.unnamed')}</bdi>
            <span className="muted">{monthYear(joinedIn)}</span>
          </li>
        ))}
      </ul>
      {total > joined.length && <p className="small muted">{t('profile.friends.newest', { count: joined.length })}</p>}
    </section>
  )
}
