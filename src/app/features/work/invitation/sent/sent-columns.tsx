import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { InvitationState, SentInvitation } from '#src/contract/invitation/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'

const KINDS: Record<InvitationState, StateKind> = {
  invited: 'line',
  seen: 'note',
  applied: 'ok',
  declined: 'plain',
  withdrawn: 'plain',
}

export function useSentColumns(): readonly Column<SentInvitation>[] {
  const { t } = useIntl()
  return [
    {
      id: 'seafarer',
      name: t('invitation.sent.seafarer'),
      isHead: true,
      phone: 'line',
      cell: (invitation) => <Seafarer invitation={invitation} />,
    },
    {
      id: 'vacancy',
      name: t('company.column.vacancy'),
      phone: 'line',
      cell: (invitation) => <Vacancy invitation={invitation} />,
    },
    {
      id: 'invited',
      name: t('invitation.sent.invited'),
      isNamed: true,
      cell: ({ invitedAt }) => <ShortDate date={invitedAt} />,
    },
    {
      id: 'state',
      name: t('company.column.state'),
      text: ({ state }) => t(`invitation.state.${state}`),
      cell: (invitation) => <State invitation={invitation} />,
    },
  ]
}

type Props = { invitation: SentInvitation }

/** As in the crew list: their identity is hidden. */
function Seafarer({ invitation: { seafarer } }: Props) {
  const intl = useIntl()
  if (!seafarer) return <span className="muted">{intl.t('invitation.sent.unlisted')}</span>
  return (
    <>
      <Link className="name" to="/seamans/$id" params={{ id: seafarer.id }}>
        {seafarer.rank ? rankName(intl, seafarer.rank) : intl.t('crew.detail.other-rank')}
      </Link>
      {seafarer.maskedName && (
        <div className="smallest faint">
          <bdi>{seafarer.maskedName}</bdi>
        </div>
      )}
    </>
  )
}

function Vacancy({ invitation: { vacancy } }: Props) {
  const intl = useIntl()
  const { plainDate } = useFormats()
  const { id, rank, vesselType, joinFrom } = vacancy
  return (
    <>
      <Link to="/vacancy/$id" params={{ id }}>
        {rankName(intl, rank)}
      </Link>
      <div className="smallest faint">
        {vesselText({ vesselType, vesselClass: null }, intl)} · {plainDate(joinFrom)}
      </div>
    </>
  )
}

function State({ invitation: { state, applicationId, vacancy } }: Props) {
  const { t } = useIntl()
  const mark = <StateMark kind={KINDS[state]}>{t(`invitation.state.${state}`)}</StateMark>
  if (applicationId === null) return mark
  return (
    <Link to="/company/vacancy/$id/applicants/$application" params={{ id: vacancy.id, application: applicationId }}>
      {mark}
    </Link>
  )
}
