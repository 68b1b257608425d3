import { Link } from '#src/app/ui/link.tsx'
import { type EventKind, kindOf } from '#src/contract/organisation/event-acts.ts'
import type { TeamEvent } from '#src/contract/organisation/event-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The pages of kinds whose objects have no own page. */
const PAGES = {
  invitation: '/company/invitations',
  contract: '/company/voyages',
  payment: '/company/balance',
  mailing: '/mailing/control',
  form: '/company/forms',
  profile: '/company/profile',
  licence: '/company/licence',
  report: '/company/complaints',
} as const satisfies Partial<Record<EventKind, string>>

/** A link to the object of an event, if it still exists. */
export function EventLink({ act, object }: TeamEvent) {
  const { t } = useIntl()
  const kind = kindOf(act)
  const page = PAGES[kind as keyof typeof PAGES]
  const text = t(`team.event-kind.${kind}`)
  if (page) return <Link to={page}>{text}</Link>
  if (!object) return null
  const { id, name, rank, vacancyId } = object
  const named = rank ? t(`rank.${rank}`) : text
  if (kind === 'vacancy')
    return (
      <Link to="/vacancy/$id/edit" params={{ id }}>
        {named}
      </Link>
    )
  if (kind === 'application' && vacancyId)
    return (
      <Link to="/company/vacancy/$id/applicants/$application" params={{ id: vacancyId, application: id }}>
        {named}
      </Link>
    )
  return <NamedLink kind={kind} id={id} text={name ?? text} />
}

function NamedLink({ kind, id, text }: { kind: EventKind; id: string; text: string }) {
  if (kind === 'feed')
    return (
      <Link to="/company/feeds/$id" params={{ id }} dir="auto">
        {text}
      </Link>
    )
  if (kind === 'ship')
    return (
      <Link to="/company/fleet" search={{ ship: id }} hash="ship" dir="auto">
        {text}
      </Link>
    )
  return kind === 'message' ? (
    <Link to="/company/inbox" search={{ thread: id }}>
      {text}
    </Link>
  ) : null
}
