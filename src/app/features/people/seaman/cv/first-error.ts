import {
  BIOMETRIC_GROUP,
  CONTACT_GROUP,
  DOCUMENT_GROUPS,
  DOCUMENT_MORE,
  EXPERIENCE_GROUPS,
  EXPERIENCE_MORE,
  type FieldGroup,
  KIN_GROUP,
  PERSONAL_GROUPS,
} from './field-groups.tsx'
import { CV_TABS, type CvTab, tabOf } from './tabs.ts'

const GROUPS: Readonly<Record<string, readonly FieldGroup[]>> = {
  profileData: PERSONAL_GROUPS,
  experience: [...EXPERIENCE_GROUPS, ...EXPERIENCE_MORE],
  documents: [...DOCUMENT_GROUPS, ...DOCUMENT_MORE],
  contact: [CONTACT_GROUP],
  biometric: [BIOMETRIC_GROUP],
  kin: [KIN_GROUP],
}
const PARTS = Object.keys(GROUPS)

/** Returns the position of a field: tab, part, entry, and index. */
function placeOf(path: string): number[] {
  const [part = '', ...rest] = path.split('.')
  const fields = (GROUPS[part] ?? []).flatMap((group) => group.fields)
  const entry = rest.length > 1 ? Number(rest[0]) : 0
  return [CV_TABS.indexOf(tabOf(path)), PARTS.indexOf(part), entry, fields.indexOf(rest.at(-1) ?? '')]
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((number, place) => number !== other[place])
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number)
}

/** Returns the first error: on the current tab, otherwise on the first tab with errors. */
export function findFirstError(paths: readonly string[], tab: CvTab): string | undefined {
  const here = paths.filter((path) => tabOf(path) === tab)
  return [...(here.length > 0 ? here : paths)].sort((one, other) => compare(placeOf(one), placeOf(other)))[0]
}

/** Returns paths of the fields with errors. */
export function listErrors(errors: object, path = ''): string[] {
  if ('message' in errors && 'type' in errors) return [path.slice(1)]
  return Object.entries(errors).flatMap(([name, inside]) =>
    inside && typeof inside === 'object' && name !== 'ref' ? listErrors(inside, `${path}.${name}`) : [],
  )
}
