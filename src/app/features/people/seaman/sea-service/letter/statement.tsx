import { Facts } from '#src/app/ui/facts.tsx'
import type { CvProfile } from '#src/domain/cv/cv.ts'
import { breakDown, sumService } from '#src/domain/sea-service/break-down.ts'
import type { SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../use-names.ts'
import { StatementTable } from './statement-table.tsx'

type Props = { person: CvProfile; voyages: readonly Voyage[]; mode: SeaMode; today: string; company: string }

export function Statement({ person, voyages, mode, today, company }: Props) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { country } = useNames()
  const { firstname, surname, birthDate, citizenship } = person
  return (
    <article className="statement column">
      <h1>{t('sea-service.letter.title')}</h1>
      <Facts
        rows={[
          {
            label: t('sea-service.letter.name'),
            value: (
              <b>
                <bdi>{`${firstname} ${surname}`}</bdi>
              </b>
            ),
          },
          { label: t('sea-service.letter.birth'), value: birthDate && plainDate(birthDate) },
          { label: t('sea-service.matrix.nationality'), value: country(citizenship) },
          { label: t('sea-service.column.company'), value: company && <bdi>{company}</bdi> },
        ]}
      />
      <StatementTable voyages={voyages} mode={mode} />
      <Sums voyages={voyages} mode={mode} today={today} />
      <p className="small">{t(`sea-service.about.${mode}`)}</p>
      <p className="small">{t('sea-service.letter.typed', { date: plainDate(today) })}</p>
      <div className="sign-here">
        <p>{t('sea-service.letter.place')}</p>
        <p>{t('sea-service.letter.stamp')}</p>
        <p>{t('sea-service.letter.signer')}</p>
        <p>{t('sea-service.letter.signature')}</p>
      </div>
    </article>
  )
}

function Sums({ voyages, mode, today }: Pick<Props, 'voyages' | 'mode' | 'today'>) {
  const { t } = useIntl()
  const { length, rank } = useNames()
  const ranks = breakDown(voyages, 'rank', mode, today)
  return (
    <Facts
      rows={[
        ...ranks.map(({ name, total }) => ({
          label: name === null ? t('sea-service.unnamed') : <bdi>{rank(name)}</bdi>,
          value: length(total),
        })),
        { label: <b>{t('sea-service.total.all')}</b>, value: <b>{length(sumService(voyages, mode, today).total)}</b> },
      ]}
    />
  )
}
