import type { TimedDetailProps } from './detail-props.ts'
import { VacancyRows } from './vacancy-row.tsx'

export const SimilarVacancies = ({ vacancy, words, now }: TimedDetailProps) =>
  vacancy.similar.length === 0 ? null : (
    <section className="section later">
      <header>
        <h2>{words.t('vacancy.detail.similar')}</h2>
      </header>
      <VacancyRows vacancies={vacancy.similar} now={now} />
    </section>
  )
