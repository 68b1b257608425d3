import { clean } from '#src/domain/cv-import/clean.ts'
import type { FoundFields, Reading } from '#src/domain/cv-import/found.ts'
import { isRecord, listOf, type RawFields, readCvFields } from '#src/domain/cv-import/read-cv-fields.ts'
import { splitName } from '#src/domain/cv-import/read-names.ts'
import { type Ground, readValue } from '#src/domain/cv-import/read-value.ts'

/** Whether a file looks like a JSON Resume. */
export const isJsonResume = (json: unknown): json is RawFields =>
  isRecord(json) && (isRecord(json.basics) || Array.isArray(json.work))

type Field = readonly [part: string, name: string, value: unknown]

const sourceOf = (path: string, value: unknown) => ({ text: `${path}: ${String(value)}`.slice(0, 160), place: null })

/** Words of the format read as fields of the CV. A date may be a year or a month alone, which is not enough to be sure. */
function readFields(path: string, fields: readonly Field[], ground: Ground): FoundFields {
  const found: Record<string, FoundFields[string]> = {}
  for (const [part, name, value] of fields) {
    if (typeof value !== 'string' || value.trim() === '') continue
    const read = readValue(part, name, value, ground)
    if (read) found[name] = { ...read, source: sourceOf(path, value) }
  }
  return found
}

/** What the format says in its own words, where the words of the CV are not beside them. */
function readBasics(basics: RawFields, ground: Ground): { profileData: FoundFields; contact: FoundFields } {
  const name = typeof basics.name === 'string' ? splitName(clean(basics.name), false) : undefined
  const source = sourceOf('basics.name', basics.name)
  const linked = listOf(basics.profiles).find(({ network }) => /linked/i.test(String(network)))
  return {
    profileData: {
      ...(name && {
        firstname: { value: name.firstname, isSure: name.isSure, source },
        surname: { value: name.surname, isSure: name.isSure, source },
      }),
      ...readFields('basics.label', [['profileData', 'positionMain', basics.label]], ground),
    },
    contact: {
      ...readFields('basics.phone', [['contact', 'mobile', basics.phone]], ground),
      ...readFields('basics.profiles', [['contact', 'linkedin', linked?.url]], ground),
    },
  }
}

const readWork = (work: RawFields, path: string, ground: Ground): FoundFields =>
  readFields(
    path,
    [
      ['experience', 'company', work.name ?? work.company],
      ['experience', 'position', work.position],
      ['experience', 'startDate', work.startDate],
      ['experience', 'endDate', work.endDate],
    ],
    ground,
  )

function readCertificate(told: RawFields, path: string, ground: Ground): FoundFields {
  const fields = readFields(
    path,
    [
      ['documents', 'name', told.name],
      ['documents', 'issuedDate', told.date],
      ['documents', 'issuedBy', told.issuer],
      ['documents', 'verifyAddress', told.url],
    ],
    ground,
  )
  const known = typeof told.name === 'string' ? ground.terms.findPaper(told.name) : undefined
  return fields.name
    ? { ...fields, type: { value: known?.type ?? 'certificate', isSure: true, source: fields.name.source } }
    : fields
}

/** What a JSON Resume says: of ours everything as it was, of others what a CV of the sea has fields for. */
export function readJsonResume(json: RawFields, ground: Ground): Reading {
  const basics = isRecord(json.basics) ? json.basics : {}
  const told = readCvFields({
    ...(isRecord(basics.seafarer) && basics.seafarer),
    experience: listOf(json.work).map(({ seafarer }) => seafarer),
    documents: listOf(json.certificates).map(({ seafarer }) => seafarer),
  })
  const plain = readBasics(basics, ground)
  return {
    ...told,
    profileData: isRecord(basics.seafarer) ? told.profileData : { ...plain.profileData, ...told.profileData },
    contact: isRecord(basics.seafarer) ? told.contact : { ...plain.contact, ...told.contact },
    experience: listOf(json.work).map((work, place) =>
      isRecord(work.seafarer) ? (told.experience[place] as FoundFields) : readWork(work, `work[${place}]`, ground),
    ),
    documents: listOf(json.certificates).map((one, place) =>
      isRecord(one.seafarer)
        ? (told.documents[place] as FoundFields)
        : readCertificate(one, `certificates[${place}]`, ground),
    ),
  }
}
