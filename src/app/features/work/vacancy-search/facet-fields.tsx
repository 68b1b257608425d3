import type { FacetGroup, Option } from './facet-group.ts'
import { OptionMenu } from './option-menu.tsx'
import type { Words } from './words.ts'

/** An open list of choices. */
export const FacetFields = ({ group, words }: { group: FacetGroup; words: Words }) =>
  isEmpty(group) ? null : (
    <fieldset className="facet">
      <legend>{group.title}</legend>
      <Choices group={group} words={words} />
    </fieldset>
  )

/** The same, collapsed until something is selected. */
export const FacetDetails = ({ group, words }: { group: FacetGroup; words: Words }) =>
  isEmpty(group) ? null : (
    <details className="facet" open={group.ticks.some((option) => option.checked)}>
      <summary>{group.title}</summary>
      <Choices group={group} words={words} />
    </details>
  )

const isEmpty = (group: FacetGroup): boolean => group.ticks.length + group.menu.length === 0

const Choices = ({ group, words }: { group: FacetGroup; words: Words }) => (
  <>
    {group.ticks.map((option) => (
      <Tick key={option.value} name={group.filter} option={option} words={words} />
    ))}
    {group.menu.length > 0 && <OptionMenu group={group} words={words} />}
    {group.hint && <p className="hint">{group.hint}</p>}
  </>
)

const Tick = ({ name, option, words }: { name: string; option: Option; words: Words }) => (
  <label className="check">
    <input type="checkbox" name={name} value={option.value} defaultChecked={option.checked} />
    {option.name}
    {option.count !== null && <span className="tally">{words.formats.number(option.count)}</span>}
  </label>
)
