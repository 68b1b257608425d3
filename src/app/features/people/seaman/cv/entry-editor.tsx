import { useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { idOf } from '#src/app/ui/forms/typed/typed-form.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCv } from './cv-form-context.ts'
import { useCvEditing } from './editing.ts'
import type { Entries } from './entries.ts'
import type { EntryKind } from './entry-kinds.tsx'
import { FieldGroupView } from './field-groups.tsx'
import type { FormEntry } from './form-values.ts'

type Props = { kind: EntryKind; place: number; entries: Entries }

/** The fields of one entry, and links to its neighbours. */
export function EntryEditor({ kind, place, entries }: Props) {
  const { t } = useIntl()
  const part = `${kind.list}.${place}`
  const ref = useFocus(entries.ids[place] ?? '', part)
  return (
    <section className="sheet cv-editor" ref={ref} aria-labelledby="cv-editing">
      <header>
        <Heading kind={kind} part={part} />
        <EntryWays place={place} entries={entries} />
      </header>
      <div className="padded column gap-5">
        {kind.groups.map((group) => (
          <FieldGroupView key={group.name} part={part} group={group} />
        ))}
        {kind.Behind && <kind.Behind part={part} entryId={entries.ids[place] ?? ''} />}
        <Disclosure summary={t(`cv.more.${kind.list}`)} open={hasMore(kind, part, useCv().getValues)}>
          <div className="column gap-5">
            {kind.more.map((group) => (
              <FieldGroupView key={group.name} part={part} group={group} />
            ))}
          </div>
        </Disclosure>
      </div>
      <footer className="row split">
        <button type="button" className="button quiet" onClick={() => entries.remove(place)}>
          {t('cv.entry.delete')}
        </button>
        <button type="button" className="button" onClick={() => entries.open(undefined)}>
          {t('cv.entry.done')}
        </button>
      </footer>
    </section>
  )
}

/** Focuses the first field of an opened entry; a moved entry keeps the focus. */
function useFocus(id: string, part: string) {
  const ref = useRef<HTMLElement>(null)
  const { takeOpened, focused } = useCvEditing()
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again for each entry and place
  useLayoutEffect(() => {
    const section = ref.current
    if (takeOpened(id)) {
      section?.scrollIntoView({ block: 'start' })
      section?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
    } else if (focused.current?.id === id)
      document.getElementById(idOf(`${part}.${focused.current.field}`))?.focus({ preventScroll: true })
    focused.current = undefined
    return () => {
      const { activeElement: active } = document
      const name = section?.contains(active) ? active?.getAttribute('name') : undefined
      focused.current = name ? { id, field: name.slice(part.length + 1) } : undefined
    }
  }, [])
  return ref
}

/** Whether a field of a collapsed group is filled. */
const hasMore = (kind: EntryKind, part: string, getValues: (path: never) => unknown): boolean => {
  const entry = getValues(part as never) as FormEntry
  return kind.more.some(({ fields }) => fields.some((name) => entry[name] !== ''))
}

function Heading({ kind, part }: Pick<Props, 'kind'> & { part: string }) {
  const intl = useIntl()
  const { control } = useCv()
  const entry = useWatch({ control, name: part as never }) as FormEntry
  const name = kind.nameOf(entry, intl)
  return <h3 id="cv-editing">{name ? intl.t('cv.entry.editing', { name }) : intl.t(`cv.entry.new-${kind.list}`)}</h3>
}

/** Previous and next entry, and back to the list. */
function EntryWays({ place, entries: { ids, open } }: Omit<Props, 'kind'>) {
  const { t } = useIntl()
  return (
    <div className="row tight">
      <span className="small muted">{t('cv.entry.place', { place: place + 1, count: ids.length })}</span>
      <button type="button" className="button quiet dense" disabled={place === 0} onClick={() => open(ids[place - 1])}>
        {t('cv.entry.previous')}
      </button>
      <button
        type="button"
        className="button quiet dense"
        disabled={place === ids.length - 1}
        onClick={() => open(ids[place + 1])}
      >
        {t('cv.entry.next')}
      </button>
    </div>
  )
}
