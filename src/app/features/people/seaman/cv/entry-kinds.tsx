import type { ReactNode } from 'react'
import { ValidityMark } from '#src/app/ui/validity-mark.tsx'
import { type CvListName, createDocument, createExperience, MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/domain/cv/cv.ts'
import { validityOf } from '#src/domain/validity.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Entries } from './entries.ts'
import { ENTRY_NAMES } from './entry-names.ts'
import { EvidenceGroup, EvidenceMark } from './evidence-mark.tsx'
import { DOCUMENT_GROUPS, DOCUMENT_MORE, EXPERIENCE_GROUPS, EXPERIENCE_MORE, type FieldGroup } from './field-groups.tsx'
import type { FormEntry } from './form-values.ts'
import { BehindPaper, PapersAbove, PapersBelow } from './paper-parts.tsx'

/** What differs between contracts and papers. */
export type EntryKind = {
  list: CvListName
  groups: readonly FieldGroup[]
  more: readonly FieldGroup[]
  create: (id: string) => { id: string }
  /** Limit of entries. */
  most: number
  /** New ones come first: contracts are in reverse order of time. */
  isNewFirst: boolean
  /** Fields that are not copied. */
  notCopied: readonly string[]
  columns: readonly string[]
  /** The name of an entry; empty without data. */
  nameOf: (entry: FormEntry, intl: AppIntl) => string
  Cells: (props: { entry: FormEntry; now: number }) => ReactNode
  /** Evidence, below the first fields. */
  Behind?: (props: { part: string; entryId: string }) => ReactNode
  /** Content above and below the list. */
  Above?: (props: { entries: Entries; now: number }) => ReactNode
  Below?: (props: { entries: Entries; now: number }) => ReactNode
}

const textOf = (entry: FormEntry, name: string): string => String(entry[name] ?? '')

function ContractCells({ entry }: { entry: FormEntry }) {
  const intl = useIntl()
  const { dateRange, plainDate } = useFormats()
  const [from, to] = [textOf(entry, 'startDate'), textOf(entry, 'endDate')]
  const { vesselType } = entry.fleetTypeAndVesselType as { vesselType: string }
  const flag = nameTerm('flag', textOf(entry, 'fleetVesselFlag'), intl)
  // A reversed range would be formatted as one day.
  const range = () => (to < from ? [from, to].map(plainDate).join(' – ') : dateRange(from, to))
  const begun = from && (to ? range() : intl.t('seaman.experience.since', { from: plainDate(from) }))
  return (
    <>
      <td className="full">
        <bdi>{nameTerm('vessel', vesselType, intl)}</bdi>
        {flag && (
          <div className="smallest faint">
            <bdi>{flag}</bdi>
          </div>
        )}
      </td>
      <td className="full">
        <bdi>{nameTerm('rank', textOf(entry, 'position'), intl)}</bdi>
      </td>
      <td className="full">
        <bdi>{textOf(entry, 'company')}</bdi>
      </td>
      <td className="full">
        {begun}
        <div>
          <EvidenceMark entryId={textOf(entry, 'id')} showsTyped={false} />
        </div>
      </td>
    </>
  )
}

function PaperCells({ entry, now }: { entry: FormEntry; now: number }) {
  const intl = useIntl()
  const { plainDate } = useFormats()
  const validTo = textOf(entry, 'validDate') || null
  const validity = validityOf(validTo, now)
  const issued = textOf(entry, 'issuedDate')
  const isTold = validTo !== null || issued !== '' || textOf(entry, 'number') !== ''
  return (
    <>
      <td>
        <bdi dir="ltr">{textOf(entry, 'number')}</bdi>
      </td>
      <td className="full">
        <bdi>{nameTerm('country', textOf(entry, 'issuedBy'), intl)}</bdi>
        {issued && <div className="smallest faint">{plainDate(issued)}</div>}
      </td>
      <td className="full">
        {isTold && (
          <div className="row tight">
            <ValidityMark validity={validity}>
              {intl.t(`seaman.validity.${validity}`, { date: validTo && plainDate(validTo) })}
            </ValidityMark>
            <EvidenceMark entryId={textOf(entry, 'id')} showsTyped={false} />
          </div>
        )}
      </td>
    </>
  )
}

export const CONTRACTS: EntryKind = {
  list: 'experience',
  groups: EXPERIENCE_GROUPS,
  more: EXPERIENCE_MORE,
  create: createExperience,
  most: MAX_EXPERIENCE,
  isNewFirst: true,
  notCopied: ['startDate', 'endDate'],
  columns: ['vessel', 'type', 'position', 'company', 'period'],
  nameOf: ENTRY_NAMES.experience,
  Cells: ContractCells,
  Behind: ({ entryId }) => <EvidenceGroup entryId={entryId} />,
}

export const PAPERS: EntryKind = {
  list: 'documents',
  groups: DOCUMENT_GROUPS,
  more: DOCUMENT_MORE,
  create: createDocument,
  most: MAX_DOCUMENTS,
  isNewFirst: false,
  notCopied: ['issuedDate', 'validDate', 'number'],
  columns: ['name', 'number', 'issued', 'valid'],
  nameOf: ENTRY_NAMES.documents,
  Cells: PaperCells,
  Behind: BehindPaper,
  Above: PapersAbove,
  Below: PapersBelow,
}
