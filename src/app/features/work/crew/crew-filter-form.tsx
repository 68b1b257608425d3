import { FilterForm } from '#src/app/ui/table/index.ts'
import type { CrewList, CrewQuery } from '#src/contract/crew/schemas.ts'
import { CREW } from '#src/contract/lists.ts'
import { departmentChoices, fleetChoices, monthChoices, rankChoices, vesselChoices } from './crew-choices.ts'
import { CREW_PATH } from './crew-path.ts'
import type { CrewWords } from './crew-words.ts'

type Props = { choices: CrewList['choices']; query: CrewQuery; words: CrewWords }

/** No live count: each request of the list counts towards the reader's limit. */
export function CrewFilterForm({ choices, query, words }: Props) {
  const { t } = words
  return (
    <FilterForm
      list={CREW}
      query={query}
      path={CREW_PATH}
      label={t('crew.filter.form')}
      fields={[
        { filter: 'rank', label: t('crew.filter.rank'), groups: rankChoices(choices, query, words) },
        { filter: 'department', label: t('crew.filter.department'), options: departmentChoices(words) },
        { filter: 'fleet', label: t('crew.filter.fleet'), options: fleetChoices(words) },
        { filter: 'vessel', label: t('crew.filter.vessel'), groups: vesselChoices(choices, query, words) },
        { filter: 'readyTo', label: t('crew.filter.ready-to') },
        { filter: 'inRank', label: t('crew.filter.in-rank'), options: monthChoices(query, words) },
      ]}
      submit={t('crew.filter.submit')}
    />
  )
}
