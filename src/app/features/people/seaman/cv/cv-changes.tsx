import type { CvChange } from '#src/domain/cv/changes.ts'
import { CV_LISTS, type Cv, type CvListName } from '#src/domain/cv/cv.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type FormEntry, toFormEntry } from './form-values.ts'
import { useFieldWords } from './use-field-words.ts'

type Props = {
  caption: string
  changes: readonly CvChange[]
  before: Cv
  after: Cv
  /** Headings of the two states. */
  heads: { before: string; after: string }
}

/** Differences of two states of a CV, side by side as text. */
export function CvChanges({ caption, changes, before, after, heads }: Props) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cv.change.what')}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Change key={change.path.join('.')} change={change} before={before} after={after} heads={heads} />
        ))}
      </tbody>
    </table>
  )
}

function findEntry([part, id]: CvChange['path'], ...states: readonly Cv[]): FormEntry | undefined {
  if (!part || !(part in CV_LISTS)) return undefined
  const list = part as CvListName
  const found = states.flatMap((cv): readonly { id: string }[] => cv[list]).find((entry) => entry.id === id)
  return found && toFormEntry(list, found)
}

type ChangeProps = Omit<Props, 'caption' | 'changes'> & { change: CvChange }

function Change({ change: { path, kind, ...values }, before, after, heads }: ChangeProps) {
  const { t } = useIntl()
  const { labelOf, nameOf, wordsOf } = useFieldWords()
  const entry = findEntry(path, after, before)
  const [list] = path
  const amongOf = (cv: Cv) => (cv as unknown as Record<string, Record<string, unknown>>)[list as string] ?? {}
  const thereIf = (isThere: boolean) => t(isThere ? 'cv.change.present' : 'cv.change.absent')
  const words = (cv: Cv, value: unknown) => wordsOf(path, value, amongOf(cv)) || t('cv.clash.empty')
  if (kind === 'field')
    return (
      <tr>
        <th scope="row">{labelOf(path, entry)}</th>
        <Side label={heads.before}>{words(before, values.before)}</Side>
        <Side label={heads.after}>{words(after, values.after)}</Side>
      </tr>
    )
  return (
    <tr>
      <th scope="row">
        {kind === 'order' ? t(`cv.list.${list}`) : <bdi>{(entry && nameOf(path, entry)) || t('cv.entry.unnamed')}</bdi>}
      </th>
      {kind === 'order' ? <td className="full" /> : <Side label={heads.before}>{thereIf(kind === 'removed')}</Side>}
      <Side label={heads.after}>{kind === 'order' ? t('cv.change.order') : thereIf(kind === 'added')}</Side>
    </tr>
  )
}

const Side = ({ label, children }: { label: string; children: string }) => (
  <td className="full" data-l={label}>
    <bdi>{children}</bdi>
  </td>
)
