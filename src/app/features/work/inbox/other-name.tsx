import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { InboxOther, InboxThread } from '#src/contract/inbox/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'

/** Returns the name of the other side, or its rank if the name is hidden. */
export function nameOther({ name, rank }: Pick<InboxOther, 'name' | 'rank'>, intl: AppIntl): string {
  if (name !== null) return name
  return rank === null ? intl.t('inbox.other.seaman') : rankName(intl, rank)
}

/** The name, linked to the page of the company or seafarer if there is one. */
export function OtherLink({ other }: { other: InboxOther }) {
  const name = <bdi>{nameOther(other, useIntl())}</bdi>
  return other.path ? (
    <PathLink className="plain" path={other.path}>
      {name}
    </PathLink>
  ) : (
    name
  )
}

/** Returns post and ship of a vacancy as text. */
export const nameVacancy = (vacancy: NonNullable<InboxThread['vacancy']>, intl: AppIntl): string =>
  intl.t('inbox.about.vacancy', {
    rank: rankName(intl, vacancy.rank),
    vessel: vesselText({ ...vacancy, vesselClass: null }, intl),
  })

/** The subject of a thread. */
export function About({ vacancy }: Pick<InboxThread, 'vacancy'>) {
  const intl = useIntl()
  if (!vacancy) return intl.t('inbox.about.company')
  const name = nameVacancy(vacancy, intl)
  if (!vacancy.isOpen) return intl.t('inbox.about.over', { vacancy: name })
  return (
    <Link to="/vacancy/$id" params={{ id: vacancy.id }}>
      {name}
    </Link>
  )
}
