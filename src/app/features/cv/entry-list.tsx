import { useWatch } from 'react-hook-form'
import { Icon } from '#src/app/ui/icon.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from './cv-form-context.ts'
import { EmptyPart } from './empty-part.tsx'
import { EntryEditor } from './entry-editor.tsx'
import type { EntryKind } from './entry-kinds.tsx'
import { EntryMenu } from './entry-menu.tsx'
import type { FormEntry } from './form-values.ts'
import { type Entries, useEntries } from './use-entries.ts'
import { type Handle, useOrder } from './use-order.ts'

type Props = { kind: EntryKind; now: number }

/** Contracts or papers: the one that is edited above, all of them in a table below. */
export function EntryList({ kind, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const entries = useEntries(kind)
  const { ids, openId } = entries
  const { handleOf, movedTo } = useOrder(ids.length, entries.move)
  const { Above, Below } = kind
  const place = openId === undefined ? -1 : ids.indexOf(openId)
  return (
    <div className="column gap-5">
      <div className="row split">
        <h2>
          {t(`cv.list.${kind.list}`)} <span className="faint small">{ids.length}</span>
        </h2>
        <button type="button" className="button" onClick={() => entries.add()}>
          {t(`cv.add.${kind.list}`)}
        </button>
      </div>
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
  const { control } = useCv()
  const entry = useWatch({ control, name: `${kind.list}.${place}` as never }) as FormEntry | undefined
  if (!entry) return null
  const { Cells } = kind
  const name = kind.nameOf(entry, intl)
  const isOpen = entries.openId === entry.id
  return (
    <tr data-place={place} aria-selected={isOpen || undefined}>
      <td className="cv-handle-cell">
        <button type="button" className="button quiet soft icon-only cv-handle js-only" {...handle}>
          <Icon name="grip-vertical" />
          <span className="visually-hidden">{t('cv.order.handle', { name: name || t('cv.entry.unnamed') })}</span>
        </button>
      </td>
      <th scope="row">
        <button
          type="button"
          className="name cv-open"
          aria-expanded={isOpen}
          onClick={() => entries.open(isOpen ? undefined : entry.id)}
        >
          <bdi>{name || t('cv.entry.unnamed')}</bdi>
        </button>
      </th>
      <Cells entry={entry} now={now} />
      <td className="number cv-acts">
        <EntryMenu kind={kind} place={place} entries={entries} name={name || t('cv.entry.unnamed')} />
      </td>
    </tr>
  )
}

/** What was deleted, and the way back; gone when the page is left. */
function RemovedNotes({ kind, entries }: { kind: EntryKind; entries: Entries }) {
  const intl = useIntl()
  const { t } = intl
  if (entries.removed.length === 0) return null
  return (
    <ul className="notice land cv-removed" role="status">
      {entries.removed.map((one) => (
        <li key={one.entry.id} className="row split">
          <span>{t('cv.entry.deleted', { name: kind.nameOf(one.entry, intl) || t('cv.entry.unnamed') })}</span>
          <button type="button" className="button dense" onClick={() => entries.restore(one)}>
            {t('cv.entry.undo')}
          </button>
        </li>
      ))}
    </ul>
  )
}
