import type { ReactNode } from 'react'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { applicantsPath } from '../application/applicants/applicants-path.ts'

type Props = { desk: CompanyDesk; now: number }

/** All tasks, most urgent first; empty kinds are left out. */
export const DeskWaiting = ({ desk, now }: Props) => (
  <>
    <Unread desk={desk} />
    <Ending desk={desk} now={now} />
    <Feeds desk={desk} />
  </>
)

type SectionProps = { title: string; rest?: boolean; children: ReactNode }

function Section({ title, rest = false, children }: SectionProps) {
  const { t } = useIntl()
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        {rest && <Link to="/company/vacancy">{t('company.vacancies.all')}</Link>}
      </header>
      <table className="table middle stack">
        <caption className="visually-hidden">{title}</caption>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

type RowProps = { vacancy: { rank: string; vesselType: string }; path: string; children: ReactNode }

function VacancyLine({ vacancy, path, children }: RowProps) {
  const intl = useIntl()
  return (
    <tr>
      <th scope="row">
        <PathLink className="name" path={path}>
          {rankName(intl, vacancy.rank)}
        </PathLink>
        <div className="smallest faint">{intl.t(`vessel.${vacancy.vesselType}`)}</div>
      </th>
      {children}
    </tr>
  )
}

function Unread({ desk: { applications } }: { desk: CompanyDesk }) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (applications.total === 0) return null
  return (
    <Section title={t('company.desk.applications')} rest={applications.vacancies > applications.items.length}>
      {applications.items.map((vacancy) => (
        <VacancyLine key={vacancy.id} vacancy={vacancy} path={applicantsPath(vacancy.id)}>
          <td>
            <span className="state note">{t('company.vacancies.new', { count: vacancy.count })}</span>
          </td>
          <td className="number faint not-on-phone">{date(vacancy.latestAt)}</td>
        </VacancyLine>
      ))}
    </Section>
  )
}

function Ending({ desk: { ending }, now }: Props) {
  const { t } = useIntl()
  const { relative } = useFormats()
  if (ending.total === 0) return null
  return (
    <Section title={t('company.desk.ending')} rest={ending.total > ending.items.length}>
      {ending.items.map((vacancy) => (
        <VacancyLine key={vacancy.id} vacancy={vacancy} path={`/vacancy/${vacancy.id}`}>
          <td className="number full">
            <StateMark kind="warn">{t('company.status.ends', { when: relative(vacancy.expiresAt, now) })}</StateMark>
          </td>
        </VacancyLine>
      ))}
    </Section>
  )
}

function Feeds({ desk: { feeds } }: { desk: CompanyDesk }) {
  const { t } = useIntl()
  if (feeds.length === 0) return null
  return (
    <Section title={t('feed.list.title')}>
      {feeds.map(({ id, name, failure }) => (
        <tr key={id}>
          <th scope="row">
            <Link className="name" to="/company/feeds/$id" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
            {failure && <div className="smallest faint">{t(`feed.failure.${failure}`)}</div>}
          </th>
          <td className="number full">
            <StateMark kind={failure ? 'bad' : 'note'}>
              {t(failure ? 'feed.state.failing' : 'feed.state.waiting')}
            </StateMark>
          </td>
        </tr>
      ))}
    </Section>
  )
}
