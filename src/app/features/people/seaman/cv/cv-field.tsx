import { ChoiceField, DayField, FlagField, LinesField, PlainField } from '#src/app/ui/forms/typed/plain-field.tsx'
import { TermField } from '#src/app/ui/forms/typed/term-field.tsx'
import { CV_LISTS, CV_PARTS } from '#src/domain/cv/cv.ts'
import type { CvFields, CvField as Field } from '#src/domain/cv/fields.ts'
import { listChoices } from '#src/i18n/cv/choices.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { CvPath } from './cv-form-context.ts'
import { ImoField } from './imo-field.tsx'
import { VesselField } from './vessel-field.tsx'

const PARTS: Readonly<Record<string, CvFields>> = { ...CV_PARTS, ...CV_LISTS }

/** Fields with a hint below: `cv.hint.{part}.{name}`. */
const HINTED = new Set([
  'profileData.firstname',
  'profileData.homeAirport',
  'profileData.desiredContract',
  'profileData.isHideEngines',
  'documents.verifyAddress',
  'documents.extra',
])

type Props = { path: CvPath }

/** The last and the first part of a path; between them is a list index. */
const readPath = (path: string): [part: string, name: string] => {
  const parts = path.split('.')
  return [parts[0] as string, parts.at(-1) as string]
}

const SHAPES = { phone: { type: 'tel', dir: 'ltr' }, web: { inputMode: 'url', dir: 'ltr', spellCheck: false } } as const

type Described = { path: CvPath; label: string; hint?: string; optional: boolean }

function drawText(field: Extract<Field, { kind: 'text' }>, shared: Described) {
  if (field.shape === 'imo') return <ImoField {...shared} />
  if (field.lines) return <LinesField {...shared} />
  return <PlainField {...shared} {...(field.shape && SHAPES[field.shape])} />
}

/** A field of the CV by its schema. */
export function CvField({ path }: Props) {
  const { t } = useIntl()
  const [part, name] = readPath(path)
  const field = PARTS[part]?.[name] as Field
  const key = `${part}.${name}`
  const label = t(`cv.field.${part}.${name}`)
  const shared: Described = {
    path,
    label,
    optional: false,
    ...(HINTED.has(key) && { hint: t(`cv.hint.${part}.${name}`) }),
  }
  switch (field.kind) {
    case 'text':
      return drawText(field, shared)
    case 'term':
      return <TermField {...shared} kind={field.of} />
    case 'choice':
      return <ChoiceField {...shared} options={listChoices(name, field.of, t)} placeholder={t('cv.choice.none')} />
    case 'date':
      return <DayField {...shared} />
    case 'number':
    case 'money':
      return <PlainField {...shared} inputMode="numeric" dir="ltr" />
    case 'flag':
      return <FlagField {...shared} />
    case 'vessel':
      return <VesselField {...shared} />
  }
}
