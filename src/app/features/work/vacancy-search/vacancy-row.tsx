import { useKeptMarkup } from '#src/app/ui/kept-markup.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { MatchTicks } from '#src/app/ui/match/match-ticks.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import type { ListedVacancy, OwnMark } from '#src/contract/vacancy-search/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { describeRow, isNew, joinsSoon, type RowText } from './row-text.ts'
import { type Words, wordsFor } from './words.ts'

type RowsProps = {
  vacancies: readonly ListedVacancy[]
  now: number
  /** The reader's last visit, UTC ms: newer rows are marked. A guest's document marks none. */
  since?: number | null | undefined
}

/** Vacancies as rows; translations are looked up once for all, rows use no hooks. */
export function VacancyRows({ vacancies, now, since = null }: RowsProps) {
  const intl = useIntl()
  const words = wordsFor(intl, useFormats())
  // If every row is new, it is said once.
  const allNew = vacancies.length > 1 && vacancies.every((vacancy) => isNew(vacancy, since))
  return (
    <>
      {allNew && <p className="small muted">{words.t('vacancy.list.all-new')}</p>}
      <RowHeads words={words} hasMatch={vacancies.some(({ own }) => own !== undefined)} />
      <Rows vacancies={vacancies} words={words} now={now} since={allNew ? null : since} />
    </>
  )
}

type ListProps = Omit<RowProps, 'vacancy'> & { vacancies: readonly ListedVacancy[] }

/** Rows after these are never on a phone's first screen and are laid out late. */
const LONG = 12
const FIRST = 5

function Rows({ vacancies, ...row }: ListProps) {
  const keep = useKeptMarkup()
  const [first, rest] = vacancies.length < LONG ? [vacancies, []] : [vacancies.slice(0, FIRST), vacancies.slice(FIRST)]
  if (!keep) {
    const draw = (vacancy: ListedVacancy) => <VacancyRow key={vacancy.id} vacancy={vacancy} {...row} />
    return (
      <div className="vacancy-rows">
        {first.map(draw)}
        {rest.length > 0 && <div className="later">{rest.map(draw)}</div>}
      </div>
    )
  }
  const draw = (vacancy: ListedVacancy) => keep(rowKey(vacancy, row), () => <VacancyRow vacancy={vacancy} {...row} />)
  const later = rest.length > 0 ? `<div class="later">${rest.map(draw).join('')}</div>` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, drawn by React
  return <div className="vacancy-rows" dangerouslySetInnerHTML={{ __html: first.map(draw).join('') + later }} />
}

/** The cache key of a row's markup. */
const rowKey = (vacancy: ListedVacancy, { words, now, since }: Omit<RowProps, 'vacancy'>): string =>
  `${words.intl.code} ${isNew(vacancy, since)} ${joinsSoon(vacancy, now)} ${JSON.stringify(vacancy)}`

const RowHeads = ({ words: { t }, hasMatch }: { words: Words; hasMatch: boolean }) => (
  <div className={hasMatch ? 'vacancy-heads with-match' : 'vacancy-heads'} aria-hidden="true">
    <span />
    <span>{t('vacancy.row.position')}</span>
    <span>{t('vacancy.row.pay')}</span>
    <span>{t('vacancy.row.joins')}</span>
    <span>{t('vacancy.row.employer')}</span>
    {hasMatch && <span>{t('vacancy.row.match')}</span>}
  </div>
)

type RowProps = {
  vacancy: ListedVacancy
  words: Words
  now: number
  since: number | null
}

export function VacancyRow({ vacancy, words, now, since }: RowProps) {
  const text = describeRow(vacancy, words, now, since)
  const { t } = words
  return (
    <article className={vacancy.own ? 'vacancy-row with-match' : 'vacancy-row'}>
      <span className={`ship ship-${text.silhouette}`} aria-hidden="true" />
      <div className="position">
        <h3 className="name">
          <PathLink path={text.path}>{text.rank}</PathLink>
          {text.isNew && (
            <>
              {' '}
              <span className="state note new">{t('vacancy.row.new')}</span>
            </>
          )}
        </h3>
        <p className="small muted">{text.vessel}</p>
        {text.size && <p className="smallest faint">{text.size}</p>}
      </div>
      <p className="pay">
        <PaySum pay={vacancy.pay} {...words} />
      </p>
      <Joining text={text} soon={t('vacancy.row.soon')} />
      <p className="employer">
        <span>
          <bdi>{vacancy.employer.name}</bdi>
        </span>
        <VerifiedMark verified={vacancy.employer.verified} t={words.t} />
      </p>
      {vacancy.own && <Match own={vacancy.own} words={words} />}
    </article>
  )
}

const Match = ({ own: { match, applied }, words: { t } }: { own: OwnMark; words: Words }) => (
  <p className="match">
    <MatchTicks count={match} />
    <span>{t('vacancy.row.met', match)}</span>
    {applied && <StateMark kind="ok">{t('vacancy.row.applied')}</StateMark>}
  </p>
)

const Joining = ({ text, soon }: { text: RowText; soon: string }) => (
  <p className="joining">
    <span className="bold no-wrap">
      {text.isSoon && <SignalFlag letter="p" size="inline" label={soon} />}
      {text.joins}
    </span>
    {text.port && (
      <span>
        <bdi>{text.port}</bdi>
      </span>
    )}
    {text.duration && <span>{text.duration}</span>}
  </p>
)
