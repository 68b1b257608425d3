import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import type { CrewList } from '#src/contract/schemas/crew.ts'
import {
  type Choice,
  type ChoiceGroup,
  departmentChoices,
  fleetChoices,
  monthChoices,
  rankChoices,
  vesselChoices,
} from './crew-choices.ts'
import { type CrewFilter, type CrewFilters, crewAddress } from './crew-filters.ts'
import type { CrewWords } from './crew-words.ts'

type Props = { choices: CrewList['choices']; filters: CrewFilters; words: CrewWords }

/** A plain GET form: every choice is in the address. */
export function CrewFilterForm({ choices, filters, words }: Props) {
  const href = useHref()
  const { t } = words
  const menu = (filter: CrewFilter, label: string) => ({ filter, label, first: t('crew.filter.any'), filters })
  return (
    <search aria-label={t('crew.filter.form')}>
      {/* A new list brings its own first values, also where the page is not drawn anew. */}
      <form key={crewAddress(filters)} className="sheet padded filter-grid" method="get" action={href('/seamans')}>
        <Menu {...menu('rank', t('crew.filter.rank'))} groups={rankChoices(choices, filters, words)} />
        <Menu {...menu('department', t('crew.filter.department'))} options={departmentChoices(words)} />
        <Menu {...menu('fleet', t('crew.filter.fleet'))} options={fleetChoices(words)} />
        <Menu {...menu('vessel', t('crew.filter.vessel'))} groups={vesselChoices(choices, filters, words)} />
        <div className="field">
          <label htmlFor="crew-readyTo">{t('crew.filter.ready-to')}</label>
          <DayInput id="crew-readyTo" className="input dense" name="readyTo" defaultValue={filters.readyTo} />
        </div>
        <Menu {...menu('inRank', t('crew.filter.in-rank'))} options={monthChoices(filters, words)} />
        {filters.sort !== 'ready' && <input type="hidden" name="sort" value={filters.sort} />}
        <button type="submit" className="button primary">
          {t('crew.filter.submit')}
        </button>
      </form>
    </search>
  )
}

type MenuProps = {
  filter: CrewFilter
  label: string
  first: string
  filters: CrewFilters
  options?: readonly Choice[]
  groups?: readonly ChoiceGroup[]
}

const Menu = ({ filter, label, first, filters, options = [], groups = [] }: MenuProps) => (
  <div className="field">
    <label htmlFor={`crew-${filter}`}>{label}</label>
    <select id={`crew-${filter}`} className="input dense" name={filter} defaultValue={filters[filter]}>
      <option value="">{first}</option>
      <Options choices={options} />
      {groups.map(({ title, choices }) => (
        <optgroup key={title} label={title}>
          <Options choices={choices} />
        </optgroup>
      ))}
    </select>
  </div>
)

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
