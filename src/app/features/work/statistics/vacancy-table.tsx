import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { type Column, ListView } from '#src/app/ui/table/index.ts'
import { VACANCY_FIGURES } from '#src/contract/lists.ts'
import type { VacancyFigures, VacancyFiguresList, VacancyFiguresQuery } from '#src/contract/statistics/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { nameVacancy } from '../company-desk/name-vacancy.ts'
import { STATISTICS_PATH, statisticsPath } from './statistics-path.ts'

type Props = { vacancies: VacancyFiguresList; query: VacancyFiguresQuery; ctx: PageContext }

/** The company's vacancies with their figures, each linked to its own statistics. */
export function VacancyTable({ vacancies, query, ctx }: Props) {
  const intl = useIntl()
  const { t } = intl
  return (
    <section className="section">
      <header>
        <h2>{t('statistics.by-vacancy')}</h2>
      </header>
      <ListView
        list={VACANCY_FIGURES}
        query={query}
        path={STATISTICS_PATH}
        data={vacancies}
        file="/server/company/statistics/vacancy.csv"
        ctx={ctx}
        caption={t('statistics.by-vacancy')}
        columns={useFigureColumns(query)}
        idOf={({ id }) => id}
        nameOf={(vacancy) => nameVacancy(vacancy, intl)}
        none={{ title: t('statistics.none.title'), text: t('statistics.none.text') }}
      />
    </section>
  )
}

function useFigureColumns({ period }: VacancyFiguresQuery): readonly Column<VacancyFigures>[] {
  const intl = useIntl()
  const { integer, date } = useFormats()
  const { t } = intl
  const figure = (id: 'views' | 'applications' | 'answered' | 'shortlisted' | 'joined', name: string) => ({
    id,
    name,
    isNumber: true as const,
    phone: 'line' as const,
    isNamed: true as const,
    cell: (row: VacancyFigures) => integer(row[id]),
  })
  const falling = (by: string) => ({ orders: [{ by, direction: 'descending' as const }] })
  return [
    {
      id: 'vacancy',
      name: t('company.column.vacancy'),
      isHead: true,
      cell: (row) => (
        <PathLink className="name" path={statisticsPath(period, row.id)}>
          {nameVacancy(row, intl)}
        </PathLink>
      ),
    },
    {
      id: 'published',
      name: t('company.column.published'),
      phone: 'no',
      ...falling('newest'),
      cell: ({ publishedAt }) => date(publishedAt),
    },
    { ...figure('views', t('statistics.views')), ...falling('views') },
    { ...figure('applications', t('company.column.applications')), ...falling('applications') },
    figure('answered', t('statistics.column.answered')),
    figure('shortlisted', t('company.stage.shortlisted')),
    { ...figure('joined', t('company.stage.joined')), ...falling('joined') },
  ]
}
