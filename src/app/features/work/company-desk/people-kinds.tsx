import { Place } from '#src/app/ui/place.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { lineText } from '#src/i18n/match-line-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { applicantsPath } from '../application/applicants/applicants-path.ts'
import { nameOther } from '../inbox/other-name.tsx'
import { DeskKind, Since } from './desk-list.tsx'
import { nameVacancy } from './name-vacancy.ts'

/** `mayChange`: a viewer only opens what others act on. */
export type KindProps = { desk: CompanyDesk; now: number; mayChange: boolean }

export function Applications({ desk: { applications }, now }: KindProps) {
  const intl = useIntl()
  const { dateRange } = useFormats()
  const { t } = intl
  const others = applications.items.reduce((rest, { count }) => rest - count, applications.total)
  return (
    <DeskKind
      title={t('company.desk.applications')}
      total={applications.total}
      path="/company/vacancy?sort=applications"
      rows={applications.items.map((item) => ({
        id: item.id,
        path: applicantsPath(item.id),
        name: nameVacancy(item, intl),
        facts: [
          t('company.vacancies.new', { count: item.count }),
          item.best && t('company.desk.best', item.best),
          t('company.desk.joining', { dates: dateRange(item.joinFrom, item.joinTo) }),
          item.port && <Place city={item.port.name} country={item.port.country} />,
        ],
        when: <Since at={item.since} now={now} />,
        verb: t('company.desk.verb.review'),
      }))}
      rest={others > 0 && t('company.desk.other-vacancies', { count: others })}
    />
  )
}

export function Messages({ desk: { messages }, now, mayChange }: KindProps) {
  const intl = useIntl()
  const { t } = intl
  return (
    <DeskKind
      title={t('company.desk.messages')}
      total={messages.total}
      path="/company/inbox"
      rows={messages.items.map(({ id, preview, files, sentAt, ...other }) => ({
        id,
        path: withQuery('/company/inbox', { thread: id }),
        name: <bdi>{nameOther(other, intl)}</bdi>,
        facts: [preview ? <bdi key="words">{preview}</bdi> : t('inbox.list.files', { count: files })],
        isCut: true,
        when: <Since at={sentAt} now={now} />,
        verb: t(mayChange ? 'company.desk.verb.reply' : 'saved.list.open'),
      }))}
    />
  )
}

export function Voyages({ desk: { voyages }, now }: KindProps) {
  const intl = useIntl()
  const { dateRange, plainDate } = useFormats()
  const { t } = intl
  const period = (from: string | null, to: string | null) =>
    from && (to ? dateRange(from, to) : t('check.voyage.since', { date: plainDate(from) }))
  return (
    <DeskKind
      title={t('check.asked.title')}
      total={voyages.total}
      path="/company/voyages"
      rows={voyages.items.map(({ id, name, rank, vesselName, from, to, askedAt }) => ({
        id,
        path: '/company/voyages',
        name: <bdi>{name}</bdi>,
        facts: [
          rank && <bdi key="rank">{nameTerm('rank', rank, intl)}</bdi>,
          vesselName && <bdi key="ship">{vesselName}</bdi>,
          period(from, to),
        ],
        when: <Since at={askedAt} now={now} />,
        verb: t('company.desk.verb.review'),
      }))}
    />
  )
}

export function Disputes({ desk: { disputes }, now, mayChange }: KindProps) {
  const intl = useIntl()
  const { t } = intl
  return (
    <DeskKind
      title={t('company.desk.disputes')}
      total={disputes.total}
      path="/company/vacancy?sort=applications"
      rows={disputes.items.map(({ vacancyId, applicationId, name, line, rank, at }) => ({
        id: `${applicationId} ${line}`,
        path: `${applicantsPath(vacancyId)}/${applicationId}#match`,
        name: <bdi>{name}</bdi>,
        facts: [lineText(line, intl), rankName(intl, rank)],
        when: <Since at={at} now={now} />,
        verb: t(mayChange ? 'company.desk.verb.decide' : 'saved.list.open'),
      }))}
    />
  )
}

/** As in the list of invitations: the seafarer’s identity stays hidden. */
export function Declined({ desk: { declined }, now }: KindProps) {
  const intl = useIntl()
  const { relative } = useFormats()
  const { t } = intl
  return (
    <DeskKind
      title={t('company.desk.declined')}
      total={declined.total}
      path="/company/invitations?state=declined"
      rows={declined.items.map(({ id, seafarer, rank, vesselType, at }) => ({
        id,
        path: seafarer ? `/seamans/${seafarer.id}` : '/company/invitations?state=declined',
        name: seafarer ? <bdi>{nameOther(seafarer, intl)}</bdi> : t('invitation.sent.unlisted'),
        facts: [nameVacancy({ rank, vesselType, vesselName: null }, intl)],
        when: relative(at, now),
        verb: t('saved.list.open'),
      }))}
    />
  )
}
