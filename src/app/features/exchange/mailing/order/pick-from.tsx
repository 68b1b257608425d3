import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { useFormats } from '#src/i18n/react.tsx'
import { Chosen, type Option, PickGroup, Picks } from '../control/picks.tsx'

type Props = {
  name: string
  legend: string
  /** The text if nothing is chosen, and that of the closed list. */
  none: string
  choose: string
  options: readonly Option[]
  chosen: readonly string[]
}

/** A list of choices that opens, with the chosen ones above it. A chosen value that is no option any more is kept. */
export function PickFrom({ name, legend, none, choose, options, chosen }: Props) {
  const { compare } = useFormats()
  const known = new Map(options.map((option) => [option.value, option]))
  const lost = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))
  const all = [...options, ...lost].sort((one, other) => compare(one.label, other.label))
  return (
    <PickGroup name={name} legend={legend}>
      <Chosen name={name} chosen={all.filter(({ value }) => chosen.includes(value))} none={none} />
      {all.length > 0 && (
        <Disclosure summary={choose}>
          <Picks name={name} options={all} />
        </Disclosure>
      )}
    </PickGroup>
  )
}
