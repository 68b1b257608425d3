import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { CvListName } from '#src/domain/cv/cv.ts'
import { type EntryProposal, pathOf } from '#src/domain/cv-import/compare.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from '../cv-form-context.ts'
import type { FormEntry } from '../form-values.ts'
import { useFieldWords } from '../use-field-words.ts'
import { ReviewTable } from './review-table.tsx'
import type { Ticks } from './use-ticks.ts'

type Props = { list: CvListName; entries: readonly EntryProposal[]; ticks: Ticks }

/** Found contracts or papers, each with its name. */
export function ReviewEntries({ list, entries, ticks }: Props) {
  const { t } = useIntl()
  const own = entries.filter((entry) => entry.list === list)
  if (own.length === 0) return null
  return (
    <section className="column gap-3">
      <h2>{t(`cv.list.${list}`)}</h2>
      <div>
        {own.map((entry) => (
          <ReviewEntry key={entry.place} entry={entry} ticks={ticks} />
        ))}
      </div>
    </section>
  )
}

function ReviewEntry({ entry: { list, place, matchId, fields }, ticks }: { entry: EntryProposal; ticks: Ticks }) {
  const { t } = useIntl()
  const { nameOf, wordsOf } = useFieldWords()
  const { getValues } = useCv()
  const values = getValues(list)[place] as FormEntry
  const name = nameOf([list], values) || t('cv.entry.unnamed')
  const paths = fields.filter(({ state }) => state !== 'same').map((field) => pathOf(list, field.name, place))
  const taken = paths.filter((path) => ticks.ticked.has(path)).length
  const begun = fields.find(({ name: field }) => field === 'startDate' || field === 'number')
  const summary = (
    <span className="row">
      <bdi>{name}</bdi>
      {begun && <bdi className="muted small">{wordsOf([list, begun.name], begun.found.value)}</bdi>}
      {matchId !== undefined && <span className="state note">{t('cv-import.known')}</span>}
      {fields.some(({ found, state }) => !found.isSure && state !== 'same') && (
        <span className="state warn">{t('cv-import.unsure')}</span>
      )}
      <span className="small muted">{t('cv-import.taken', { taken, count: paths.length })}</span>
    </span>
  )
  return (
    <Disclosure summary={summary} open={paths.length > 0}>
      <div className="column gap-3">
        {paths.length > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={taken === paths.length}
              onChange={({ currentTarget }) => ticks.set(paths, currentTarget.checked)}
            />
            <span>{t('cv-import.all-of', { name })}</span>
          </label>
        )}
        <ReviewTable caption={name} part={list} place={place} fields={fields} ticks={ticks} />
      </div>
    </Disclosure>
  )
}
