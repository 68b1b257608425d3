import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { InboxOther, InboxThread } from '#src/contract/inbox/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'

/** What the other side is called: its name, or where that may not be shown what it is on board. */
export function nameOther({ name, rank }: Pick<InboxOther, 'name' | 'rank'>, intl: AppIntl): string {
  if (name !== null) return name
  return rank === null ? intl.t('inbox.other.seaman') : rankName(intl, rank)
}

/** The name, which leads to the page of its company or seafarer where there is one. */
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

/** Post and ship of a vacancy, in words. */
export const nameVacancy = (vacancy: NonNullable<InboxThread['vacancy']>, intl: AppIntl): string =>
  intl.t('inbox.about.vacancy', {
    rank: rankName(intl, vacancy.rank),
    vessel: vesselText({ ...vacancy, vesselClass: null }, intl),
  })

/** What a thread is about. */
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
