import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import type { Matrix } from '#src/domain/sea-service/matrix.ts'
import { TANKER_CARGOES } from '#src/domain/sea-service/tanker-cargoes.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../use-names.ts'
import { MatrixPapersShown } from './matrix-papers-shown.tsx'

/** The person's line of the officer matrix. */
export function MatrixCard({ matrix }: { matrix: Matrix }) {
  const { t } = useIntl()
  return (
    <section className="section">
      <header>
        <h2>{t('sea-service.matrix.title')}</h2>
        <p className="muted small">{t('sea-service.matrix.text')}</p>
      </header>
      <div className="halves">
        <div className="sheet padded">
          <Person matrix={matrix} />
        </div>
        <div className="sheet padded">
          <Years matrix={matrix} />
        </div>
      </div>
    </section>
  )
}

function Person({ matrix: { rank, nationality, english, joined, papers } }: { matrix: Matrix }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const names = useNames()
  const shown = (part: keyof typeof papers) => <MatrixPapersShown papers={papers} part={part} />
  return (
    <Facts
      rows={[
        { label: t('sea-service.column.rank'), value: <bdi>{names.rank(rank)}</bdi> },
        { label: t('sea-service.matrix.nationality'), value: names.country(nationality) },
        { label: t('sea-service.matrix.competency'), value: shown('competency') },
        { label: t('sea-service.matrix.acceptance'), value: shown('acceptance') },
        { label: t('sea-service.matrix.tanker'), value: shown('tanker') },
        { label: t('sea-service.matrix.training'), value: shown('training') },
        { label: t('sea-service.matrix.radio'), value: shown('radio') },
        {
          label: t('sea-service.matrix.english'),
          value: t(english ? `vocabulary.english.${english}` : 'sea-service.unnamed'),
        },
        { label: t('sea-service.matrix.joined'), value: joined && plainDate(joined) },
      ]}
    />
  )
}

function Years({ matrix: { years, operator, cargoes } }: { matrix: Matrix }) {
  const { t } = useIntl()
  const { unit } = useFormats()
  const say = (value: number) => unit(value, 'year')
  const ofCargo = TANKER_CARGOES.filter((cargo) => years.cargo[cargo] > 0 || cargoes.includes(cargo))
  const rows: Fact[] = [
    {
      label: t('sea-service.matrix.operator'),
      value:
        years.operator === null ? (
          t('sea-service.unnamed')
        ) : (
          <>
            {say(years.operator)} <bdi className="small muted">{operator}</bdi>
          </>
        ),
    },
    { label: t('sea-service.matrix.in-rank'), value: say(years.rank) },
    ...ofCargo.map((cargo) => ({
      label: t(`sea-service.years.${cargo}`),
      value: cargoes.includes(cargo) ? <b>{say(years.cargo[cargo])}</b> : say(years.cargo[cargo]),
    })),
    { label: t('sea-service.matrix.tankers'), value: say(years.tankers) },
    { label: t('sea-service.matrix.watch'), value: say(years.watch) },
  ]
  return <Facts rows={rows} />
}
