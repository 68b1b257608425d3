import { Link, PathLink } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import { listPath } from '#src/contract/http/describe-list.ts'
import { ADMIN_VACANCIES, type AdminVacancyState } from '#src/contract/moderation/list.ts'
import type { AdminVacancy, AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { VACANCIES_PATH } from './queries.ts'

const KINDS: Readonly<Record<AdminVacancyState, StateKind>> = {
  waiting: 'warn',
  published: 'ok',
  paused: 'line',
  draft: 'line',
  refused: 'bad',
  'taken-down': 'bad',
  expired: 'line',
  closed: 'line',
  withdrawn: 'bad',
}

/** What a waiting vacancy does not have yet. */
const NOT_WAITING = new Set(['state', 'published', 'public'])

export function useVacanciesColumns(query: AdminVacancyQuery, now: number): readonly Column<AdminVacancy>[] {
  const { t } = useIntl()
  const { relative } = useFormats()
  const isQueue = query.state === 'waiting'
  const name = (column: string) => t(`moderation.column.${column}`)
  const state = (vacancy: AdminVacancy) => t(`moderation.state.${vacancy.state}`)
  const columns: readonly Column<AdminVacancy>[] = [
    {
      id: 'vacancy',
      name: name('vacancy'),
      isHead: true,
      phone: 'line',
      cell: (vacancy) => <Named vacancy={vacancy} />,
    },
    {
      id: 'state',
      name: t('admin.column.state'),
      text: state,
      cell: (vacancy) => <StateMark kind={KINDS[vacancy.state]}>{state(vacancy)}</StateMark>,
    },
    { id: 'company', name: name('company'), phone: 'line', cell: (vacancy) => <Company vacancy={vacancy} /> },
    {
      id: 'feed',
      name: name('feed'),
      phone: 'line',
      isNamed: true,
      cell: (vacancy) => <Feed vacancy={vacancy} query={query} />,
    },
    { id: 'flags', name: name('flags'), phone: 'line', cell: (vacancy) => <Warnings vacancy={vacancy} /> },
    {
      id: 'published',
      name: t('company.column.published'),
      phone: 'line',
      isNamed: true,
      orders: [
        { by: 'newest', direction: 'descending' },
        { by: 'oldest', direction: 'ascending' },
      ],
      cell: (vacancy) => <Published vacancy={vacancy} />,
    },
    {
      id: 'changed',
      name: name(isQueue ? 'since' : 'changed'),
      phone: 'line',
      isNamed: true,
      ...(!isQueue && { orders: [{ by: 'changed', direction: 'descending' }] as const }),
      cell: ({ updatedAt }) => relative(updatedAt, now),
    },
  ]
  return isQueue ? columns.filter(({ id }) => !NOT_WAITING.has(id)) : columns
}

type Props = { vacancy: AdminVacancy }

function Named({ vacancy: { id, rank, vesselType } }: Props) {
  const intl = useIntl()
  return (
    <>
      <Link className="name" to="/admin/vacancies/$id" params={{ id }}>
        {rankName(intl, rank)}
      </Link>
      <div className="smallest faint">{intl.t(`vessel.${vesselType}`)}</div>
    </>
  )
}

function Company({ vacancy: { company } }: Props) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <>
      <Link to="/admin/companies/$id" params={{ id: company.id }}>
        <bdi>{company.name}</bdi>
      </Link>
      <div className="smallest faint">{country(company.country)}</div>
      {company.suspended && <StateMark kind="bad">{t('company-check.queue.suspended')}</StateMark>}
    </>
  )
}

/** Other vacancies of the feed are one link away. */
function Feed({ vacancy: { feed }, query }: Props & { query: AdminVacancyQuery }) {
  const { t } = useIntl()
  if (!feed) return t('moderation.source.hand')
  return (
    <PathLink path={listPath(ADMIN_VACANCIES, VACANCIES_PATH, { ...query, feed: feed.id, page: 1 })}>
      <bdi>{feed.name}</bdi>
    </PathLink>
  )
}

/** What a moderator should look at, and open reports. */
function Warnings({ vacancy: { flags, reports, company } }: Props) {
  const { t } = useIntl()
  return (
    <>
      {flags.map((flag) => (
        <StateMark key={flag} kind="warn">
          {t(`vacancy-form.flag.${flag}`)}
        </StateMark>
      ))}
      {reports > 0 && (
        <Link to="/admin/reports" search={{ kind: 'vacancy', company: company.id }}>
          {t('moderation.reports', { count: reports })}
        </Link>
      )}
    </>
  )
}

function Published({ vacancy: { id, publishedAt, isPublic } }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <>
      {publishedAt === null ? t('moderation.not-published') : date(publishedAt)}
      {isPublic && (
        <div className="smallest">
          <Link to="/vacancy/$id" params={{ id }}>
            {t('moderation.public')}
          </Link>
        </div>
      )}
    </>
  )
}
