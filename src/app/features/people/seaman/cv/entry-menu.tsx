import { Menu } from '#src/app/ui/menu.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { Entries } from './entries.ts'
import type { EntryKind } from './entry-kinds.tsx'

type Props = { kind: EntryKind; place: number; entries: Entries; name: string }

/** Actions on one entry. Each closes the menu. */
export function EntryMenu({ place, entries, name }: Props) {
  const { t } = useIntl()
  const { copy, move, remove, ids, isFull } = entries
  const acts: readonly [id: string, act: () => void, isOpen?: boolean][] = [
    ['edit', () => entries.open(ids[place])],
    ['copy-first', () => copy(place, 'first'), !isFull],
    ['copy-last', () => copy(place, 'last'), !isFull],
    ['up', () => move(place, place - 1), place > 0],
    ['down', () => move(place, place + 1), place < ids.length - 1],
    ['delete', () => remove(place)],
  ]
  return (
    <Menu icon="ellipsis" label={t('cv.entry.more', { name })} show="icon" className="js-only" popClassName="narrow">
      {acts
        .filter(([, , isOpen = true]) => isOpen)
        .map(([id, act]) => (
          <button
            key={id}
            type="button"
            onClick={(event) => {
              event.currentTarget.closest('details')?.removeAttribute('open')
              act()
            }}
          >
            {t(`cv.entry.${id}`)}
          </button>
        ))}
    </Menu>
  )
}
