import { ChoiceField, DayField, FlagField, LinesField, PlainField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { TermField } from '#src/app/ui/forms/typed/term-field.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { listChoicesOf } from './choices.ts'
import { useMissing } from './editor-context.ts'
import { LABELS } from './labels.ts'
import { RowList } from './row-list.tsx'
import type { FieldName } from './sections.ts'
import { ShipNumber } from './ship-number.tsx'
import { TextsField } from './texts-field.tsx'

const TERMS = { rank: 'rank', flag: 'flag', engine: 'engine', port: 'port', portCountry: 'country' } as const
const DAYS: readonly string[] = ['joinFrom', 'joinTo']
const FLAGS: readonly string[] = ['cadetBerth', 'hidesShip']
const LINES: readonly string[] = ['tradingArea', 'agreement', 'insurance']
const LISTS: readonly string[] = ['papers', 'areas', 'crew', 'nationalities']
/** Fields with a hint below. */
const HINTED: readonly string[] = [
  'hidesShip',
  'cadetBerth',
  'payMin',
  'capacity',
  'duration',
  'rotationOn',
  'insurance',
  'portCountry',
]
const WORDS: readonly string[] = ['vesselName', 'vesselClass']

/** One field of the form, with what publishing still needs. */
export function FormField({ name }: { name: FieldName }) {
  const intl = useIntl()
  const { needed } = useMissing()
  const label = intl.t(LABELS[name])
  const said = HINTED.includes(name) ? intl.t(`vacancy-form.hint.${name}`) : undefined
  const hint = needed.includes(name) ? [intl.t('vacancy-form.wrong.needed'), said].filter(Boolean).join(' ') : said
  const shared = { path: name, label, hint }
  const choices = LISTS.includes(name) ? undefined : listChoicesOf(name, intl)
  if (name === 'imo') return <ShipNumber label={label} />
  if (name === 'texts') return <TextsField />
  if (LISTS.includes(name)) return <RowList name={name as 'papers'} />
  if (name in TERMS) return <TermField {...shared} kind={TERMS[name as keyof typeof TERMS]} />
  if (choices) return <ChoiceField {...shared} options={choices} placeholder={intl.t('cv.choice.none')} />
  if (DAYS.includes(name)) return <DayField {...shared} />
  if (FLAGS.includes(name)) return <FlagField {...shared} />
  if (LINES.includes(name)) return <LinesField {...shared} />
  return (
    <PlainField {...shared} {...(!WORDS.includes(name) && { inputMode: 'decimal' as const, dir: 'ltr' as const })} />
  )
}
