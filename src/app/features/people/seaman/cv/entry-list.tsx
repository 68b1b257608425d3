import { useEffect, useRef } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { idOf, useTypedError } from '#src/app/ui/forms/typed/typed-form.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type CvPath, useCv } from './cv-form-context.ts'
import { EmptyPart } from './empty-part.tsx'
import type { Entries } from './entries.ts'
import { EntryEditor } from './entry-editor.tsx'
import type { EntryKind } from './entry-kinds.tsx'
import { EntryMenu } from './entry-menu.tsx'
import type { FormEntry } from './form-values.ts'
import { useEntries } from './use-entries.ts'
import { type Handle, useOrder } from './use-order.ts'

type Props = { kind: EntryKind; now: number }

/** Contracts or papers: the edited one above, the table below. */
export function EntryList({ kind, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const entries = useEntries(kind)
  const { ids, openId } = entries
  useWayBack(openId)
  const { handleOf, movedTo } = useOrder(ids.length, entries.move)
  const { Above, Below } = kind
  const place = openId === undefined ? -1 : ids.indexOf(openId)
  return (
    <div className="column gap-5">
      <div className="row split">
        <h2>{t(`cv.list.${kind.list}`)}</h2>
        <button type="button" className="button" disabled={entries.isFull} onClick={() => entries.add()}>
          {t(`cv.add.${kind.list}`)}
        </button>
      </div>
      {entries.isFull && <p className="notice shoal">{t(`cv.list.full-${kind.list}`, { most: kind.most })}</p>}
      <ListError list={kind.list} />
      <RemovedNotes kind={kind} entries={entries} />
      {Above && <Above entries={entries} now={now} />}
      {place >= 0 && <EntryEditor key={`${openId}.${place}`} kind={kind} place={place} entries={entries} />}
      {ids.length === 0 ? (
        <EmptyPart part={kind.list} />
      ) : (
        <table className="table stack middle">
          <caption className="visually-hidden">{t(`cv.list.${kind.list}`)}</caption>
          <Heads kind={kind} />
          <tbody>
            {ids.map((id, at) => (
              <EntryRow key={id} kind={kind} place={at} now={now} entries={entries} handle={handleOf(at)} />
            ))}
          </tbody>
        </table>
      )}
      {Below && <Below entries={entries} now={now} />}
      <p className="visually-hidden" role="status">
        {movedTo !== undefined && t('cv.order.moved', { place: movedTo + 1, count: ids.length })}
      </p>
    </div>
  )
}

/** Returns the focus to the entry in the list, or to its undo button. */
function useWayBack(openId: string | undefined) {
  const before = useRef(openId)
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || document.activeElement !== document.body) return
    const row = document.getElementById(rowIdOf(closed))
    const way = row ?? document.querySelector<HTMLElement>('.cv-removed button')
    way?.focus()
  }, [openId])
}

const rowIdOf = (id: string): string => `cv-row-${id}`

/** The error of the last save about the whole list. */
function ListError({ list }: { list: EntryKind['list'] }) {
  const path: CvPath = `profileData.${list}`
  const error = useTypedError(path)
  if (!error) return null
  return (
    <p className="field bad error" id={idOf(path)} tabIndex={-1}>
      <Icon name="triangle-alert" size="small" />
      {error}
    </p>
  )
}

function Heads({ kind }: Pick<Props, 'kind'>) {
  const { t } = useIntl()
  return (
    <thead>
      <tr>
        <th scope="col" className="cv-handle-cell">
          <span className="visually-hidden">{t('cv.order.head')}</span>
        </th>
        {kind.columns.map((column) => (
          <th key={column} scope="col">
            {t(`cv.column.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('cv.entry.acts')}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = Props & { place: number; entries: Entries; handle: Handle }

function EntryRow({ kind, place, now, entries, handle }: RowProps) {
  const intl = useIntl()
  const { t } = intl
  const { control, getFieldState } = useCv()
  const path = `${kind.list}.${place}` as 'experience.0'
  const entry = useWatch({ control, name: path as never }) as FormEntry | undefined
  const state = useFormState({ control, name: path })
  if (!entry) return null
  const { Cells } = kind
  const name = kind.nameOf(entry, intl)
  const isOpen = entries.openId === entry.id
  const errors = countFields(getFieldState(path, state).error)
  return (
    <tr data-place={place} aria-selected={isOpen || undefined}>
      <td className="cv-handle-cell">
        <button
          type="button"
          className="button quiet soft icon-only cv-handle js-only"
          aria-label={t('cv.order.handle', { name: name || t('cv.entry.unnamed') })}
          {...handle}
        >
          <Icon name="grip-vertical" />
        </button>
      </td>
      <th scope="row">
        <button
          type="button"
          id={rowIdOf(entry.id)}
          className="name cv-open"
          aria-expanded={isOpen}
          onClick={() => entries.open(isOpen ? undefined : entry.id)}
        >
          <bdi>{name || t('cv.entry.unnamed')}</bdi>
        </button>
        {errors > 0 && (
          <div>
            <StateMark kind="bad">{t('cv.tab.errors', { count: errors })}</StateMark>
          </div>
        )}
      </th>
      <Cells entry={entry} now={now} />
      <td className="number cv-acts">
        <EntryMenu kind={kind} place={place} entries={entries} name={name || t('cv.entry.unnamed')} />
      </td>
    </tr>
  )
}

const countFields = (errors: object | undefined): number => (errors ? Object.keys(errors).length : 0)

/** Removed entries with undo, until the editor is left. */
function RemovedNotes({ kind, entries }: { kind: EntryKind; entries: Entries }) {
  const intl = useIntl()
  const { t } = intl
  if (entries.removed.length === 0) return null
  return (
    <ul className="notice land cv-removed" role="status">
      {entries.removed.map((one) => (
        <li key={one.entry.id} className="row split">
          <span>{t('cv.entry.deleted', { name: kind.nameOf(one.entry, intl) || t('cv.entry.unnamed') })}</span>
          <button type="button" className="button dense" disabled={entries.isFull} onClick={() => entries.restore(one)}>
            {t('cv.entry.undo')}
          </button>
        </li>
      ))}
    </ul>
  )
}
