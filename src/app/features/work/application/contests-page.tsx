import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { lineText } from '#src/app/ui/match/match-words.ts'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { ContestList } from '#src/contract/application/match-schemas.ts'
import { countPages } from '#src/contract/http/paging.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { contests, contestsPath } from './contest-queries.ts'

type Data = { contests: ContestList }

/** For admins: contested lines of matches, and decisions of companies. */
export const contestsPage = definePage<Data>({
  queries: (ctx) => ({ contests: contests(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('match.admin.title'), noindex: true }),
  Component: Contests,
})

function Contests({ data: { contests: data } }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('match.admin.title')}</h1>
          {data.total > 0 && <p className="small muted">{t('match.admin.count', { count: data.total })}</p>}
        </div>
      </header>
      {data.items.length === 0 ? (
        <EmptyState title={t('match.admin.none-title')} text={t('match.admin.none-text')} />
      ) : (
        <ContestTable items={data.items} />
      )}
      <Pager page={data.page} pages={countPages(data)} pathFor={contestsPath} />
    </div>
  )
}

function ContestTable({ items }: Pick<ContestList, 'items'>) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('match.admin.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.contest.line')}</th>
          <th scope="col">{t('match.admin.said')}</th>
          <th scope="col">{t('match.admin.state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ContestRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function ContestRow({ item }: { item: ContestList['items'][number] }) {
  const intl = useIntl()
  const { t } = intl
  const { date } = useFormats()
  const { line, text, decision, createdAt, seaman, company, vacancyId, rank } = item
  return (
    <tr>
      <th scope="row" className="full">
        {lineText(line, intl)}
        <div className="smallest faint">
          <Link to="/vacancy/$id" params={{ id: vacancyId }}>
            {rankName(intl, rank)}
          </Link>{' '}
          <bdi>{company}</bdi>
        </div>
      </th>
      <td className="full">
        <p className="u-whitespace-pre-line" dir="auto">
          {text}
        </p>
        <div className="smallest faint">
          <bdi>{seaman}</bdi> {date(createdAt)}
        </div>
      </td>
      <td className="full">{t(`match.contest.${decision ?? 'waits'}`)}</td>
    </tr>
  )
}
