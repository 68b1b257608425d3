import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { MatchTicks } from '#src/app/ui/match/match-ticks.tsx'
import type { Review, ReviewVacancy } from '#src/contract/mailing/review-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../control/use-names.ts'

const MAX_SHOWN = 6

/** The vacancies of the agency against the CV, the best match first. */
export function OwnVacancies({ own }: { own: NonNullable<Review['own']> }) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column gap-2" aria-labelledby="against">
      <h2 className="heading-3" id="against">
        {t('mailing-review.match.title')}
      </h2>
      {own.vacancies.length === 0 ? (
        <p className="small muted">{t('mailing-review.match.none')}</p>
      ) : (
        <ul className="hair">
          {own.vacancies.slice(0, MAX_SHOWN).map((vacancy) => (
            <Vacancy key={vacancy.id} vacancy={vacancy} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Vacancy({ vacancy: { id, rank, vesselType, joinFrom, match, state } }: { vacancy: ReviewVacancy }) {
  const { t } = useIntl()
  const names = useNames()
  return (
    <li className="column u-gap-1">
      <Link className="plain name" to="/vacancy/$id" params={{ id }}>
        {names.rank(rank)}
      </Link>
      <span className="small muted">
        {t('mailing-review.match.vacancy', {
          vessel: names.vessel(vesselType),
          date: names.formats.plainDate(joinFrom),
        })}
      </span>
      <span className="row tight">
        <MatchTicks count={match} />
        <strong className="small">{t('company.applicant.met', match)}</strong>
        {state && <StateMark kind={state === 'applied' ? 'ok' : 'plain'}>{t(`invitation.state.${state}`)}</StateMark>}
      </span>
    </li>
  )
}
